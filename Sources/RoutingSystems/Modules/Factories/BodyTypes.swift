import Routes
import SourceModel

/// The types of the values in one body, as far as declarations show them.
struct BodyTypes {
  let model: ModuleModel
  let method: ModuleMethod
  /// The types of its constants and variables; nil for a name of several types, or of an unknown one.
  private var locals: [String: Known?] = [:]

  init(model: ModuleModel, method: ModuleMethod) {
    (self.model, self.method) = (model, method)
    for step in method.code.steps where step.kind == .binding && !isRepeated(step) {
      let known = step.type.map { Known(spelling: $0.text) } ?? step.value.flatMap { type(of: $0) }
      let name = step.target.text
      locals[name] = locals[name].map { $0 == known ? known : nil } ?? .some(known)
    }
  }

  /// A type as spelled, and whether the value is the type itself.
  struct Known: Hashable {
    let spelling: String
    var isMeta = false

    var name: String { TypeText.plain(spelling) }
  }

  /// Only a hostile text has a value of deeper parts.
  private static let mostDepth = 12

  private var code: CodeBody { method.code }

  /// nil for a value of which nothing is known.
  func type(of value: Int) -> Known? { type(of: value, depth: 0) }

  private func type(of value: Int, depth: Int) -> Known? {
    guard depth < Self.mostDepth, code.values.indices.contains(value) else { return nil }
    let named = code.values[value]
    switch named.kind {
    case .path: return type(ofPath: named.name.text.split(separator: ".", omittingEmptySubsequences: false), depth)
    case .call(let receiver, let arguments): return type(ofCall: named, receiver, arguments, depth)
    case .member(let base): return type(of: base, depth: depth + 1).flatMap { member(named.name.text, of: $0) }
    case .cast: return Known(spelling: named.name.text)
    case .choice(let choices):
      let types = Set(choices.compactMap { type(of: $0, depth: depth + 1) })
      return types.count == 1 ? types.first : nil
    case .element, .difference, .tuple, .list, .closure, .other: return nil
    }
  }

  // MARK: Paths

  func type(ofPath path: [Substring], _ depth: Int) -> Known? {
    guard let first = path.first, !first.isEmpty else { return nil }
    return path.dropFirst().reduce(type(ofName: String(first), depth)) { type, name in
      type.flatMap { member(String(name), of: $0) }
    }
  }

  private func type(ofName name: String, _ depth: Int) -> Known? {
    if name == "self" { return method.owner.isEmpty ? nil : Known(spelling: method.owner) }
    if name == "Self" { return Known(spelling: method.owner, isMeta: true) }
    if let local = locals[name] { return local }
    if let parameter = method.parameters.first(where: { $0.name == name }) { return Known(spelling: parameter.type) }
    if let property = model.property(name, of: method.owner) { return type(of: property.fact) }
    return model.isDeclared(name) || model.shape(of: name) != nil ? Known(spelling: name, isMeta: true) : nil
  }

  /// True for `if let name`, and for one of the same name: it has the type of what has the name outside.
  private func isRepeated(_ step: CodeStep) -> Bool {
    guard step.type == nil else { return false }
    guard let value = step.value else { return true }
    let path = code.values[value]
    return path.kind == .path && [step.target.text, "self.\(step.target.text)"].contains(path.name.text)
  }

  private func type(of property: ModuleProperty) -> Known? {
    if let type = property.type { return Known(spelling: type.text) }
    // An initial value: `let assembly = CartAssembly()`.
    let results = property.code.results
    guard results.count == 1 else { return nil }
    let value = property.code.values[results[0]]
    guard case .call(nil, _) = value.kind, model.isDeclared(value.name.text) else { return nil }
    return Known(spelling: value.name.text)
  }

  private func member(_ name: String, of type: Known) -> Known? {
    if let tuple = TupleType(model.expanded(type.spelling)) {
      return tuple.elements.first { $0.label == name }.map { Known(spelling: $0.type) }
    }
    return model.property(name, of: type.name).flatMap { self.type(of: $0.fact) }
  }

  // MARK: Calls

  private func type(
    ofCall call: CodeValue, _ receiver: Int?, _ arguments: [CodeArgument], _ depth: Int
  ) -> Known? {
    let name = call.name.text
    if receiver == nil, model.isDeclared(name) || model.shape(of: name) != nil {
      return Known(spelling: call.spelledType)
    }
    let owner = receiver.map { type(of: $0, depth: depth + 1)?.name } ?? method.owner
    if let owner {
      let results = Set(
        model.methods(named: name, of: owner).map(\.fact).filter { $0.fits(arguments.map(\.spelledLabel)) }
          .compactMap(\.result?.text))
      if results.count == 1, let only = results.first { return Known(spelling: only) }
      if !results.isEmpty { return nil }
    }
    return metatype(in: arguments)
  }

  /// The type that the only metatype among some arguments names: `container.resolve(CartAssembly.self)`.
  private func metatype(in arguments: [CodeArgument]) -> Known? {
    let named = arguments.compactMap { argument -> String? in
      let value = code.values[argument.value]
      guard value.kind == .path else { return nil }
      let name = TypeText.plain(value.name.text)
      return name.beginsUppercase && model.isDeclared(name) ? name : nil
    }
    return named.count == 1 ? Known(spelling: named[0]) : nil
  }
}

extension CodeArgument {
  /// As a declaration spells it: `_` for none.
  var spelledLabel: String? { label ?? "_" }
}
