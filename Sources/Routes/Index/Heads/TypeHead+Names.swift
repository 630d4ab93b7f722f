import SourceModel

extension TypeHead {
  /// The simple names of what the head inherits or adopts, in order.
  package var inheritedNames: [String] {
    inherited.flatMap { TypeName.simpleNames($0.text) }
  }

  /// What a protocol inherits, also by a requirement on `Self`.
  var requiredNames: [String] {
    let required = requirements.filter { $0.relation == .conformance && $0.left.text == "Self" }.map(\.right)
    return inheritedNames + required.flatMap { TypeName.simpleNames($0.text) }
  }

  /// The simple names of what an alias stands for.
  package var aliasedNames: [String] {
    aliased.map { TypeName.simpleNames($0.text) } ?? []
  }

  /// The name in the other language, with the types around it, where it is another one there; nil for local types.
  var foreignPath: [String]? {
    guard let foreignName, !isLocal else { return nil }
    let path = TypeName.flattened([foreignName])
    return path.last == nil || path.last == name.text ? nil : path
  }
}

extension TypeHead {
  /// Whether two heads say the same, wherever they stand.
  fileprivate func meansTheSame(as other: TypeHead) -> Bool {
    withoutPlaces == other.withoutPlaces
  }

  private var withoutPlaces: TypeHead {
    var head = spelled { Spelling(text: $0.text, range: .zero) }
    head.name.range = .zero
    return head
  }
}

extension [TypeHead] {
  /// The same of two files.
  package func meanTheSame(as other: [TypeHead]) -> Bool {
    self == other || elementsEqual(other) { $0.meansTheSame(as: $1) }
  }
}
