import Routes
import SourceModel

/// Reads routing protocols, routers, and the code that calls them, in Swift.
struct SceneReader: FactReader {
  let language = Language.swift
  /// Empty: what is read depends on the routing protocols that the tree declares (`RoutingTypes`).
  let interest = Interest()

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let bodies = interest.names.bodies[SceneRoutes.system]
    if bodies.isEmpty { return [] }
    let file = SceneFile(outline, bodies)
    return file.bodies(of: bodies.types).map(Fact.ofSystem)
      + file.properties(of: bodies.propertyTypes).map(Fact.ofSystem)
      + file.dispatches.map(Fact.ofSystem) + file.preparations.map(Fact.ofSystem)
      + file.calls(of: interest.names.bodies.all.calls).map(Fact.ofSystem)
      + file.makers.map(Fact.ofSystem) + outline.calls.compactMap(RouteSelector.init).map(Fact.ofSystem)
  }
}

/// The facts of one file about scenes.
private struct SceneFile {
  private let outline: SourceOutline
  /// By the index of the head of the type around them.
  private var methods: [Int: [RouteMethod]] = [:]
  private var properties: [Int: [TypedProperty]] = [:]

  init(_ outline: SourceOutline, _ bodies: MethodBodies) {
    self.outline = outline
    for method in outline.declared.methods {
      let scope = outline.scopes[method.scope]
      guard let head = outline.head(ofScope: scope.parent) else { continue }
      let name = if case .function(let name) = scope.kind { name } else { "init" }
      guard bodies.include(scope, named: name, of: outline.heads[head]) else { continue }
      methods[head, default: []].append(RouteMethod(method, named: name, scope))
    }
    for property in outline.declared.properties {
      if let head = outline.head(ofScope: property.scope) { properties[head, default: []].append(property) }
    }
  }

  func bodies(of types: Set<String>) -> [SceneBody] {
    outline.heads.indices.compactMap { index in
      let head = outline.heads[index]
      let properties = types.contains(head.lastName) ? properties[index] ?? [] : []
      guard types.contains(head.lastName) || methods[index] != nil, head.kind != .typealias else { return nil }
      let isStore = head.kind == .protocol && head.lastName.hasSuffix(SceneRole.store)
      return SceneBody(
        type: Spelling(text: head.lastName, range: head.name.range), kind: head.kind,
        isObjectiveC: head.attributes.contains(.objectiveC), methods: isStore ? [] : methods[index] ?? [],
        properties: properties)
    }
  }

  func properties(of types: Set<String>) -> [RouterProperty] {
    outline.declared.properties.compactMap { property in
      let types = property.types.intersection(types)
      guard !types.isEmpty, let head = outline.head(ofScope: property.scope) else { return nil }
      return RouterProperty(owner: outline.heads[head].lastName, name: property.name, types: types)
    }
  }

  var dispatches: [SegueDispatch] {
    outline.declared.methods.flatMap { method -> [SegueDispatch] in
      let scope = outline.scopes[method.scope]
      guard let head = outline.head(ofScope: scope.parent), let segue = scope.parameters.first(where: \.isSegue) else {
        return []
      }
      return method.selectors.map { selector in
        let receivers = Set(selector.receivers)
        return SegueDispatch(
          type: outline.heads[head].lastName, prefix: selector.prefix, suffix: selector.suffix,
          takesIdentifier: selector.part == "\(segue.name).identifier",
          receiver: receivers.count == 1 ? receivers.first : nil, isGuarded: selector.isGuarded, place: selector.range)
      }
    }
  }

  /// The overrides of the method that a controller is told of segues by.
  var preparations: [SeguePreparation] {
    outline.declared.methods.compactMap { method in
      let scope = outline.scopes[method.scope]
      guard scope.modifiers.isOverride, let head = outline.head(ofScope: scope.parent),
        scope.parameters.contains(where: \.isSegue)
      else { return nil }
      return SeguePreparation(
        type: outline.heads[head].lastName, callsSuper: method.code.superCalls.contains(SegueDispatch.function),
        parameters: scope.parameters.map(\.name), place: scope.nameRange)
    }
  }

  /// The static methods with a result that may be a view controller.
  var makers: [SceneMaker] {
    outline.scopes.compactMap { scope in
      guard case .function(let name) = scope.kind, scope.modifiers.isStatic, let result = scope.returnType,
        result.text.utf8.allSatisfy(Spelling.isWordByte), let head = outline.head(ofScope: scope.parent)
      else { return nil }
      return SceneMaker(type: outline.heads[head].lastName, method: name, result: result)
    }
  }

  func calls(of names: Set<String>) -> [RouteCall] {
    outline.calls.compactMap { call in
      guard names.contains(call.callee.text) else { return nil }
      return RouteCall(
        callee: call.callee, labels: call.arguments.map { $0.isTrailingClosure ? nil : $0.label ?? "_" },
        nils: Set(call.arguments.indices.filter { call.arguments[$0].value.isNil }),
        receiver: RouteCall.Receiver(call.receiver), scope: outline.typeNames(around: call.scope),
        conditions: call.conditions)
    }
  }
}

extension RouteMethod {
  fileprivate init(_ method: ReadMethod, named name: String, _ scope: Scope) {
    self.init(
      name: Spelling(text: name, range: scope.nameRange), parameters: scope.parameters, selector: method.selector,
      isMarked: method.isMarked, modifiers: scope.modifiers, hasBody: method.hasBody, code: method.code,
      conditions: scope.conditions)
  }
}

extension Value {
  fileprivate var isNil: Bool {
    if case .reference(let name) = self { name.text == "nil" } else { false }
  }
}

extension RouteCall.Receiver {
  fileprivate init(_ receiver: Call.Receiver) {
    switch receiver {
    case .none, .current, .parent: self = .current
    case .name(let name):
      self = .properties(name.text.split(separator: ".").filter { $0 != "self" }.map(String.init))
    case .call, .other: self = .other
    }
  }
}

extension MethodBodies {
  /// False for what a protocol requires, if it is read for another system alone: the calls of what the protocols of this
  /// one require are read in all files.
  fileprivate func include(_ method: Scope, named name: String, of head: TypeHead) -> Bool {
    head.kind != .protocol || types.contains(head.lastName) || functions.contains(name)
      || method.returnType?.spells(mentions) ?? false
  }
}
