extension CodeBody: Codable {
  private enum CodingKeys: CodingKey { case values, steps, unwraps, closures }

  /// Throws where an index leads nowhere, or from a value to a later one.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    values = try container.decode([CodeValue].self, forKey: .values)
    steps = try container.decode([CodeStep].self, forKey: .steps)
    unwraps = try container.decode([CodeUnwrap].self, forKey: .unwraps)
    closures = try container.decode([CodeClosure].self, forKey: .closures)
    let areOrdered = values.indices.allSatisfy { index in
      values[index].kind.parts.allSatisfy { (0..<index).contains($0) }
    }
    let named = steps.compactMap(\.value) + closures.map(\.value)
    guard areOrdered, named.allSatisfy(values.indices.contains) else {
      throw DecodingError.dataCorruptedError(forKey: .values, in: container, debugDescription: "an index too large")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(values, forKey: .values)
    try container.encode(steps, forKey: .steps)
    try container.encode(unwraps, forKey: .unwraps)
    try container.encode(closures, forKey: .closures)
  }
}

extension CodeValue.Kind {
  /// The indices of the values that it consists of.
  fileprivate var parts: [Int] {
    switch self {
    case .path, .closure, .other: []
    case .call(let receiver, let arguments): [receiver].compactMap(\.self) + arguments.map(\.value)
    case .member(let value), .cast(let value, _): [value]
    case .element(let list, let index), .difference(let list, let index): [list, index]
    case .choice(let values), .list(let values): values
    case .tuple(let elements): elements.map(\.value)
    }
  }
}
