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

  /// Beside the list, only the command that a system brings uses types of one system.
  @Test func theShellsUseNoTypeOfOneSystem() {
    // Descriptions of systems are values of the configuration.
    let systems = Repository.swift.filter {
      $0.path.wholeMatch(of: /Sources\/RoutingSystems\/\w+\/.+/) != nil && !$0.path.contains("/Described/")
    }
    let types = Set(systems.flatMap { $0.lines.compactMap(Self.declaredType) })
    #expect(types.isSuperset(of: ["CreateRoute", "RegistrationList"]))
    let shells = Repository.swift.filter { file in
      ["Configuration", "LanguageServer", "Workspace", "waymark"].contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    let users = shells.filter { file in
      file.lines.contains { line in
        line.split { !$0.isLetter && $0 != "_" }.contains { types.contains(String($0)) }
      }
    }
    #expect(users.map(\.path).filter { !$0.contains("/Registration") } == [])
  }

  /// The type that a line declares at the top of a file.
  private static func declaredType(_ line: Substring) -> String? {
    line.firstMatch(of: /^(?:package )?(?:final )?(?:struct|enum|class|protocol) (\w+)/).map { String($0.output.1) }
  }
}
