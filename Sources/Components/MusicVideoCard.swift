import Model
import TextUI

/// What there is to know about a music video; long words are cut.
public struct MusicVideoCard: View {
  private let video: MusicVideo

  /// Shows a video.
  public init(_ video: MusicVideo) {
    self.video = video
  }

  public var body: some View {
    VStack {
      Text(video.genre).dim()
      Text("\(video.track) - \(video.artist)")
    }
    .lineLimit(3)
  }
}
