import Routes
import SourceModel

/// Reads the types that may be layouts, the views that have one, and the calls that apply them.
struct LayoutReader: FactReader {
  let language = Language.swift
  /// Empty: what is read depends on the types that the tree declares (`LayoutTypes`).
  let interest = Interest()

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let bodies = interest.names.bodies[CellSpaces.system]
    if bodies.isEmpty { return [] }
    let file = LayoutFile(outline, bodies, calls: interest.names.bodies.all.calls)
    return file.methods.map(Fact.ofSystem) + file.properties.map(Fact.ofSystem) + file.uses.map(Fact.ofSystem)
      + file.calls.map(Fact.ofSystem)
  }
}

/// The facts of one file about layouts.
private struct LayoutFile {
  private let outline: SourceOutline
  private let bodies: MethodBodies
  private let called: Set<String>

  init(_ outline: SourceOutline, _ bodies: MethodBodies, calls: Set<String>) {
    (self.outline, self.bodies, called) = (outline, bodies, calls)
  }

  var methods: [LayoutMethod] {
    outline.declared.methods.compactMap { method in
      let scope = outline.scopes[method.scope]
      guard let head = outline.head(ofScope: scope.parent).map({ outline.heads[$0] }),
        bodies.types.contains(head.lastName)
      else { return nil }
      var name = Spelling(text: "init", range: scope.nameRange)
      if case .function(let text) = scope.kind { name = Spelling(text: text, range: scope.nameRange) }
      var layout = LayoutMethod(
        owner: head.lastName, ownerKind: head.kind, name: name, parameters: scope.parameters,
        unused: method.unused, isEmpty: scope.isEmpty == true, hasBody: method.hasBody, code: method.code)
      if layout.view != nil { layout.imports = outline.declared.imports }
      return layout
    }
  }

  var properties: [LayoutProperty] {
    outline.declared.properties.compactMap { property in
      guard let index = outline.head(ofScope: property.scope) else { return nil }
      let owner = outline.heads[index].lastName
      guard bodies.types.contains(owner) || !property.types.isDisjoint(with: bodies.propertyTypes) else { return nil }
      return LayoutProperty(
        owner: owner, name: property.name, type: property.type, isLazy: property.modifiers.contains(.lazy),
        isWrapped: property.isWrapped, code: property.code)
    }
  }

  // MARK: Uses

  /// The views whose arguments are types, not type parameters of the code around.
  var uses: [LayoutUse] {
    let calls = outline.calls.map { ($0.callee, $0.genericArguments, $0.scope, $0.conditions) }
    let types = outline.typeUses.map { ($0.name, $0.genericArguments, $0.scope, $0.conditions) }
    return inherited
      + (calls + types).compactMap { host, arguments, scope, conditions in
        let parameters = outline.scopes(from: scope).flatMap(\.generics)
        guard bodies.types.contains(host.text), !arguments.isEmpty,
          !arguments.contains(where: { parameters.contains($0.text) })
        else { return nil }
        return LayoutUse(
          host: host, arguments: arguments, scope: outline.typeNames(around: scope), conditions: conditions)
      }
  }

  /// Those that classes inherit.
  private var inherited: [LayoutUse] {
    outline.heads.compactMap { head in
      guard head.kind == .class, let parent = head.inherited.first else { return nil }
      let type = SpelledType(parent.text)
      guard bodies.types.contains(type.name), !type.arguments.isEmpty,
        !type.arguments.contains(where: head.generics.contains)
      else { return nil }
      return LayoutUse(
        host: Spelling(text: type.name, range: parent.range),
        arguments: type.arguments.map { Spelling(text: $0, range: parent.range) }, scope: head.scope + [head.name.text],
        conditions: head.conditions)
    }
  }

  var calls: [LayoutCall] {
    if called.isEmpty { return [] }
    return outline.calls.compactMap { call in
      guard called.contains(call.callee.text), call.arguments.count == 1,
        call.arguments[0].label == LayoutTypes.label
      else { return nil }
      return LayoutCall(
        method: call.callee, receiver: receiver(of: call), view: call.arguments[0].value.path,
        scope: outline.typeNames(around: call.scope), conditions: call.conditions)
    }
  }

  private func receiver(of call: Call) -> [String]? {
    switch call.receiver {
    case .none, .current: []
    case .name(let name): name.text.dottedNames.filter { $0 != "self" }
    case .parent, .call, .other: nil
    }
  }
}
