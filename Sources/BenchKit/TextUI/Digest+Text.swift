extension Digest {
  init(lines: some Sequence<String>) {
    self.init()
    for line in lines {
      add(line.utf8)
      endRow()
    }
  }

  /// The digest of a text's lines.
  init(text: String) {
    self.init()
    for line in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      add(line)
      endRow()
    }
  }
}
