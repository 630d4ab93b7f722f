import Archive
import Foundation
import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

@Suite struct FactsFileTests {
  private static let program = ContentDigest(Array("program".utf8)[...])

  /// Of all files of the examples, each read with its project: every system has facts in one.
  private static func examples() throws -> FactsFile {
    var files: [ReadFile] = []
    var header: FactsHeader?
    for folder in try FolderReader.entries(of: examplesFolder) where folder.kind == .folder {
      let facts = try FactsFile(ofProject: examplesFolder.appending(folder.name), configuration: nil)
      // As if each had been read by itself.
      header = FactsHeader(.systems, facts.header.choice, facts.header.functions)
      files += facts.files.map { file in
        var file = file
        file.path = FilePath(bytes: folder.name).appending(file.path.bytes)
        return file
      }
    }
    return FactsFile(try #require(header), files.sorted { $0.path < $1.path })
  }

  private static var examplesFolder: FilePath {
    FilePath("/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Examples")
  }

  @Test func givesBackWhatWasRead() throws {
    let facts = try Self.examples()
    #expect(facts.files.count > 120)
    let bytes = try facts.bytes(program: Self.program, among: .builtIn)
    let read = try FactsFile(bytes, program: Self.program, among: .builtIn, threads: 2)
    #expect(read.header == facts.header)
    #expect(read.files.map(\.path) == facts.files.map(\.path))
    for (left, right) in zip(read.files, facts.files) {
      #expect(left.content == right.content)
      #expect(left.extraction.facts == right.extraction.facts, "\(left.path)")
      let (words, known) = (left.extraction.words?.fingerprints, right.extraction.words?.fingerprints)
      #expect(words.map(Set.init) == known.map(Set.init), "\(left.path)")
    }
    #expect(try read.bytes(program: Self.program, among: .builtIn) == bytes)
  }

  /// Nearly every kind of fact that a system lists occurs, so that the test above reads and writes it.
  @Test func coversTheFactsOfSystems() throws {
    let found = Set(
      try Self.examples().files.flatMap(\.extraction.facts.facts).compactMap { fact -> ObjectIdentifier? in
        if case .ofSystem(let fact) = fact { ObjectIdentifier(type(of: fact.fact)) } else { nil }
      })
    let listed = SystemList.builtIn.all.flatMap(\.facts)
    let missing = listed.filter { !found.contains(ObjectIdentifier($0)) }.map { "\($0)" }.sorted()
    #expect(
      missing == [
        "CellOverride", "ControllerNib", "ExtensionStoryboard", "HandmadeSegue", "ModuleCall", "SegueCast",
        "SegueOverride", "UnreadCells",
      ])
  }

  @Test func mergesInAnyWay() throws {
    let facts = try Self.examples()
    let bytes = try facts.bytes(program: Self.program, among: .builtIn)
    var random = SeededRandom(26)
    for _ in 0..<1_000 {
      var parts = [[ReadFile]](repeating: [], count: Int.random(in: 1...6, using: &random))
      for file in facts.files { parts[Int.random(in: parts.indices, using: &random)].append(file) }
      var merged = parts.map { FactsFile(facts.header, $0) }
      while merged.count > 1 {
        let left = merged.remove(at: Int.random(in: merged.indices, using: &random))
        let right = merged.remove(at: Int.random(in: merged.indices, using: &random))
        merged.append(try FactsFile.merged([left, right]))
      }
      #expect(merged[0].files.map(\.path) == facts.files.map(\.path))
    }
    let halves = [facts.files.prefix(70), facts.files.dropFirst(70)].map { FactsFile(facts.header, Array($0)) }
    #expect(try FactsFile.merged(halves.reversed()).bytes(program: Self.program, among: .builtIn) == bytes)
  }

  @Test func refusesFactsThatDoNotBelongTogether() throws {
    let folder = try TemporaryFolder(["a.swift": "class A {}", "on.yml": "systems: {cells: off}\n"])
    let read = { (configuration: String?) in
      try FactsFile(
        of: [folder("a.swift")], below: folder.path, configuration: configuration.map { folder($0) }, threads: 1)
    }
    let first = try read(nil)
    #expect(throws: FactsConflict.otherChoice) { try FactsFile.merged([first, try read("on.yml")]) }
    try folder.write("a.swift", "class B {}")
    let other = try read(nil)
    #expect(throws: FactsConflict.otherContent(FilePath("a.swift"))) { try FactsFile.merged([first, other]) }
    #expect(try FactsFile.merged([first, first]).files.count == 1)
  }

  @Test func noticesDamage() throws {
    let folder = try TemporaryFolder(["a.swift": "class A: UIViewController { let b = \"c\" }"])
    let facts = try FactsFile(of: [folder("a.swift")], below: folder.path, configuration: nil, threads: 1)
    let bytes = try facts.bytes(program: Self.program, among: .builtIn)
    let read = { (bytes: [UInt8]) in
      try FactsFile(bytes, program: Self.program, among: .builtIn, threads: 1)
    }
    for index in bytes.indices {
      #expect(throws: FactsFile.Problem.self) { try read(Array(bytes[..<index])) }
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: FactsFile.Problem.self) { try read(damaged) }
    }
    #expect(throws: FactsFile.Problem.damaged) { try read(bytes + [0]) }
    #expect(throws: FactsFile.Problem.otherFile) { try read(Array("class A {}".utf8)) }
    let other = ContentDigest([1])
    #expect(throws: FactsFile.Problem.otherProgram) {
      try FactsFile(bytes, program: other, among: .builtIn, threads: 1)
    }
  }

  /// As a scan does, which reports such a file.
  @Test func keepsFilesThatAreNoText() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.h", try #require("@class A;".data(using: .utf16)))
    let facts = try FactsFile(of: [folder("a.h")], below: folder.path, configuration: nil, threads: 1)
    #expect(facts.files.map(\.extraction.facts.understanding) == [.skipped("written in UTF-16")])
    #expect(try FactsFile.merged([facts, facts]).files.count == 1)
  }

  @Test func namesWhatItCannotRead() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.yml": "systems: 1\n"])
    let read = { (file: FilePath, root: FilePath, configuration: FilePath?) in
      _ = try FactsFile(of: [file], below: root, configuration: configuration, threads: 1)
    }
    #expect(throws: FactsExtractionProblem.self) { try read(folder("c.swift"), folder.path, nil) }
    #expect(throws: FactsExtractionProblem.self) { try read(folder("c.txt"), folder.path, nil) }
    #expect(throws: FactsExtractionProblem.self) { try read(folder("a.swift"), folder("d"), nil) }
    #expect(throws: FactsExtractionProblem.self) { try read(folder("a.swift"), folder.path, folder("b.yml")) }
  }
}
