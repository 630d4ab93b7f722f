import Archive
import TestSupport
import Testing

@Suite struct ArchiveTests {
  indirect enum Shape: Codable, Hashable, Sendable {
    case none
    case circle(Int)
    case named(name: String, labels: [String?])
    case inside(Shape)
  }

  struct Drawing: Codable, Hashable, Sendable {
    var size: Int
    var title: String?
    var shapes: [Shape]
    var tags: Set<String>
    var places: [Shape: Set<Int32>]
    var isLocked: Bool
    var hash: UInt64
    var lines: ClosedRange<Int32>
  }

  private static let drawing = Drawing(
    size: -5, title: nil,
    shapes: [.none, .circle(.min), .named(name: "n", labels: [nil, "a"]), .inside(.inside(.circle(7)))],
    tags: ["red", "blue", "green", "blue "], places: [.none: [1], .circle(1): [], .circle(2): [3, 2, -1]],
    isLocked: true, hash: .max, lines: 3...9)

  private static func archive(_ values: Drawing...) throws -> [UInt8] {
    let encoder = ArchiveEncoder()
    for value in values { try encoder.encode(value) }
    return encoder.archive
  }

  @Test func givesBackWhatItTook() throws {
    var other = Self.drawing
    (other.title, other.shapes) = ("a title", [])
    let decoder = try ArchiveDecoder(Self.archive(Self.drawing, other)[...])
    #expect(try decoder.decode(Drawing.self) == Self.drawing)
    #expect(try decoder.decode(Drawing.self) == other)
    #expect(decoder.isAtEnd)
  }

  /// Sets that were filled in another order iterate in another one.
  @Test func writesEqualValuesEqually() throws {
    let words = (0..<200).map { "word \($0)" }
    var (left, right) = (Self.drawing, Self.drawing)
    left.tags = Set(words)
    right.tags = Set(minimumCapacity: 1_000)
    for word in words.reversed() { right.tags.insert(word) }
    right.places = Dictionary(uniqueKeysWithValues: left.places.reversed().map { ($0, $1) })
    #expect(try Self.archive(left) == Self.archive(right))
  }

  /// What the bytes say instead may be another value, but nothing traps, and nothing takes long.
  @Test func survivesDamage() throws {
    let archive = try Self.archive(Self.drawing)
    for end in archive.indices {
      #expect(throws: (any Error).self) {
        let decoder = try ArchiveDecoder(archive[..<end])
        _ = try decoder.decode(Drawing.self)
        if decoder.isAtEnd { throw ArchiveError.truncated }
      }
    }
    var random = SeededRandom(26)
    for _ in 0..<20_000 {
      var damaged = archive
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? ArchiveDecoder(damaged[...]).decode(Drawing.self)
    }
  }

  @Test func refusesWhatNestsTooDeeply() throws {
    let shape = (0..<1_000).reduce(Shape.none) { shape, _ in .inside(shape) }
    let encoder = ArchiveEncoder()
    try encoder.encode(shape)
    #expect(throws: ArchiveError.tooDeep) { try ArchiveDecoder(encoder.archive[...]).decode(Shape.self) }
  }

  @Test func refusesNumbersThatDoNotFit() throws {
    let encoder = ArchiveEncoder()
    try encoder.encode(Int.max)
    #expect(throws: ArchiveError.invalid) { try ArchiveDecoder(encoder.archive[...]).decode(Int32.self) }
  }

  @Test(arguments: [0, 1, 0x7F, 0x80, 0x3FFF, 0x4000, .max] as [UInt64])
  func readsTheNumberThatItWrote(number: UInt64) throws {
    var writer = ByteWriter()
    writer.write(number: number)
    writer.write(signed: Int64(bitPattern: number))
    var reader = ByteReader(writer.bytes[...])
    #expect(try reader.readNumber() == number)
    #expect(try reader.readSigned() == Int64(bitPattern: number))
    #expect(reader.isAtEnd)
  }

  /// Eleven bytes, or a tenth that is too large.
  @Test(arguments: [[UInt8](repeating: 0x80, count: 10) + [1], [UInt8](repeating: 0xFF, count: 9) + [2]])
  func refusesNumbersOfMoreThan64Bits(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    #expect(throws: ArchiveError.invalid) { try reader.readNumber() }
  }
}
