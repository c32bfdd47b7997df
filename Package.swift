// swift-tools-version: 6.2
import PackageDescription

/// Modules with views are bound to the main actor, as an app's would be.
let views: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "architecture-workbench",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Model", targets: ["Model"]),
    .library(name: "TextUI", targets: ["TextUI"]),
  ],
  targets: [
    .target(
      name: "CSQLite",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "Model", dependencies: ["CSQLite"]),
    .target(name: "TextUI", swiftSettings: views),
    .testTarget(
      name: "TextUITests", dependencies: ["TextUI"], swiftSettings: views),
  ]
)
