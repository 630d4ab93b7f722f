import Testing

/// What holds for every file of Swift.
@Suite struct SourceTests {
  private static let mostLines = 400

  @Test func filesAreShort() {
    #expect(!Repository.swift.isEmpty)
    let long = Repository.swift.filter { $0.lines.count > Self.mostLines }
    #expect(long.map(\.path) == [])
  }

  /// Whoever writes `@unchecked Sendable` says on the lines before why it is true.
  @Test func uncheckedSendableIsExplained() {
    for file in Repository.swift where file.path.hasPrefix("Sources/") {
      for (number, line) in file.lines.enumerated() where line.contains("@unchecked Sendable") {
        let before = file.lines[..<number].last { !$0.isEmpty }
        let isExplained = before?.drop { $0 == " " }.hasPrefix("//") == true
        #expect(isExplained, "\(file):\(number + 1)")
      }
    }
  }

  @Test(arguments: ["TO" + "DO", "FIX" + "ME"]) func nothingIsLeftForLater(word: String) {
    for file in Repository.swift + Repository.documents {
      for (number, line) in file.lines.enumerated() where line.contains(word) {
        Issue.record("\(file):\(number + 1): \(line)")
      }
    }
  }

  /// For git, to read revisions, for Graphviz, to draw a map, and nothing else.
  @Test func oneFileStartsPrograms() {
    let starting = /\b(Process\(|NSTask|posix_spawn|fork\(|vfork|execv|execl|popen\(|system\(|dlopen)/
    let files = Repository.swift.filter { file in
      file.path.hasPrefix("Sources/") && !file.path.hasPrefix("Sources/TestSupport/")
        && file.lines.contains { $0.contains(starting) }
    }
    #expect(files.map(\.path) == ["Sources/Workspace/Programs/ProgramStart.swift"])
  }

  @Test func dependenciesArePinned() throws {
    let package = try #require(Repository.read("Package.swift"))
    let dependencies = package.lines.filter { $0.contains(".package(url:") }
    #expect(!dependencies.isEmpty)
    for dependency in dependencies { #expect(dependency.contains("exact:")) }
  }
}
