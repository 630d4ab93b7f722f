/// A Swift type that is coded as one JSON value that is no container.
protocol JSONScalar {
  /// Fails where the value has another type or does not fit.
  init?(scalar: JSONValue)
  /// Nil where JSON has no such number.
  var scalar: JSONValue? { get }
}

extension Bool: JSONScalar {
  init?(scalar: JSONValue) {
    guard case .bool(let bool) = scalar else { return nil }
    self = bool
  }

  var scalar: JSONValue? { .bool(self) }
}

extension String: JSONScalar {
  init?(scalar: JSONValue) {
    guard case .string(let string) = scalar else { return nil }
    self = string
  }

  var scalar: JSONValue? { .string(self) }
}

extension JSONScalar where Self: BinaryInteger {
  /// Takes `1.0` for one, as JSON has only one type of number, and refuses `1.5`.
  init?(scalar: JSONValue) {
    switch scalar {
    case .integer(let integer): self.init(exactly: integer)
    case .double(let double): self.init(exactly: double)
    default: return nil
    }
  }

  var scalar: JSONValue? { Int64(exactly: self).map(JSONValue.integer) }
}

extension JSONScalar where Self: BinaryFloatingPoint {
  init?(scalar: JSONValue) {
    switch scalar {
    case .integer(let integer): self.init(integer)
    case .double(let double): self.init(double)
    default: return nil
    }
  }

  var scalar: JSONValue? { isFinite ? .double(Double(self)) : nil }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension Float: JSONScalar {}
extension Double: JSONScalar {}
