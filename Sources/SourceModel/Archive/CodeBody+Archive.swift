import Archive

extension CodeBody: ArchivedValue {
  /// Throws if an index is out of range, or if a value contains a later one.
  package init(archive: ArchiveDecoder) throws {
    self.init()
    values = try archive.decode()
    steps = try archive.decode()
    unwraps = try archive.decode()
    closures = try archive.decode()
    let areOrdered = values.indices.allSatisfy { index in
      values[index].kind.parts.allSatisfy { (0..<index).contains($0) }
    }
    let named = steps.compactMap(\.value) + closures.map(\.value)
    guard areOrdered, named.allSatisfy(values.indices.contains) else { throw ArchiveError.invalid }
  }

  package func write(to archive: ArchiveEncoder) throws {
    try archive.encode(values)
    try archive.encode(steps)
    try archive.encode(unwraps)
    try archive.encode(closures)
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
