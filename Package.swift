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
    .library(name: "ModelUI", targets: ["ModelUI"]),
    .library(name: "Components", targets: ["Components"]),
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
    .target(
      name: "ModelUI", dependencies: ["Model", "TextUI"], swiftSettings: views),
    .target(
      name: "Components", dependencies: ["Model", "TextUI"],
      swiftSettings: views),
    .target(
      name: "DirectContext",
      dependencies: ["Model", "TextUI", "ModelUI", "Components"],
      swiftSettings: views),
    .target(
      name: "MVC", dependencies: ["Model", "TextUI", "Components"],
      swiftSettings: views),
    .target(
      name: "MVVM", dependencies: ["Model", "TextUI", "Components"],
      swiftSettings: views),
    .testTarget(
      name: "TextUITests", dependencies: ["TextUI"], swiftSettings: views),
  ]
)
