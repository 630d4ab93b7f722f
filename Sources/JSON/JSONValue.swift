/// One JSON value (RFC 8259).
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number written without fraction and exponent that fits.
  case integer(Int64)
  /// Every other number; finite when it was parsed.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue: Equatable {
  /// Strings are equal when their bytes are: Swift's own `==` takes composed and decomposed spellings for one.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSONValue {
  /// The member `key` of an object, nil for other values and absent keys.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  package var array: [JSONValue]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }
}

extension JSONValue {
  /// nil is null.
  package init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  package init(_ number: Int) {
    self = .integer(Int64(number))
  }

  package init(_ texts: [String]) {
    self = .array(texts.map(JSONValue.string))
  }
}

extension String {
  /// Equality without Unicode's canonical equivalence.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
