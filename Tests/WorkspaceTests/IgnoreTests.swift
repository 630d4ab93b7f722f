import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite struct IgnoreTests {
  @Test(arguments: [
    ("*.swift", "a.swift", true), ("*.swift", "a.swiftt", false), ("a*b*c", "aXbYbc", true), ("[a-c]?", "bz", true),
    ("[!a]", "a", false), ("[^a]", "b", true), ("[]a]", "]", true), ("[[:upper:]]x", "Ax", true), ("\\*", "*", true),
    ("\\*", "a", false), ("[a", "[a", false), ("a\\", "a\\", false), ("**", "anything", true), ("", "", true),
    ("[a-]", "-", true), ("[\\]]", "]", true), ("[[:nope:]]", "n", false),
    ("[z-a]", "z", true), ("[z-a]", "a", false),
  ])
  func globs(pattern: String, name: String, expected: Bool) {
    #expect(Glob(name: pattern.utf8).matches(Array(name.utf8)[...]) == expected)
  }

  @Test(arguments: [
    ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "xa", false), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/***/b", "a/x/b", true), ("a/*/b", "a/x/y/b", false),
    ("a/x**y", "a/xzy", true), ("a/x**y", "a/xz/y", false), ("*/x**/b", "a/xz/b", true), ("*/x**/b", "a/xz/y/b", false),
    // git begins to match behind what holds no wildcard.
    ("a/x**/b", "a/xz/y/b", true), ("a/x**/b", "a/xb", true), ("a/x**", "a/xy/z", true),
    ("a\\/b", "a/b", true), ("a[b/]c/d", "abc/d", true), ("a[/]c/d", "a/c/d", false), ("a?b/c", "a/b/c", false),
    ("**/b/**/c/*d", "x/b/y/b/c/z/c/dd", true), ("**/b/**/c/*d", "x/b/c/d/e", false), ("a/**\\/b", "a/x/y/b", true),
  ])
  func paths(pattern: String, path: String, expected: Bool) {
    #expect(Glob(path: pattern.utf8).matches(Array(path.utf8)[...]) == expected)
  }

  /// Exponential time would never end.
  @Test func starsTakeNoExponentialTime() {
    let pattern = String(repeating: "a*", count: 2_000) + "b"
    let name = Array(repeating: UInt8(ascii: "a"), count: 4_000)[...]
    #expect(!Glob(name: pattern.utf8).matches(name))
    let folders = String(repeating: "**/a/", count: 500) + "b"
    let file = IgnoreFile(folders.utf8, start: 0)
    #expect(
      file.ignores(Array(String(repeating: "a/", count: 1_000).utf8) + [UInt8(ascii: "a")], isFolder: false) == nil)
  }

  /// Random trees and ignore files, against git itself.
  @Test(.enabled(if: Git.isThere, "git is not installed"), arguments: 1...40)
  func agreesWithGit(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let folder = try TemporaryFolder()
    let (files, ignoreFiles) = try RandomTree.make(in: folder, &random)
    let ignored = try Git.ignored(files, in: folder.path)
    let taken = FileWalker(roots: [folder.path], libraries: []).files.filter { $0.origin != .ignored }.compactMap {
      $0.path.relative(to: folder.path)
    }
    let found = Set(taken.map { String(decoding: $0, as: UTF8.self) })
    for file in files where found.contains(file) == ignored.keys.contains(file) {
      Issue.record("seed \(seed): \(file): git says \(ignored[file] ?? "nothing"); \(ignoreFiles)")
    }
  }

  /// git follows no link to an ignore file inside a tree.
  @Test func aLinkedIgnoreFileDoesNotCount() throws {
    let folder = try TemporaryFolder(["rules": "*.swift\n", "a.swift": ""])
    try folder.link(".gitignore", to: "rules")
    #expect(FileWalker(roots: [folder.path], libraries: []).files.map(\.path) == [folder("a.swift")])
    guard Git.isThere else { return }
    #expect(try Git.ignored(["a.swift"], in: folder.path).isEmpty)
  }
}

