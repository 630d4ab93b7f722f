import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Objects that lie: git prints what they say of themselves before it looks at what they hold.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct ObjectReaderTests {
  private let repository: GitRepository
  /// Of a file that holds `good`.
  private let good: ObjectName

  init() throws {
    repository = try GitRepository(["good": "good\n"])
    good = try Self.name(repository.git("rev-parse", "HEAD:good"))
  }

  private static func name(_ text: String) throws -> ObjectName {
    try #require(ObjectName(Array(text.utf8.prefix(40))[...]))
  }

  private func reader() throws -> ObjectReader {
    try ObjectReader(Git(in: repository.folder.path))
  }

  /// What stands there before it was compressed is said beside it.
  private func write(_ zlib: String) throws -> ObjectName {
    let name = String(repeating: "aa", count: 20)
    try repository.folder.write(".git/objects/aa/\(name.dropFirst(2))", #require(Data(base64Encoded: zlib)))
    return try Self.name(name)
  }

  private func reason(_ read: () throws(FileProblem.Reason) -> [UInt8]) -> FileProblem.Reason? {
    do throws(FileProblem.Reason) { _ = try read() } catch { return error }
    return nil
  }

  /// Behind the size stands what looks like the answer to the next question: `12799cc… blob 4`, `bad`.
  @Test(arguments: [
    // blob 9223372036854775807
    "eNoVzLkRgDAMBEBiVeESrMecXA4nO2OG/jNgNl/eD9s0c4d1P3MEMLLjEDXMWcWN2hGDqgRXpDur7LOVkUTjX4TwWiIvHp0Ugw==",
    // blob 18446744073709551615
    "eNoVzMERgCAMBEDfqcISOLgQKMcL/Jyx/586+1/dj04MsgdZokWZ7ujww1BjzkztyE26AIUWR2vKrJ8NcShO/QdN1zJ7AS6tFLI=",
  ])
  func sizesThatNoFileHas(zlib: String) throws {
    let (reader, name) = (try reader(), try write(zlib))
    #expect(try reader.content(of: good) == Array("good\n".utf8) && !reader.hasFailed)
    #expect(reason { () throws(FileProblem.Reason) in try reader.content(of: name) } == .missing)
    #expect(reader.hasFailed)
    #expect(reason { () throws(FileProblem.Reason) in try reader.content(of: good) } == .missing)
  }

  @Test func whatIsTooLargeIsNotRead() throws {
    // blob 600000000, and then the same
    let (reader, name) = (
      try reader(),
      try write("eNoty7ENgDAMAEFqT5ERcGJwMg7vuIvE/h0g8Vc/66ac+98mWn2MCNIjzQ5Ucab11oior1Ss44VvNOGaIg92IxJR")
    )
    for _ in 0..<2 {
      #expect(reason { () throws(FileProblem.Reason) in try reader.content(of: name) } == .tooLarge)
      #expect(try reader.content(of: good) == Array("good\n".utf8))
    }
    #expect(!reader.hasFailed)
  }

  /// Git prints as much as there is, and waits for the next question.
  @Test func aSizeThatIsNotReached() throws {
    // blob 1000, and then the same
    let (reader, name) = (
      try reader(),
      try write("eNoVy7ENgDAMAEFqT5ER7MTIyTi84w6J/TtAVx/3QzNVPcR6rJVJRZb7iRnB9jkGmf1Thk+i8R8Xri3yAjH+EVw=")
    )
    #expect(reason { () throws(FileProblem.Reason) in try reader.content(of: name) } == .missing)
    #expect(reader.hasFailed)
  }
}
