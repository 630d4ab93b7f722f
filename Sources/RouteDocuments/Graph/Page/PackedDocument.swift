import JSON

/// A document that writes the keys of its objects once: a page of thousands of nodes is less than half as large.
///
/// An object becomes an array of the number of its keys in `shapes`, from 1, and its values. An array begins with 0.
struct PackedDocument {
  private var shapes: [[String]] = []
  private var numbers: [[String]: Int64] = [:]
  private var packed = JSONValue.null

  /// Takes a document of the schema `waymark.graph/1`.
  init(_ document: JSONValue) { packed = pack(document) }

  var value: JSONValue {
    let keys = shapes.map { JSONValue.array($0.map(JSONValue.string)) }
    return ["schema": "waymark.graph/1", "shapes": .array(keys), "packed": packed]
  }

  /// Recurses as deep as the schema is. The page draws whole points.
  private mutating func pack(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      let members = object.members.filter { Self.isRead($0) }
      let shape = number(of: members.map(\.key))
      return .array([.integer(shape)] + members.map { pack($0.value) })
    case .array(let elements): return .array([0] + elements.map { pack($0) })
    case .double(let number): return .integer(Int64(exactly: number.rounded()) ?? 0)
    case .null, .bool, .integer, .string: return value
    }
  }

  private mutating func number(of keys: [String]) -> Int64 {
    if let number = numbers[keys] { return number }
    shapes.append(keys)
    numbers[keys] = Int64(shapes.count)
    return Int64(shapes.count)
  }

  /// Whether the page reads a member: not the ends of places, and nothing that is null or empty.
  private static func isRead(_ member: JSONObject.Member) -> Bool {
    member.value != .null && member.value != [] && !["endLine", "endColumn"].contains(member.key)
  }
}
