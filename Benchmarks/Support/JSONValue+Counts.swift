import JSON

extension JSONValue {
  init(_ number: Int) {
    self = .integer(Int64(number))
  }
}
