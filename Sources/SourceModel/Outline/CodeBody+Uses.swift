/// What a body uses, whatever it does with it.
extension CodeBody {
  /// The conditional and forced casts to types with plain names, in source order.
  package var casts: [NamedCast] {
    values.compactMap { value in
      guard case .cast(let operand, let isForced) = value.kind, value.name.isPlainName else { return nil }
      return NamedCast(Cast(type: value.name, isForced: isForced), of: path(operand))
    }
  }

  /// The types that the body calls by their names, and the methods of types, in source order: `PriceViewController()`,
  /// `PriceBuilder.build()`.
  package var made: [Spelling] {
    values.compactMap { value in
      guard case .call(let receiver, _) = value.kind else { return nil }
      guard let receiver else { return value.name.isTypeName ? value.name : nil }
      guard case .path = values[receiver].kind, values[receiver].name.isTypeName else { return nil }
      let type = values[receiver].name
      return Spelling(
        text: "\(type.text).\(value.name.text)",
        range: SourceRange(start: type.range.start, end: value.name.range.end))
    }
  }

  /// The base names of the methods of the same type that the body calls.
  package var called: Set<String> {
    values.reduce(into: []) { called, value in
      guard case .call(let receiver, _) = value.kind, !value.name.isTypeName else { return }
      if let receiver, !["self", "Self"].contains(path(receiver)) { return }
      called.insert(value.name.text)
    }
  }

  /// The methods of the superclass that the body calls, by base name.
  package var superCalls: Set<String> {
    values.reduce(into: []) { called, value in
      guard case .call(let receiver?, _) = value.kind, path(receiver) == "super" else { return }
      called.insert(value.name.text)
    }
  }

  /// The values that the body gives back, in source order.
  package var results: [Int] { steps.filter { $0.kind == .result }.compactMap(\.value) }

  /// The names of a value that is a path; nil for another value.
  package func path(_ value: Int) -> String? {
    if case .path = values[value].kind { values[value].name.text } else { nil }
  }
}

extension CodeValue {
  /// The type that a call of its name makes, with the generic arguments: `Module<CartInput,CartOutput>`.
  package var spelledType: String {
    generics.isEmpty ? name.text : "\(name.text)<\(generics.map(\.text).joined(separator: ","))>"
  }
}

extension Spelling {
  /// True for a name with a capital first letter, without what it is a member of.
  fileprivate var isTypeName: Bool { text.beginsUppercase && !text.utf8.contains(UInt8(ascii: ".")) }

  /// True for the name of a type, without generic arguments and signs.
  fileprivate var isPlainName: Bool { text.utf8.allSatisfy { Spelling.isWordByte($0) || $0 == UInt8(ascii: ".") } }
}
