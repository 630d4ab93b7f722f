// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "waymark", targets: ["waymark"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CJSON", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "JSON", dependencies: ["CJSON"]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "YAML", dependencies: ["CYAML"]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(name: "Archive"),
    .target(name: "Essentials"),
    .target(name: "SourceModel", dependencies: ["Archive"]),
    .target(
      name: "SwiftFrontend",
      dependencies: [
        "SourceModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .target(name: "ObjectiveCFrontend", dependencies: ["SourceModel"]),
    .target(name: "InterfaceFrontend", dependencies: ["SourceModel"]),
    .target(name: "Routes", dependencies: ["Archive", "SourceModel"]),
    .target(name: "RoutingSystems", dependencies: ["Routes", "SourceModel"]),
    .target(name: "Configuration", dependencies: ["Routes", "RoutingSystems", "SourceModel", "YAML"]),
    .target(
      name: "Workspace",
      dependencies: [
        "Archive", "CXXHash", "Configuration", "Essentials", "InterfaceFrontend", "JSON", "ObjectiveCFrontend",
        "Routes", "RoutingSystems", "SourceModel", "SwiftFrontend",
      ]),
    .target(name: "LanguageServerProtocol", dependencies: ["JSON"]),
    .target(name: "RouteDocuments", dependencies: ["JSON", "Routes", "SourceModel", "Workspace"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Essentials", "LanguageServerProtocol", "RouteDocuments", "Workspace", "Routes", "RoutingSystems",
        "SourceModel", "JSON",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "Editors", path: "Editors",
      exclude: [
        "Agents/README.md", "Emacs/README.md", "Neovim/README.md", "README.md", "VSCode", "Vim/README.md",
        "Vim/ale_linters", "Zed/Cargo.toml", "Zed/extension.toml", "Zed/src",
      ],
      resources: [
        .embedInCode("Agents/opencode.json"), .embedInCode("Emacs/waymark.el"),
        .embedInCode("Helix/languages.toml"), .embedInCode("Kakoune/waymark.kak"),
        .embedInCode("Kate/lspclient.json"), .embedInCode("Neovim/lsp/waymark.lua"),
        .embedInCode("Neovim/waymark-legacy.lua"), .embedInCode("Sublime/LSP.sublime-settings"),
        .embedInCode("Vim/autoload/waymark.vim"),
        .embedInCode("Vim/coc-settings.json"), .embedInCode("Vim/vim-lsp.vim"), .embedInCode("Vim/yegappan-lsp.vim"),
        .embedInCode("Xcode/check-routes.sh"), .embedInCode("Zed/settings.json"),
      ]),
    .executableTarget(
      name: "waymark",
      dependencies: [
        "Configuration", "Editors", "Essentials", "JSON", "LanguageServer", "LanguageServerProtocol",
        "RouteDocuments", "Routes", "RoutingSystems", "SourceModel", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TestSupport",
      dependencies: [
        "Workspace", "Routes", "RoutingSystems", "SourceModel", "SwiftFrontend", "JSON", "LanguageServerProtocol",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "InterfaceFrontend", "JSON", "LanguageServerProtocol", "Routes", "RoutingSystems", "SourceModel",
        "SwiftFrontend", "TestSupport", "Workspace",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Benchmarks"),
    .executableTarget(
      name: "SelfCheck",
      dependencies: [
        "Essentials", "JSON", "LanguageServer", "LanguageServerProtocol", "SourceModel", "TestSupport", "Workspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "SelfCheck"),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(name: "SourceModelTests", dependencies: ["SourceModel", "TestSupport"]),
    .testTarget(
      name: "SwiftFrontendTests",
      dependencies: [
        "SwiftFrontend", "SourceModel", "TestSupport", "Workspace",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Corpus"]),
    .testTarget(
      name: "ObjectiveCFrontendTests", dependencies: ["ObjectiveCFrontend", "SourceModel", "TestSupport"],
      exclude: ["Corpus"]),
    .testTarget(
      name: "InterfaceFrontendTests", dependencies: ["InterfaceFrontend", "SourceModel", "TestSupport"],
      exclude: ["Corpus", "Goldens", "well-formed.json"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "Routes", "RoutingSystems", "SourceModel", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "RoutesTests",
      dependencies: ["Configuration", "Routes", "RoutingSystems", "SourceModel", "TestSupport", "Workspace"]),
    .testTarget(name: "TidyTests"),
    .testTarget(
      name: "WaymarkTests",
      dependencies: ["JSON", "RouteDocuments", "Routes", "RoutingSystems", "TestSupport", "waymark"]),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Archive", "Configuration", "Essentials", "Workspace", "Routes", "RoutingSystems", "SourceModel", "TestSupport",
      ]),
    .testTarget(
      name: "LanguageServerProtocolTests", dependencies: ["LanguageServerProtocol", "JSON", "TestSupport"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "LanguageServerProtocol", "Routes", "RoutingSystems", "SelfCheck", "SourceModel", "JSON",
        "TestSupport",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "JSON", "LanguageServerProtocol", "Routes", "RoutingSystems", "SourceModel", "TestSupport", "Workspace",
      ],
      path: "Tests/EndToEnd",
      exclude: [
        "Determinism", "Distribution", "Editors", "Emacs", "Formats", "Goldens", "Kate", "Map", "Neovim",
        "Planting", "Protocol", "Reliability", "Vim",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzers are linked with the `main` of a sanitizer, so they are no part of an ordinary build: Scripts/fuzz.sh asks for them.
if Context.environment["WAYMARK_FUZZING"] != nil {
  package.targets += [
    .target(name: "FuzzingLaws", dependencies: ["SourceModel"], path: "Fuzzing/Laws"),
    fuzzer("Configuration", ["Configuration", "RoutingSystems"]),
    fuzzer("Facts", ["Routes", "RoutingSystems", "Workspace"]),
    fuzzer("Ignore", ["Workspace"]),
    fuzzer("Interface", ["InterfaceFrontend"]),
    fuzzer("ObjectiveC", ["ObjectiveCFrontend", "Routes", "RoutingSystems"]),
    fuzzer("Projects", ["Routes", "Workspace"]),
    fuzzer(
      "Server",
      [
        "JSON", "LanguageServer", "LanguageServerProtocol", "Workspace",
        .product(name: "Logging", package: "swift-log"),
      ]),
    fuzzer("Swift", ["Routes", "RoutingSystems", "SwiftFrontend"]),
    fuzzer("SwiftSkim", ["Routes", "RoutingSystems", "SwiftFrontend"]),
    fuzzer("Systems", ["Configuration", "RoutingSystems"]),
    fuzzer("Wire", ["JSON", "LanguageServerProtocol"]),
  ]
}

func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "Fuzz\(name)", dependencies: dependencies + ["FuzzingLaws", "SourceModel"], path: "Fuzzing/\(name)",
    exclude: ["Seeds"], swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}
