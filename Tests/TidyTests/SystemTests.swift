import Testing

/// The core and everything around it knows no routing system: each is a value in the list.
@Suite struct SystemTests {
  /// Words of ZIKRouter: names of its classes, macros, hooks and kinds.
  private static var words: Regex<Substring> {
    /\b\w*(?:ZIK|Routable|autoRegister)\w*\b|\b(?:view|service)(?:Module|Identifier|URL)\b/
  }

  private static let folders = [
    "Configuration", "InterfaceFrontend", "LanguageServer", "ObjectiveCFrontend", "Routes", "SourceModel",
    "SwiftFrontend", "Workspace", "waymark",
  ]

  @Test(arguments: folders) func spellsNoSystem(_ folder: String) {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/\(folder)/") }
    #expect(!files.isEmpty)
    for file in files {
      for (number, line) in file.lines.enumerated() {
        #expect(!line.contains(Self.words), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// Only what hands the list on imports the systems.
  @Test func theCoreImportsNoSystem() {
    let core = Repository.swift.filter { file in
      ["Routes", "SourceModel", "SwiftFrontend", "ObjectiveCFrontend", "InterfaceFrontend"].contains {
        file.path.hasPrefix("Sources/\($0)/")
      }
    }
    #expect(core.allSatisfy { !$0.lines.contains("import RoutingSystems") })
  }
}
