import Foundation
import Model

/// Where a program searches for music videos.
nonisolated enum CatalogLocation: Hashable {
  case bundled
  case address(URL)

  /// The catalog that is there.
  var catalog: any MusicCatalog {
    switch self {
    case .bundled: BundledCatalog()
    case .address(let url): ITunesCatalog(at: url)
    }
  }
}
