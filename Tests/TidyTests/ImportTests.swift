import Testing

/// What each part may know of: the architecture, as imports.
@Suite struct ImportTests {
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("Archive", []),
    ("Configuration", ["Routes", "RoutingSystems", "SourceModel", "YAML"]),
    ("Essentials", ["Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl"]),
    ("InterfaceFrontend", ["SourceModel"]),
    ("JSON", ["CJSON"]),
    (
      "LanguageServer",
      [
        "Dispatch", "Essentials", "JSON", "LanguageServerProtocol", "Logging", "RouteDocuments", "Routes",
        "RoutingSystems", "SourceModel", "Synchronization", "Workspace",
      ]
    ),
    ("LanguageServerProtocol", ["JSON"]),
    ("ObjectiveCFrontend", ["SourceModel", "Synchronization"]),
    ("RouteDocuments", ["JSON", "Routes", "SourceModel", "Workspace"]),
    ("Routes", ["Archive", "Dispatch", "SourceModel", "Synchronization"]),
    ("RoutingSystems", ["Routes", "SourceModel"]),
    ("SourceModel", ["Archive", "Synchronization"]),
    ("SwiftFrontend", ["SourceModel", "SwiftParser", "SwiftSyntax"]),
    (
      "Workspace",
      [
        "Archive", "CXXHash", "Configuration", "CoreServices", "Dispatch", "Essentials", "InterfaceFrontend", "JSON",
        "ObjectiveCFrontend", "Routes", "RoutingSystems", "SourceModel", "SwiftFrontend", "Synchronization",
      ]
    ),
    ("YAML", ["CYAML"]),
    (
      "waymark",
      [
        "ArgumentParser", "Configuration", "Dispatch", "Editors", "Essentials", "JSON", "LanguageServer",
        "LanguageServerProtocol", "Logging", "RouteDocuments", "Routes", "RoutingSystems", "SourceModel",
        "Synchronization", "Workspace",
      ]
    ),
  ]

  @Test(arguments: allowed) func importsOnlyWhatItMayKnow(target: String, imports: Set<String>) {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/\(target)/") }
    #expect(!files.isEmpty)
    for file in files {
      let found = file.lines.compactMap { Self.module(imported: $0) }
      #expect(Set(found).subtracting(imports).isEmpty, "\(file)")
    }
  }

  @Test func everyTargetIsListed() {
    let targets = Set(
      Repository.swift.filter { $0.path.hasPrefix("Sources/") }.map { $0.path.split(separator: "/")[1] })
    #expect(targets == Set(Self.allowed.map { Substring($0.target) } + ["TestSupport"]))
  }

  private static func module(imported line: Substring) -> String? {
    let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
    guard words.count >= 2, words[0] == "import" else { return nil }
    return words[words.count - 1].split(separator: ".").first.map(String.init)
  }
}
