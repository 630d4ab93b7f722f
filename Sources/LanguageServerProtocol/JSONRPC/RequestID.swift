import JSON

/// What a response repeats of its request, exactly: `"1"` is not `1`.
package enum RequestID: Sendable {
  case integer(Int64)
  case string(String)

  /// Nil for values that are no id: null, fractions, integers beyond `Int64`, containers.
  package init?(_ value: JSONValue) {
    switch value {
    case .integer(let integer): self = .integer(integer)
    case .string(let string): self = .string(string)
    default: return nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .integer(let integer): .integer(integer)
    case .string(let string): .string(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .integer(let integer): "\(integer)"
    case .string(let string): "'\(string)'"
    }
  }
}

extension RequestID: Hashable {
  /// By bytes, not by Unicode's canonical equivalence.
  package static func == (left: RequestID, right: RequestID) -> Bool { left.json == right.json }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let integer): hasher.combine(integer)
    case .string(let string): for byte in string.utf8 { hasher.combine(byte) }
    }
  }
}

extension RequestID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = RequestID(try container.decode(JSONValue.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Neither an integer nor a string.")
    }
    self = id
  }

  package func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}
