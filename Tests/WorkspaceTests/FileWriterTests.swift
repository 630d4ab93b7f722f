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

  @Test(.enabled(if: getuid() == 0, "only root may give files away")) func theFileStaysItsOwners() throws {
    let folder = try TemporaryFolder(["a.swift": "let x = 1\n"])
    let path = folder("a.swift").description
    #expect(chown(path, 65534, 65533) == 0 && chmod(path, 0o640) == 0)
    #expect(replace(folder("a.swift"), inside: [folder.path]) == nil)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect([status.st_uid, status.st_gid, status.st_mode & 0o7777] == [65534, 65533, 0o640])
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

  private func write(_ path: FilePath) -> FileProblem.Reason? {
    do {
      try FileWriter.write(Array("new".utf8), to: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aReportIsNewOrReplacesAnother() throws {
    let folder = try TemporaryFolder(["old.json": "a much longer text"])
    #expect(write(folder("new.json")) == nil && write(folder("old.json")) == nil)
    #expect(try folder.text("new.json") == "new" && folder.text("old.json") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.description).count == 2)
  }

  @Test func aReportIsWrittenToPlainFilesOnly() throws {
    let outside = try TemporaryFolder(["file.json": "theirs"])
    let folder = try TemporaryFolder(["Folder/a.json": "old"])
    try folder.link("out.json", to: outside("file.json").description)
    try folder.link("nowhere.json", to: outside("nowhere.json").description)
    try folder.link("in.json", to: "Folder/a.json")
    #expect(write(folder("out.json")) == .outside)
    #expect(write(folder("nowhere.json")) == .notRegular)
    #expect(write(folder("Folder")) == .notRegular)
    #expect(write(folder("none/a.json")) == .missing)
    #expect(write(folder("in.json")) == nil)
    #expect(try folder.text("Folder/a.json") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path.description) == ["file.json"])
    #expect(try outside.text("file.json") == "theirs")
  }

  @Test func textIsAppended() throws {
    let outside = try TemporaryFolder(["file.md": "theirs"])
    let folder = try TemporaryFolder(["a.md": "one\n"])
    try folder.link("link.md", to: outside("file.md").description)
    for name in ["a.md", "b.md"] { try FileWriter.append(Array("two\n".utf8), to: folder(name)) }
    #expect(try folder.text("a.md") == "one\ntwo\n" && folder.text("b.md") == "two\n")
    #expect(throws: FileProblem.Reason.linkLoop) { try FileWriter.append([], to: folder("link.md")) }
    #expect(throws: (any Error).self) { try FileWriter.append([], to: folder.path) }
  }

  @Test func whatSomebodyElseChangedIsLeftAlone() throws {
    let folder = try TemporaryFolder(["a.swift": "let x = 3\n"])
    #expect(replace(folder("a.swift"), inside: [folder.path]) == .changing)
    #expect(replace(folder("b.swift"), inside: [folder.path]) == .missing)
    #expect(try folder.text("a.swift") == "let x = 3\n")
  }
}
