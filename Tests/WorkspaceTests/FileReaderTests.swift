import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Workspace

@Suite struct FileReaderTests {
  @Test(
    arguments: [
      (Data([0x61, 0x00, 0x62]), .binary), (Data([0xFF, 0xFE, 0x61, 0x00]), .utf16),
      (Data(repeating: 0x20, count: FileReader.maximumBytes + 1), .tooLarge),
    ] as [(Data, FileProblem.Reason)])
  func refuses(content: Data, reason: FileProblem.Reason) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", content)
    #expect(throws: reason) { try FileReader.load(folder("a.swift")) }
  }

  @Test func readsEveryByte() throws {
    let folder = try TemporaryFolder()
    let content = Data((1...300_000).map { UInt8(truncatingIfNeeded: $0 | 1) })
    try folder.write("a.swift", content)
    #expect(try Array(FileReader.load(folder("a.swift")).text.bytes) == Array(content))
  }

  @Test func missingFilesAndZeroBytesInNamesAreErrors() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem.Reason.missing) { try FileReader.load(folder("nowhere.swift")) }
    #expect(throws: FileProblem.Reason.missing) { try FileReader.load(FilePath(bytes: [0x61, 0, 0x62])) }
  }
}
