import Routes
import SourceModel

/// Implements the protocol of a module that is asked for: by the type that has its functions, or else by a new one.
enum ImplementRouteMap: Repair {
  static let rules: [any Rule.Type] = [RouteMapUnimplemented.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let owner = environment.route(at: finding.site)?.key.owner, let map = RouteMap(owner, environment) else {
      return []
    }
    let types = map.implementing
    if types.count > 1 { return [] }
    return [types.first.map(map.adoption) ?? map.implementation].compactMap(\.self)
  }
}

/// A protocol that requires nothing but functions.
private struct RouteMap {
  private let name: String
  private let head: TypeHead
  private let page: EditableSource
  private let functions: RequiredFunctions
  private let model: ModuleModel
  private let environment: FixEnvironment

  private static let bases: Set = ["AnyObject", "class"]

  init?(_ name: String, _ environment: FixEnvironment) {
    let model = environment.index.answer(ModuleFactories.self).model
    guard !model.types.isAmbiguous(name), let (head, file) = model.types.head(of: name), head.kind == .protocol,
      head.isPlain, head.inheritedNames.allSatisfy(Self.bases.contains), environment.index.origins[file] == .product,
      let page = environment.page(file),
      let start = page.bodyStart(from: page.offset(of: head.name.range.end)),
      let functions = RequiredFunctions(of: model.methods(of: name).map(\.fact), bodyAt: start, in: page)
    else { return nil }
    (self.name, self.head, self.page, self.functions) = (name, head, page, functions)
    (self.model, self.environment) = (model, environment)
  }

  private var isOfClasses: Bool { model.types.isOfClasses(name) }

  // MARK: A type that has the functions

  /// The types that have all functions, sorted.
  var implementing: [String] {
    model.owners.filter { type in
      guard let (head, _) = declaration(of: type), head.access != .public, head.access != .open else { return false }
      return functions.areAll(among: model.methods(of: type).compactMap(signature))
    }
  }

  private func signature(of placed: PlacedFact<ModuleMethod>) -> String? {
    guard placed.fact.hasBody, placed.fact.ownerKind != .protocol, !placed.fact.modifiers.isFilePrivate,
      placed.fact.conditions.isEmpty, environment.index.origins[placed.file] == .product,
      let page = environment.page(placed.file)
    else { return nil }
    return RequiredFunctions.range(of: placed.fact, in: page).map(page.spelling)
  }

  /// The declaration of a type that may adopt the protocol.
  private func declaration(of type: String) -> (head: TypeHead, file: FileID)? {
    guard type != name, !model.types.isAmbiguous(type), let (head, file) = model.types.head(of: type), head.isPlain,
      head.kind == .class || [.struct, .enum].contains(head.kind) && !isOfClasses,
      environment.index.origins[file] == .product
    else { return nil }
    return (head, file)
  }

  func adoption(by type: String) -> Fix? {
    guard let (head, file) = declaration(of: type), let page = environment.page(file) else { return nil }
    let last = head.inherited.last?.range.end
    let edit = page.insertion(last == nil ? ": \(name)" : ", \(name)", at: page.offset(of: last ?? head.name.range.end))
    return Fix(title: "Let '\(type)' adopt '\(name)'", isPreferred: true, edits: [edit])
  }

  // MARK: A type without them

  /// An extension of the type that the name suggests, or a new class of this name.
  var implementation: Fix? {
    let type = implementer
    if environment.index.types.isAlias(type) { return nil }
    guard environment.index.types.isDeclared(type) else {
      let lines = ["final class \(type): \(name) {"] + functions.stubs + ["}"]
      return Fix(title: "Implement '\(name)' in the class '\(type)'", edits: [page.addition(lines)])
    }
    let names = Set(model.methods(of: name).map(\.fact.name.text))
    guard declaration(of: type) != nil, model.methods(of: type).allSatisfy({ !names.contains($0.fact.name.text) })
    else {
      return nil
    }
    let lines = ["extension \(type): \(name) {"] + functions.stubs + ["}"]
    return Fix(title: "Implement '\(name)' in an extension of '\(type)'", edits: [page.addition(lines)])
  }

  /// `CardUserStory` for `CardRouteMap`, `CardAssembly` for `CardAssembling`, `CardAssemblyImpl` for `CardAssembly`.
  private var implementer: String {
    for (suffix, other) in [("RouteMap", "UserStory"), ("Assembling", "Assembly")] where name.hasSuffix(suffix) {
      return name.dropLast(suffix.count) + other
    }
    return name + "Impl"
  }
}

extension TypeHead {
  /// True for a type outside of others that neither parameters, macros nor `#if` change.
  fileprivate var isPlain: Bool {
    scope.isEmpty && !isLocal && generics.isEmpty && conditions.isEmpty && attributes.isEmpty
  }
}
