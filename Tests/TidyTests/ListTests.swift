import Testing

/// Whatever is added as a file stands in the list that makes it work.
@Suite struct ListTests {
  /// A protocol, where its conformances are, and the file with their list.
  static let lists = [
    ("CompletionContext", "Sources/Routes/Completion", "Sources/Routes/Completion/CompletionContext.swift"),
    ("NotificationHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
    ("ParsableCommand", "Sources/waymark/Baseline", "Sources/waymark/Commands/BaselineCommand.swift"),
    ("ParsableCommand", "Sources/waymark/Commands", "Sources/waymark/Waymark.swift"),
    ("ParsableCommand", "Sources/waymark/Doctor", "Sources/waymark/Waymark.swift"),
    ("ParsableCommand", "Sources/waymark/Systems", "Sources/waymark/Commands/SystemsCommand.swift"),
    ("Repair", "Sources/Routes/Repairs", "Sources/Routes/Repairs/Repair.swift"),
    ("Reporter", "Sources/waymark/Reporters", "Sources/waymark/Reporters/Check/Reporter.swift"),
    ("RequestHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
    ("RoutingSystem", "Sources/RoutingSystems", "Sources/RoutingSystems/RoutingSystems.swift"),
    ("Rule", "Sources/Routes/Rules", "Sources/Routes/Rules/Rules.swift"),
    ("ServerCommand", "Sources/LanguageServer/Commands", "Sources/LanguageServer/Commands/ServerCommand.swift"),
    ("SessionRequestHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
  ]

  @Test(arguments: lists) func everyConformanceIsListed(name: String, folder: String, list: String) throws {
    let types = Repository.swift.filter { $0.path.hasPrefix(folder) }.flatMap { Self.types(conformingTo: name, in: $0) }
    #expect(!types.isEmpty)
    let listed = try #require(Repository.read(list)).lines
    for type in types {
      #expect(listed.contains { $0.contains("\(type).self") || $0.contains("\(type)(") }, "\(type)")
    }
  }

  /// The folders of `Sources/RoutingSystems`; each has a file of its name with its lists.
  private static let systems = Set(
    Repository.swift.map { $0.path.split(separator: "/") }
      .filter { $0.count > 3 && $0.starts(with: ["Sources", "RoutingSystems"]) }.map { String($0[2]) }
  ).sorted()

  @Test(arguments: systems) func everythingOfASystemIsListed(_ system: String) throws {
    let folder = "Sources/RoutingSystems/\(system)/"
    let files = Repository.swift.filter { $0.path.hasPrefix(folder) }
    let listed = try #require(Repository.read("\(folder)\(system).swift")).lines
    for name in ["CompletionContext", "DocumentRule", "FactReader", "MissingName", "Repair", "Rule", "SystemFact"] {
      for type in files.flatMap({ Self.types(conformingTo: name, in: $0) }) {
        #expect(listed.contains { $0.contains("\(type).self") || $0.contains("\(type)(") }, "\(type)")
      }
    }
    for notes in files.flatMap(\.lines).compactMap({ $0.firstMatch(of: /static let (\w+) = RuleNotes\(/)?.1 }) {
      #expect(listed.contains { $0.contains(".\(notes)") }, "\(notes)")
    }
  }

  /// Types whose first conformance is the protocol.
  private static func types(conformingTo name: String, in file: Repository.File) -> [Substring] {
    file.lines.compactMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "_" }
      guard let introducer = words.firstIndex(where: { $0 == "enum" || $0 == "struct" }),
        words.indices.contains(introducer + 2), words[introducer + 1].hasSuffix(":"), words[introducer + 2] == name
      else { return nil }
      return words[introducer + 1].dropLast()
    }
  }
}
