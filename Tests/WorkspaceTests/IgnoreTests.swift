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
  ])
  func globs(pattern: String, name: String, expected: Bool) {
    #expect(Glob(pattern.utf8).matches(Array(name.utf8)[...]) == expected)
  }

  /// Exponential time would never end.
  @Test func starsTakeNoExponentialTime() {
    let pattern = String(repeating: "a*", count: 2_000) + "b"
    let name = Array(repeating: UInt8(ascii: "a"), count: 4_000)[...]
    #expect(!Glob(pattern.utf8).matches(name))
    let folders = String(repeating: "**/a/", count: 500) + "b"
    let file = IgnoreFile(folders.utf8, depth: 0)
    let path = Array(repeating: Array("a".utf8)[...], count: 1_000)
    #expect(file.ignores(path, isFolder: false) == nil)
  }

  /// Random trees and ignore files, against git itself.
  @Test(.enabled(if: Git.isThere, "git is not installed"), arguments: 1...40)
  func agreesWithGit(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let folder = try TemporaryFolder()
    try Git.run(["init", "-q"], in: folder.path)
    var files: [String] = []
    var contents: [String: String] = [:]
    for _ in 0..<40 {
      let name = (0...Int.random(in: 0...3, using: &random)).map { _ in Self.name(&random) }.joined(separator: "/")
      let file = name + ".swift"
      if (try? folder.write(file, "")) != nil { files.append(file) }
    }
    for place in [".gitignore", "a/.gitignore", "a/b/.gitignore"] where Bool.random(using: &random) {
      let content = Self.ignoreFile(&random)
      contents[place] = content
      try folder.write(place, content)
    }
    let ignored = try Git.ignored(files, in: folder.path)
    let expected = Set(files).subtracting(ignored)
    let taken = FileWalker(roots: [folder.path]).files.compactMap { $0.path.relative(to: folder.path) }
    let found = Set(taken.map { String(decoding: $0, as: UTF8.self) })
    #expect(found.symmetricDifference(expected).isEmpty, "\(contents)")
  }

  private static func name(_ random: inout SeededRandom) -> String {
    ["a", "b", "ab", "c", "a b", "#x", "!y", "abc"].randomElement(using: &random) ?? "a"
  }

  private static func ignoreFile(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in line(&random) }.joined(separator: "\n") + "\n"
  }

  private static func line(_ random: inout SeededRandom) -> String {
    let parts = ["a", "b", "*", "**", "a*", "?", "[ab]", "[!a]*", "c.swift", "*.swift", "a b", "\\#x", "abc*", "***"]
    let body = (0...Int.random(in: 0...2, using: &random)).map { _ in parts.randomElement(using: &random) ?? "a" }
    let start = ["", "", "", "!", "/", "!/", "#"].randomElement(using: &random) ?? ""
    let end = ["", "", "", "/", " ", "\\ ", "\r"].randomElement(using: &random) ?? ""
    return start + body.joined(separator: "/") + end
  }
}

private enum Git {
  static let isThere = (try? run(["--version"], in: FilePath("/"))) != nil

  /// Which of the files git ignores.
  static func ignored(_ files: [String], in folder: FilePath) throws -> [String] {
    let output = try run(["check-ignore", "--no-index", "--"] + files, in: folder)
    return output.split(separator: "\n").map(String.init)
  }

  @discardableResult
  static func run(_ arguments: [String], in folder: FilePath) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.description)
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_NOSYSTEM": "1"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
