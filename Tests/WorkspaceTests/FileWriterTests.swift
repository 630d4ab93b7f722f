import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Workspace

@Suite struct FileWriterTests {
  private static let (old, new) = (SourceText("let x = 1\n"), SourceText("let x = 2\n"))

  private func replace(_ path: FilePath, inside roots: [FilePath]) -> FileProblem.Reason? {
    do {
      try FileWriter.replace(path, Self.old, with: Self.new, inside: roots)
      return nil
    } catch {
      return error
    }
  }

  @Test func writesTheFile() throws {
    let folder = try TemporaryFolder(["a.swift": "let x = 1\n"])
    #expect(replace(folder("a.swift"), inside: [folder.path]) == nil)
    #expect(try folder.text("a.swift") == "let x = 2\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.description) == ["a.swift"])
  }

  @Test func aLinkInsideIsWrittenThrough() throws {
    let folder = try TemporaryFolder(["Real/a.swift": "let x = 1\n"])
    try folder.link("Link", to: "Real")
    #expect(replace(folder("Link/a.swift"), inside: [folder.path]) == nil)
    #expect(try folder.text("Real/a.swift") == "let x = 2\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("Link").description) == "Real")
  }

  @Test(arguments: ["Link/a.swift", "file.swift"]) func aLinkThatLeadsOutIsRefused(name: String) throws {
    let outside = try TemporaryFolder(["a.swift": "let x = 1\n"])
    let folder = try TemporaryFolder()
    try folder.link("Link", to: outside.path.description)
    try folder.link("file.swift", to: outside("a.swift").description)
    #expect(replace(folder(name), inside: [folder.path]) == .outside)
    #expect(try outside.text("a.swift") == "let x = 1\n")
  }

  @Test func whatSomebodyElseChangedIsLeftAlone() throws {
    let folder = try TemporaryFolder(["a.swift": "let x = 3\n"])
    #expect(replace(folder("a.swift"), inside: [folder.path]) == .changing)
    #expect(replace(folder("b.swift"), inside: [folder.path]) == .missing)
    #expect(try folder.text("a.swift") == "let x = 3\n")
  }
}
