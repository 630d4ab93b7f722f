import Routes
import SourceModel

/// The factories that one body asks.
struct FactorySearch {
  struct Use {
    let key: RouteKey
    let form: LookUpForm
    let range: SourceRange
    /// The index of the value.
    let value: Int
  }

  private let factories: ModuleFactories
  private let types: BodyTypes
  private let code: CodeBody

  private var model: ModuleModel { factories.model }

  /// nil for a body that names no factory, as most do.
  init?(factories: ModuleFactories, method: ModuleMethod) {
    guard method.code.values.contains(where: { factories.mayBeNamed($0.name.text) }) else { return nil }
    self.init(method, factories)
  }

  private init(_ method: ModuleMethod, _ factories: ModuleFactories) {
    (self.factories, code) = (factories, method.code)
    types = BodyTypes(model: factories.model, method: method)
  }

  /// A search in code of which only the type around it is known.
  init(factories: ModuleFactories, ofCodeIn owner: String) {
    let none = Spelling(text: "", range: .zero)
    let method = ModuleMethod(
      owner: owner, ownerKind: .extension, name: none, parameters: [], result: nil, modifiers: Scope.Modifiers(),
      hasBody: false, code: CodeBody(), mayGive: false, conditions: [])
    self.init(method, factories)
  }

  /// In the order of the values.
  var uses: [Use] { code.values.indices.compactMap(use) }

  private func use(_ index: Int) -> Use? {
    let value = code.values[index]
    guard factories.mayBeNamed(value.name.text) else { return nil }
    switch value.kind {
    case .call(let receiver, let arguments):
      let owner = receiver.map { types.type(of: $0)?.name } ?? types.method.owner
      guard let owner, let key = key(of: value.name.text, arguments.map(\.spelledLabel), on: owner) else { return nil }
      return Use(key: key, form: .method, range: value.name.range, value: index)
    case .path:
      guard let key = key(ofFunctionAt: value.name.text) else { return nil }
      return Use(key: key, form: .functionValue, range: value.name.range, value: index)
    default: return nil
    }
  }

  /// The route that a call on a type leads to: that of the only factory of the name that it may call.
  private func key(of name: String, _ labels: [String?], on owner: String) -> RouteKey? {
    let named = model.methods(named: name, of: owner)
    if named.isEmpty { return nil }
    let fitting = named.filter { $0.fact.fits(labels) }
    // A function that needs no default value is preferred. A closure behind the parentheses has no label.
    let exact = (fitting.isEmpty ? named : fitting).filter { $0.fact.parameters.count == labels.count }
    let found = exact.isEmpty ? fitting : exact
    let keys = Set(found.compactMap { factories[$0]?.key })
    return keys.count == 1 && found.allSatisfy { factories[$0] != nil } ? keys.first : nil
  }

  /// The route of a function that is handed over: `assembly.makeCart`.
  private func key(ofFunctionAt path: String) -> RouteKey? {
    let names = path.dottedNames
    guard names.count > 1, let name = names.last, let owner = types.type(ofPath: names.dropLast()) else { return nil }
    let keys = Set(model.methods(named: name, of: owner.name).compactMap { factories[$0]?.key })
    return keys.count == 1 ? keys.first : nil
  }

  func key(of call: ModuleCall) -> RouteKey? {
    owner(of: call).flatMap { key(of: call.callee.text, call.labels, on: $0) }
  }

  private func owner(of call: ModuleCall) -> String? {
    guard let receiver = call.receiver else { return nil }
    return receiver.isEmpty ? types.method.owner : types.type(ofPath: receiver)?.name
  }

  // MARK: Names

  /// The names of factories that the body calls or hands over, and which of them is not known.
  var openNames: Set<String> { Set(code.values.compactMap(openName)) }

  private func openName(_ value: CodeValue) -> String? {
    guard factories.mayBeNamed(value.name.text) else { return nil }
    switch value.kind {
    case .call(let receiver?, let arguments):
      let owner = types.type(of: receiver)?.name
      return isOpen(value.name.text, arguments.map(\.spelledLabel), on: owner) ? value.name.text : nil
    case .member(let base): return types.type(of: base) == nil ? value.name.text : nil
    case .path:
      let names = value.name.text.dottedNames
      guard names.count > 1, let last = names.last else { return nil }
      return types.type(ofPath: names.dropLast()) == nil ? last : nil
    default: return nil
    }
  }

  /// True if a call may be one of a factory, and nothing tells of which.
  private func isOpen(_ name: String, _ labels: [String?], on owner: String?) -> Bool {
    guard let owner else { return true }
    return key(of: name, labels, on: owner) == nil
      && model.methods(named: name, of: owner).contains { factories[$0] != nil }
  }

  func isOpen(_ call: ModuleCall) -> Bool { isOpen(call.callee.text, call.labels, on: owner(of: call)) }
}

/// The names of factories that code calls or hands over, and of which nothing tells the type that has them.
struct OpenFunctionNames: SharedAnswer {
  let all: Set<String>

  init(in index: RouteIndex) {
    let factories = index.answer(ModuleFactories.self)
    let inBodies = factories.model.all.reduce(into: Set()) { open, placed in
      open.formUnion(FactorySearch(factories: factories, method: placed.fact)?.openNames ?? [])
    }
    let others = factories.calls.map(\.fact).filter { call in
      FactorySearch(factories: factories, ofCodeIn: call.scope.last.map(TypeName.simple) ?? "").isOpen(call)
    }
    all = inBodies.union(others.map(\.callee.text))
  }
}

extension BodyTypes {
  /// The type at the end of a row of names.
  func type(ofPath names: [String]) -> Known? { type(ofPath: names.map { $0[...] }, 0) }
}
