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

  /// Each function that asks the disk notes what it asks; the others read and write files of the program's own.
  @Test func fewFilesAskTheDisk() {
    let asking = /(?:^|[^.\w"])(l?stat|fstatat|opendir|readlink|realpath|open|openat|access|fopen)\(|FileManager/
    let files = Repository.swift.filter { file in
      file.path.hasPrefix("Sources/Workspace/")
        && file.lines.contains { line in
          let code = line.prefix(while: { $0 != "/" })
          return code.contains(asking) && !code.contains("func ") && !code.contains("stat()")
        }
    }
    #expect(
      files.map(\.path).sorted() == [
        "Sources/Workspace/Files/FileReader.swift", "Sources/Workspace/Files/FileStatus.swift",
        "Sources/Workspace/Files/FileWriter.swift", "Sources/Workspace/Files/FolderReader.swift",
        "Sources/Workspace/Files/LargeFile.swift", "Sources/Workspace/Files/PrivateFolder.swift",
        "Sources/Workspace/Files/RealPath.swift", "Sources/Workspace/Programs/Graphviz.swift",
        "Sources/Workspace/Revisions/Git.swift",
      ])
  }

  /// A variable that decides about the output is an input of a run.
  @Test func oneFileOfTheCommandsReadsTheEnvironment() {
    let files = Repository.swift.filter { file in
      file.path.hasPrefix("Sources/waymark/") && file.lines.contains { $0.contains("processInfo.environment") }
    }
    // The doctor looks for the program in `PATH`, and is never repeated.
    #expect(
      files.map(\.path).sorted() == [
        "Sources/waymark/Doctor/Installation.swift", "Sources/waymark/Runs/Surroundings.swift",
      ])
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
