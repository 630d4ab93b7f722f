import JSON

/// The value of a JSON text that is expected to be right.
func parse(_ text: String) throws -> JSONValue {
  try JSONValue(parsing: text.utf8)
}

/// Why a text is refused; nil when it is not.
func refusal(of bytes: some Collection<UInt8>, accepting topLevel: TopLevel = .anyValue) -> JSONError.Reason? {
  do {
    _ = try JSONValue(parsing: bytes, accepting: topLevel)
    return nil
  } catch {
    return error.reason
  }
}

func refusal(of text: String, accepting topLevel: TopLevel = .anyValue) -> JSONError.Reason? {
  refusal(of: text.utf8, accepting: topLevel)
}

extension JSONValue {
  func text(_ layout: JSONLayout = .compact) throws -> String {
    String(decoding: try serialized(layout), as: UTF8.self)
  }
}

/// A small generator whose sequence is the same everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