/// Files and ignore files, nested up to five folders deep. No two names differ in case alone, which not every disk tells
/// apart; patterns do.
private enum RandomTree {
  static func make(
    in folder: TemporaryFolder, _ random: inout SeededRandom
  ) throws -> (files: [String], ignoreFiles: [String: String]) {
    var files: Set<String> = []
    var folders: Set<String> = [""]
    for _ in 0..<60 {
      let path = (0...Int.random(in: 0...4, using: &random)).map { _ in pick(names, &random) }
      let file = path.joined(separator: "/") + ".swift"
      guard (try? folder.write(file, "")) != nil else { continue }
      files.insert(file)
      for count in 1..<path.count { folders.insert(path[..<count].joined(separator: "/") + "/") }
    }
    var ignoreFiles: [String: String] = [:]
    for place in folders.sorted() where place.isEmpty || Int.random(in: 0..<5, using: &random) == 0 {
      let content = ignoreFile(&random)
      ignoreFiles[place + ".gitignore"] = content
      try folder.write(place + ".gitignore", content)
    }
    return (files.sorted(), ignoreFiles)
  }

  private static let names = ["a", "b", "ab", "Cd", "a b", "#x", "!y", "abc", "a]", "[b", "-", "x\\y", "é"]
  private static let parts = [
    "a", "b", "*", "**", "a*", "?", "[ab]", "[!a]*", "b.swift", "*.swift", "a b", "\\#x", "abc*", "***", "cd", "C[c-e]",
    "\\!y", "a**", "**b", "é", "*é*", "[[:alpha:]]", "[^[:upper:]]?", "x\\\\y", "a]", "\\[b", "[]a-]*",
  ]
  private static let pieces = [
    "a", "b", "c", ".", "*", "**", "?", "/", "/", "[ab]", "[a-", "]", "[!b]", "[[:alnum:]]", "[[:nope:]]", "[b/]", "\\",
    "\\ ", " ", "-", "swift", "é", "\t",
  ]

  private static func ignoreFile(_ random: inout SeededRandom) -> String {
    let start = Int.random(in: 0..<20, using: &random) == 0 ? "\u{FEFF}" : ""
    let end = Bool.random(using: &random) ? "\n" : ""
    return start + (0..<Int.random(in: 1...6, using: &random)).map { _ in line(&random) }.joined(separator: "\n") + end
  }

  /// Names with wildcards between slashes, or any characters.
  private static func line(_ random: inout SeededRandom) -> String {
    let isOrdered = Int.random(in: 0..<3, using: &random) > 0
    let count = Int.random(in: 0...(isOrdered ? 2 : 5), using: &random)
    let body = (0...count).map { _ in pick(isOrdered ? parts : pieces, &random) }
    let start = pick(["", "", "", "!", "/", "!/", "#", "**/"], &random)
    let end = pick(["", "", "", "/", " ", "\\ ", "\r", "  ", "/**", ".swift"], &random)
    return start + body.joined(separator: isOrdered ? "/" : "") + end
  }

  private static func pick(_ list: [String], _ random: inout SeededRandom) -> String {
    list.randomElement(using: &random) ?? ""
  }
}

private enum Git {
  static let isThere = (try? run(["--version"], in: FilePath("/"))) != nil

  /// The files that git ignores, and the pattern that says so. The user's and the system's own patterns do not count.
  static func ignored(_ files: [String], in folder: FilePath) throws -> [String: String] {
    try run(["init", "-q"], in: folder)
    let arguments = ["-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false", "check-ignore"]
    let output = try run(
      arguments + ["--no-index", "--stdin", "-z", "-v", "-n"], in: folder, input: files.joined(separator: "\0"))
    // A file, a line, a pattern and a path; the first three are empty where nothing matches.
    let fields = output.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    let answers = stride(from: 0, to: fields.count - 3, by: 4).map { (pattern: fields[$0 + 2], path: fields[$0 + 3]) }
    try #require(answers.map(\.path) == files)
    let ignored = answers.filter { !$0.pattern.isEmpty && !$0.pattern.hasPrefix("!") }
    return Dictionary(uniqueKeysWithValues: ignored.map { ($0.path, $0.pattern) })
  }

  @discardableResult
  private static func run(_ arguments: [String], in folder: FilePath, input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.description)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus <= 1 else { throw Failure() }
    return String(decoding: data, as: UTF8.self)
  }

  struct Failure: Error {}
}
