import SourceModel
import Testing

@Suite("Steps of UTF-8")
struct UTF8StepTests {
  @Test(arguments: Array<UInt64>(0..<400))
  func equalsTheStandardLibrary(seed: UInt64) {
    let bytes = RandomText.bytes(seed: seed)
    for offset in bytes.indices {
      #expect(Self.step(bytes, at: offset) == Self.naive(bytes, at: offset), "offset \(offset) of \(bytes)")
    }
  }

  /// All pairs of a first and a second byte, followed by two bytes that may continue any character.
  @Test func everyFirstAndSecondByte() {
    var wrong: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second, 0x80, 0x80]
        if Self.step(bytes, at: 0) != Self.naive(bytes, at: 0) { wrong.append(bytes) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    arguments: [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xE2, 0x82, 0x41], [0xF0, 0x9F, 0x98, 0x41]] as [[UInt8]])
  func aCutCharacterIsOneInvalidByte(bytes: [UInt8]) {
    #expect(Self.step(bytes, at: 0) == [1, 1])
  }

  private static func step(_ bytes: [UInt8], at offset: Int) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      let step = UTF8Step(buffer, at: offset)
      return [step.length, step.utf16Units]
    }
  }

  private static func naive(_ bytes: [UInt8], at offset: Int) -> [Int] {
    let character = NaiveLines.character(in: bytes, at: offset)
    return [character.length, character.utf16]
  }
}
