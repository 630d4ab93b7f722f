import TestSupport
import Testing

@testable import Workspace

/// What git lists, and what a repository could list that was made to do harm.
@Suite struct RevisionFilesTests {
  private static let name = String(repeating: "0a", count: 20)

  private func files(_ records: String...) -> RevisionFiles {
    RevisionFiles(Array(records.map { $0.replacing("NAME", with: Self.name) + "\0" }.joined().utf8))
  }

  private func kinds(_ files: RevisionFiles, in folder: String) -> [String: FileStatus.Kind]? {
    files.entries(of: FilePath(folder)).map { entries in
      Dictionary(uniqueKeysWithValues: entries.map { (String(decoding: $0.name, as: UTF8.self), $0.kind) })
    }
  }

  @Test func everyKindIsKnown() {
    let files = files(
      "040000 tree NAME\tA", "100644 blob NAME\tA/b\nc.swift", "100755 blob NAME\tA/run", "120000 blob NAME\tA/link",
      "160000 commit NAME\tLib", "100644 blob NAME\ttab\there")
    #expect(kinds(files, in: "") == ["A": .folder, "Lib": .folder, "tab\there": .file])
    #expect(kinds(files, in: "A") == ["b\nc.swift": .file, "run": .file, "link": .link])
    #expect(files.submodules.map(\.path) == [FilePath("Lib")])
    #expect(kinds(files, in: "Lib") == nil && kinds(files, in: "A/run") == nil)
  }

  @Test(arguments: [
    "100644 blob NAME\t..", "040000 tree NAME\t.git", "100644 blob NAME\t", "100644 blob NAME\t/a",
    "100644 blob NAME\tnowhere/a", "100644 blob HEAD\ta", "100644 blob --all\ta", "100644 blob\ta", "a",
    "070000 blob NAME\ta", "9 blob NAME\ta", "",
  ])
  func whatNoRepositoryShouldHold(record: String) {
    #expect(kinds(files(record), in: "") == [:])
  }
}
