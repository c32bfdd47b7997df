import Model
import TextUI

/// A music video in a list: its artist and its title; a long one is cut.
public struct MusicVideoRow: View {
  private let video: MusicVideo

  /// Shows a video.
  public init(_ video: MusicVideo) {
    self.video = video
  }

  public var body: some View {
    Text("\(video.artist) - \(video.track)").lineLimit(3)
  }
}
