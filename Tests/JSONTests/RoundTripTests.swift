import JSON
import TestSupport
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func randomValues(seed: UInt64) throws {
    var generator = SeededRandom(seed)
    for _ in 0..<40 {
      let value = randomValue(depth: 5, &generator)
      for layout in [JSONLayout.compact, .pretty] {
        let text = try value.serialized(layout)
        #expect(try JSONValue(parsing: text) == value, "seed \(seed)")
      }
    }
  }

  /// Cuts, flips and repeats bytes of good texts: nothing traps, and what is accepted is written and read alike.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func damagedTexts(seed: UInt64) throws {
    var generator = SeededRandom(seed)
    for _ in 0..<100 {
      var text = try randomValue(depth: 3, &generator).serialized()
      for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&text, &generator) }
      guard let value = try? JSONValue(parsing: text) else { continue }
      #expect(try JSONValue(parsing: value.serialized()) == value, "seed \(seed)")
    }
  }

  /// json-c's trees may not be shared, but each thread may have its own.
  @Test func manyAtOnce() async throws {
    var generator = SeededRandom(1)
    let values = (0..<50).map { _ in randomValue(depth: 4, &generator) }
    let rounds = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try values.filter { try JSONValue(parsing: $0.serialized()) == $0 }.count }
      }
      return try await group.reduce(0, +)
    }
    #expect(rounds == 8 * values.count)
  }

  private func damage(_ text: inout [UInt8], _ generator: inout SeededRandom) {
    guard let index = text.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: text[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: text.remove(at: index)
    case 2: text.insert(contentsOf: text[index...].prefix(5), at: index)
    default: text.insert("{}[],:\"\\u0eE-.".utf8.randomElement(using: &generator) ?? 0, at: index)
    }
  }

  private func randomValue(depth: Int, _ generator: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2:
      return .integer(Int64.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0..<64, using: &generator))
    case 3: return .double(randomDouble(&generator))
    case 4, 5: return .string(randomString(&generator))
    case 6: return .array((0..<4).map { _ in randomValue(depth: depth - 1, &generator) })
    default:
      var object = JSONObject()
      for _ in 0..<4 {
        let key = randomString(&generator).filter { $0 != "\u{0}" }
        object[key] = randomValue(depth: depth - 1, &generator)
      }
      return .object(object)
    }
  }

  private func randomDouble(_ generator: inout SeededRandom) -> Double {
    let double = Double(bitPattern: generator.next())
    return double.isFinite ? double : 0.5
  }

  private func randomString(_ generator: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      let bound: UInt32 = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000].randomElement(using: &generator) ?? 0x80
      scalars.append(Unicode.Scalar(UInt32.random(in: 0..<bound, using: &generator)) ?? "\u{2028}")
    }
    return String(scalars)
  }
}
