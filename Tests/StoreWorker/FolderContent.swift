import Foundation

extension URL {
  /// Every file of the folder with its bytes.
  var folderContent: [String: Data] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, try Data(contentsOf: appendingPathComponent(name)))
        })
    }
  }
}
