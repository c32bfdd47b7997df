/// How many columns of a terminal a character takes.
///
/// Source: [Unicode Standard Annex #11](https://www.unicode.org/reports/tr11/):
/// wide and full-width characters take two columns, ambiguous ones one. Emoji
/// take two, whatever they are composed of.
///
/// A character of several letters, as Indic scripts have, takes the columns of
/// each; the vowels and the final consonants of Hangul stand in the column of
/// the first one.
nonisolated extension Character {
  var columns: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.columns
    }
    if first.isShownAsEmoji(in: scalars) { return 2 }
    return scalars.reduce(0) { $0 + $1.columns }
  }
}

nonisolated extension StringProtocol {
  /// How many columns of a terminal the text takes on one line.
  var columns: Int {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}

/// The variation selector that asks for the picture of a character.
private nonisolated let emojiVariation: Unicode.Scalar = "\u{FE0F}"

nonisolated extension Unicode.Scalar {
  fileprivate var columns: Int {
    if value < 0x300 { return value < 0x20 || 0x7F..<0xA0 ~= value ? 0 : 1 }
    return isWide ? 2 : isInvisible ? 0 : 1
  }

  /// Whether a character that begins with this one is a picture.
  fileprivate func isShownAsEmoji(
    in scalars: Character.UnicodeScalarView
  )
    -> Bool
  {
    properties.isEmojiPresentation
      || properties.isEmoji && scalars.contains(emojiVariation)
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x30FF: true
    default:
      properties.isEmojiPresentation
        || wideRanges.contains { $0 ~= value }
    }
  }

  fileprivate var isInvisible: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}

/// The wide and full-width ranges that are not emoji.
private nonisolated let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul jamo that begin a syllable
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals, punctuation
  0x3041...0x33FF,  // kana, bopomofo, compatibility jamo, squared words
  0x3400...0x4DBF,  // ideographs, extension A
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,  // Hangul jamo, extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // compatibility and small forms
  0xFF01...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,  // full-width signs
  0x16FE0...0x18CFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FB,  // kana supplements, Nushu
  0x1F1E6...0x1F1FF,  // regional indicators
  0x1F200...0x1F265,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs, further extensions
]
