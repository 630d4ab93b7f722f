import SourceModel
import TestSupport
import Testing

@Suite("UTF-8")
struct UTF8Tests {
  /// Whole characters of one to four bytes, and bytes that are parts of some or of none.
  private static let parts: [[UInt8]] =
    ["a", "object = ", "é", "中", "𝄞"].map { Array($0.utf8) } + [0x80, 0xBF, 0xC3, 0xE4, 0xED, 0xF0, 0xFF].map { [$0] }

  @Test(arguments: Array<UInt64>(0..<400))
  func isRecognizedAsTheStandardLibraryDoes(seed: UInt64) {
    var random = SeededRandom(seed)
    // Most texts of few parts are valid, so that both answers are met.
    let parts = seed % 2 == 0 ? Self.parts[..<5] : Self.parts[...]
    let bytes = (0..<Int.random(in: 0..<8, using: &random)).flatMap { _ in parts.randomElement(using: &random) ?? [] }
    let isValid = bytes.withUnsafeBufferPointer(ByteLanes.isUTF8)
    #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
  }
}
