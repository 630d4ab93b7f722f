import Routes
import SourceModel

/// The types that the arguments of a call name.
struct DescribedTypes {
  let outline: SourceOutline
  let call: Call

  /// The type that names a route: a metatype, a type that the code shows, or the type of a value. An optional type has
  /// the name of its value.
  func named(_ value: DescribedValue) -> ValueType? {
    guard var type = spelled(value) else { return nil }
    type.name.text = TypeName.withoutMarks(type.name.text)
    return type
  }

  private func spelled(_ value: DescribedValue) -> ValueType? {
    switch value {
    case .type(let name): ValueType(name: name, isPath: false)
    case .argument(let value, let types):
      metatype(value).map { ValueType(name: $0, isPath: false) } ?? types.value ?? types.made
    }
  }

  /// True for an argument that is a variable whose declared type the code shows.
  func isVariable(_ value: DescribedValue) -> Bool {
    guard case .argument(let value, let types) = value else { return false }
    return metatype(value) == nil && types.value?.isVariable == true
  }

  /// The class that a value is, that a closure makes, or that is around the call.
  func destination(_ value: DescribedValue) -> Spelling? {
    switch value {
    case .type(let name): name
    case .argument(let value, let types): metatype(value) ?? made(types.made ?? types.value) ?? current(value)
    }
  }

  /// True for an argument that names a type, and makes nothing.
  func isMetatype(_ value: DescribedValue) -> Bool {
    if case .argument(let value, _) = value { metatype(value) != nil } else { false }
  }

  /// `P.self`, `[P class]`, `@protocol(P)`; in a macro of Objective-C also `P`.
  private func metatype(_ value: Value) -> Spelling? {
    switch value {
    case .metatype(let name): return name
    case .reference(let name)
    where outline.language == .objectiveC && call.receiver == .none && name.text.beginsUppercase:
      return name
    case .call(let index):
      guard let call = outline.call(index), call.callee.text == DescribedReader.protocolExpression,
        case .reference(let name)? = call.arguments.first?.value
      else { return nil }
      return name
    default: return nil
    }
  }

  /// The class that an expression makes: a static member may be of another one.
  private func made(_ type: ValueType?) -> Spelling? {
    guard let type else { return nil }
    guard type.isPath else { return type.name }
    let last = type.name.text.split(separator: ".").last
    return last?.beginsUppercase == true ? type.name : nil
  }

  private func current(_ value: Value) -> Spelling? {
    guard case .reference(let name) = value, name.text == "self" || name.text == "Self" else { return nil }
    return outline.typeNames(around: call.scope).last.map {
      Spelling(text: TypeName.simple($0), range: name.range)
    }
  }
}
