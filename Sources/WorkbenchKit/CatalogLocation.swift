import Foundation
import Model

/// Where a program searches for music videos.
nonisolated enum CatalogLocation: Hashable {
  case bundled
  case address(URL)

  /// Makes the catalog; it is asked for nothing yet.
  func open() -> any MusicCatalog {
    switch self {
    case .bundled: BundledCatalog()
    case .address(let url): ITunesCatalog(at: url)
    }
  }
}
