import Model
import TextUI

private struct MusicCatalogKey: EnvironmentKey {
  static let defaultValue: any MusicCatalog = BundledCatalog()
}

extension EnvironmentValues {
  /// The catalog that the views search: the bundled one unless told otherwise.
  public var musicCatalog: any MusicCatalog {
    get { self[MusicCatalogKey.self] }
    set { self[MusicCatalogKey.self] = newValue }
  }
}
