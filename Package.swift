// swift-tools-version: 6.3
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
    .library(name: "Specification", targets: ["Specification"]),
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
    .target(
      name: "Specification", dependencies: ["Model", "TextUI"],
      swiftSettings: views),
    .target(
      name: "Pitfalls",
      dependencies: [
        "Model", "TextUI", "ModelUI", "Components", "Specification",
      ],
      swiftSettings: views),
    .target(
      name: "Scenarios", path: "Examples/Scenarios", exclude: ["Screens"],
      resources: [
        .embedInCode("roster.txt"), .embedInCode("music-videos.txt"),
        .embedInCode("notes.txt"), .embedInCode("player.txt"),
        .embedInCode("cows.txt"), .embedInCode("people.txt"),
        .embedInCode("walk.txt"),
      ]),
    .executableTarget(
      name: "post-000-music-videos",
      dependencies: ["Model", "TextUI", "ModelUI"],
      path: "Examples/Posts/post-000-music-videos", swiftSettings: views),
    .executableTarget(
      name: "post-001-data-service", dependencies: ["Model", "TextUI"],
      path: "Examples/Posts/post-001-data-service", swiftSettings: views),
    .executableTarget(
      name: "post-002-player", dependencies: ["TextUI"],
      path: "Examples/Posts/post-002-player", swiftSettings: views),
    .executableTarget(
      name: "post-003-cows", dependencies: ["Model", "TextUI"],
      path: "Examples/Posts/post-003-cows", swiftSettings: views),
    .executableTarget(
      name: "post-004-people", dependencies: ["TextUI"],
      path: "Examples/Posts/post-004-people", swiftSettings: views),
    .target(
      name: "Gallery", dependencies: ["TextUI"], swiftSettings: views),
    .target(name: "ProgramKit"),
    .target(
      name: "WorkbenchKit",
      dependencies: [
        "ProgramKit", "Model", "TextUI", "ModelUI", "Components",
        "DirectContext", "MVC",
        "MVVM", "Specification", "Scenarios", "Gallery", "Pitfalls",
      ],
      swiftSettings: views),
    .executableTarget(
      name: "direct-demo", dependencies: ["WorkbenchKit"],
      swiftSettings: views),
    .executableTarget(
      name: "mvc-demo", dependencies: ["WorkbenchKit"], swiftSettings: views),
    .executableTarget(
      name: "mvvm-demo", dependencies: ["WorkbenchKit"], swiftSettings: views),
    .executableTarget(
      name: "workbench", dependencies: ["WorkbenchKit"], swiftSettings: views),
    .target(
      name: "BenchKit",
      dependencies: [
        "ProgramKit", "CSQLite", "Model", "TextUI", "Specification",
        "WorkbenchKit",
      ]),
    .executableTarget(name: "bench", dependencies: ["BenchKit"]),

    .executableTarget(
      name: "store-worker", dependencies: ["Model"], path: "Tests/StoreWorker"),
    .testTarget(name: "ModelTests", dependencies: ["Model", "store-worker"]),
    .testTarget(
      name: "TextUITests", dependencies: ["TextUI"], swiftSettings: views),
    .testTarget(
      name: "ModelUITests",
      dependencies: ["Model", "TextUI", "ModelUI", "store-worker"],
      swiftSettings: views),
    .testTarget(
      name: "ComponentsTests", dependencies: ["Model", "TextUI", "Components"],
      swiftSettings: views),
    .testTarget(
      name: "DirectContextTests",
      dependencies: ["Model", "TextUI", "ModelUI", "DirectContext"],
      swiftSettings: views),
    .testTarget(
      name: "MVCTests", dependencies: ["Model", "TextUI", "MVC"],
      swiftSettings: views),
    .testTarget(
      name: "MVVMTests", dependencies: ["Model", "TextUI", "MVVM"],
      swiftSettings: views),
    .testTarget(
      name: "SpecificationTests",
      dependencies: ["Model", "Specification", "TextUI", "WorkbenchKit"],
      swiftSettings: views),
    .testTarget(
      name: "WorkbenchKitTests",
      dependencies: [
        "ProgramKit", "Model", "TextUI", "ModelUI", "Specification",
        "Scenarios", "Gallery", "Pitfalls", "WorkbenchKit", "workbench",
      ],
      swiftSettings: views),
    .testTarget(
      name: "BenchKitTests",
      dependencies: [
        "ProgramKit", "Model", "TextUI", "Specification", "WorkbenchKit",
        "BenchKit", "bench",
      ]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(
      name: "terminal-sample", dependencies: ["ProgramKit", "TextUI"],
      path: "Tests/TerminalSample", swiftSettings: views),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Model", "ModelUI", "CPseudoTerminal", "direct-demo", "mvc-demo",
        "mvvm-demo",
        "workbench", "terminal-sample", "post-000-music-videos",
        "post-001-data-service", "post-002-player", "post-003-cows",
        "post-004-people", "TextUI",
      ]),
  ]
)
