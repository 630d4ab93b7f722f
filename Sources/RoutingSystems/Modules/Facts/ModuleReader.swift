import Routes
import SourceModel

/// Reads what builds, holds and asks for modules. Of Objective-C only what methods do.
struct ModuleReader: FactReader {
  let language: Language
  /// Empty: what is read depends on the types that the tree declares (`ModuleNames`).
  let interest = Interest()

  init(_ language: Language = .swift) { self.language = language }

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let bodies = interest.names.bodies[ModuleRoutes.system]
    if bodies.isEmpty { return [] }
    let file = ModuleFile(outline, bodies, calls: interest.names.bodies.all.calls)
    let read = file.methods
    let methods = read + file.helpers(beside: read)
    return methods.map(Fact.ofSystem) + file.properties.map(Fact.ofSystem)
      + file.calls(but: methods.map(\.code)).map(Fact.ofSystem)
  }
}

/// The facts of one file about modules.
private struct ModuleFile {
  private let outline: SourceOutline
  private let bodies: MethodBodies
  private let called: Set<String>
  private let names: Set<String>

  init(_ outline: SourceOutline, _ bodies: MethodBodies, calls: Set<String>) {
    (self.outline, self.bodies, called) = (outline, bodies, calls)
    names = bodies.mentions.union(calls)
  }

  var methods: [ModuleMethod] {
    outline.declared.methods.compactMap { method in
      let scope = outline.scopes[method.scope]
      let head = outline.head(ofScope: scope.parent).map { outline.heads[$0] }
      let isOfHolder = head.map { bodies.types.contains($0.lastName) } ?? false
      guard isOfHolder || scope.returnType?.spells(names) == true || method.code.spells(names) else { return nil }
      return ModuleMethod(
        owner: head?.lastName ?? "", ownerKind: head?.kind ?? .extension, name: name(of: scope),
        parameters: scope.parameters, result: scope.returnType, modifiers: scope.modifiers, hasBody: method.hasBody,
        code: method.code, mayGive: mayGive(scope, method.code, in: head),
        conditions: scope.conditions)
    }
  }

  private func mayGive(_ scope: Scope, _ code: CodeBody, in head: TypeHead?) -> Bool {
    guard let result = scope.returnType, !scope.modifiers.isFilePrivate else { return false }
    let isHolder = head.map { bodies.types.contains($0.lastName) && ModuleNames.mayHandOut($0.lastName) } ?? false
    // What decides must not depend on the calls that are read, which depend on it.
    return isHolder || result.spells(bodies.mentions)
      || scope.parameters.contains(where: \.isModuleOutput) && code.spells(bodies.mentions)
  }

  /// The other functions with results in bodies of types with factories, without what they do.
  func helpers(beside methods: [ModuleMethod]) -> [ModuleMethod] {
    let givers = methods.filter(\.mayGive).map(\.name.range)
    let bodies = Set(
      outline.declared.methods.map { outline.scopes[$0.scope] }.filter { givers.contains($0.nameRange) }
        .compactMap { outline.head(ofScope: $0.parent) })
    if bodies.isEmpty { return [] }
    let read = Set(methods.map(\.name.range))
    return outline.scopes.compactMap { scope in
      guard case .function = scope.kind, scope.returnType != nil, !read.contains(scope.nameRange),
        let index = outline.head(ofScope: scope.parent), bodies.contains(index)
      else { return nil }
      let head = outline.heads[index]
      return ModuleMethod(
        owner: head.lastName, ownerKind: head.kind, name: name(of: scope), parameters: scope.parameters,
        result: scope.returnType, modifiers: scope.modifiers, hasBody: scope.isEmpty != nil, code: CodeBody(),
        mayGive: false, conditions: scope.conditions)
    }
  }

  private func name(of scope: Scope) -> Spelling {
    guard case .function(let name) = scope.kind else { return Spelling(text: "init", range: scope.nameRange) }
    return Spelling(text: name, range: scope.nameRange)
  }

  var properties: [ModuleProperty] {
    outline.declared.properties.compactMap { property in
      guard let index = outline.head(ofScope: property.scope) else { return nil }
      let head = outline.heads[index]
      guard bodies.types.contains(head.lastName) || !property.types.isDisjoint(with: bodies.propertyTypes) else {
        return nil
      }
      return ModuleProperty(
        owner: head.lastName, ownerKind: head.kind, name: property.name, type: property.type,
        modifiers: property.modifiers, isComputed: property.isComputed, code: property.code)
    }
  }

  /// The calls in other code than the bodies that were read.
  func calls(but bodies: [CodeBody]) -> [ModuleCall] {
    if called.isEmpty { return [] }
    let read = Set(bodies.flatMap(\.values).map(\.name.range))
    return outline.calls.compactMap { call in
      guard called.contains(call.callee.text), !read.contains(call.callee.range) else { return nil }
      return ModuleCall(
        callee: call.callee, labels: call.arguments.map { $0.isTrailingClosure ? $0.label : $0.label ?? "_" },
        receiver: receiver(of: call), scope: outline.typeNames(around: call.scope), conditions: call.conditions)
    }
  }

  private func receiver(of call: Call) -> [String]? {
    switch call.receiver {
    case .none, .current: []
    case .name(let name): name.text.dottedNames
    case .parent, .call, .other: nil
    }
  }
}

extension Parameter {
  /// True if the parameter hands the output of a module in.
  var isModuleOutput: Bool { ["moduleOutput", "output"].contains(name) || ["moduleOutput", "output"].contains(label) }
}

extension CodeBody {
  /// True if a value, a target or a type of it spells one of some names.
  fileprivate func spells(_ names: Set<String>) -> Bool {
    values.contains { value in
      value.name.spells(names) || value.generics.contains { $0.spells(names) }
    } || steps.contains { $0.target.spells(names) || $0.type?.spells(names) == true }
  }
}
