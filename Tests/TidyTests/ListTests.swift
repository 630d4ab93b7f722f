import Testing

/// Whatever is added as a file stands in the list that makes it work.
@Suite struct ListTests {
  /// A protocol, where its conformances are, and the file with their list.
  static let lists = [
    ("Dialect", "Sources/Routes/Dialects", "Sources/Routes/Dialects/Dialect.swift"),
    ("NotificationHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
    ("ParsableCommand", "Sources/waymark/Baseline", "Sources/waymark/Commands/BaselineCommand.swift"),
    ("ParsableCommand", "Sources/waymark/Commands", "Sources/waymark/Waymark.swift"),
    ("ParsableCommand", "Sources/waymark/Doctor", "Sources/waymark/Waymark.swift"),
    ("Reporter", "Sources/waymark/Reporters", "Sources/waymark/Reporters/Check/Reporter.swift"),
    ("RequestHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
    ("Rule", "Sources/Routes/Rules", "Sources/Routes/Rules/Rules.swift"),
    ("ServerCommand", "Sources/LanguageServer/Commands", "Sources/LanguageServer/Commands/ServerCommand.swift"),
    ("SessionRequestHandler", "Sources/LanguageServer/Handlers", "Sources/LanguageServer/Handlers/Handlers.swift"),
  ]

  @Test(arguments: lists) func everyConformanceIsListed(name: String, folder: String, list: String) throws {
    let types = Repository.swift.filter { $0.path.hasPrefix(folder) }.flatMap { Self.types(conformingTo: name, in: $0) }
    #expect(!types.isEmpty)
    let listed = try #require(Repository.read(list)).lines
    for type in types { #expect(listed.contains { $0.contains("\(type).self") }, "\(type)") }
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
