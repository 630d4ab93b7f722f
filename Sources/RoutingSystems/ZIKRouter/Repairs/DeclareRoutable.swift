import Routes
import SourceModel

/// Declares a protocol routable for the kind that it is used as: in an extension or, in
/// Objective-C, by inheriting a root.
enum DeclareRoutable: Repair {
  static let rules: [any Rule.Type] = [KindMismatch.self, UndeclaredProtocol.self]
  static let safeRules: [any Rule.Type] = [UndeclaredProtocol.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let route = environment.route(at: finding.site) else { return [] }
    let definitions = route.components.flatMap { environment.index.protocols.definitions(named: $0) }
    let edits =
      if definitions.count == 1, definitions[0].isObjectiveC {
        inheritance(of: definitions[0], route.key.space, environment).map { [$0] }
      } else {
        declaration(of: route, definitions, at: finding.site, environment)
      }
    guard let edits, !isOfBothRoots(route, definitions) else { return [] }
    return [fix(route.key, isPreferred: finding.rule == UndeclaredProtocol.description.id, edits)]
  }

  static func fix(_ key: RouteKey, isPreferred: Bool, _ edits: [Fix.Edit]) -> Fix {
    Fix(title: "Declare '\(key.name)' as a routable \(key.space.noun)", isPreferred: isPreferred, edits: edits)
  }

  /// The library checks only one of a family's two roots.
  private static func isOfBothRoots(_ route: Route, _ definitions: [ProtocolDefinition]) -> Bool {
    definitions.contains { $0.kinds.contains { $0 != route.key.space && $0.family == route.key.space.family } }
  }

  /// Writes the extension after the only protocol of the route, where all code that sees the
  /// protocol sees it; for several protocols, after the code that registers or uses the route,
  /// where the library is imported.
  private static func declaration(
    of route: Route, _ definitions: [ProtocolDefinition], at site: Site, _ environment: FixEnvironment
  ) -> [Fix.Edit]? {
    guard environment.index.isInReach(route), let place = place(using: route, at: site, in: environment.index) else {
      return nil
    }
    if definitions.count == 1, environment.index.isOfProductInSwift(definitions[0].site) {
      let lines = lines(declaring: route.key, isPublic: definitions[0].access == .public)
      return environment.page(definitions[0].site.file).map { $0.importing(["import ZRouter"]) + [$0.addition(lines)] }
    }
    return environment.page(place.file).map { [$0.addition(lines(declaring: route.key))] }
  }

  private static func place(using route: Route, at site: Site, in index: RouteIndex) -> Site? {
    let registered = route.registrations.filter { $0.call.conditions.isAlwaysCompiled }.map(\.site)
    let adapted = route.adapters.filter { $0.call.conditions.isAlwaysCompiled }.map(\.site)
    let lookedUp = route.lookUps.filter { $0.conditions.isAlwaysCompiled }.map(\.site)
    return (registered + (adapted + lookedUp).filter { $0 == site }).first(where: index.isOfProductInSwift)
  }

  static func lines(declaring key: RouteKey, isPublic: Bool = false) -> [String] {
    [
      "extension \(ZIKRouterVocabulary.routableType(of: key.space)) where Protocol == \(SwiftName.spelled(key.name)) {",
      "    \(isPublic ? "public " : "")init() { self.init(declaredProtocol: Protocol.self) }",
      "}",
    ]
  }

  /// True if the protocol inherits a route without a declaration. Fixing that one fixes both.
  private static func isFixedAbove(_ definition: ProtocolDefinition, _ kind: RouteSpace, _ index: RouteIndex) -> Bool {
    let inherited = index.types.inherited(from: Set(definition.parents))
    return index.routes(in: kind).contains {
      $0.declarations.isEmpty && $0.key.name != definition.name && inherited.contains($0.key.name)
    }
  }

  /// Adds the root as the first protocol in the inheritance list.
  private static func inheritance(
    of definition: ProtocolDefinition, _ kind: RouteSpace, _ environment: FixEnvironment
  ) -> Fix.Edit? {
    guard let page = environment.page(definition.site.file), !isFixedAbove(definition, kind, environment.index) else {
      return nil
    }
    let root = ZIKRouterVocabulary.root(of: kind)
    let end = page.offset(of: definition.site.range.end)
    let next = page.endOfBlanks(from: end)
    let isOfSwift = environment.index.language(of: definition.site.file) == .swift
    if page.byte(at: next) == UInt8(ascii: isOfSwift ? ":" : "<") {
      return page.insertion(isOfSwift ? " \(root)," : "\(root), ", at: next + 1)
    }
    return page.insertion(isOfSwift ? ": \(root)" : " <\(root)>", at: end)
  }
}

extension RouteIndex {
  func isOfProductInSwift(_ site: Site) -> Bool {
    origins[site.file] == .product && language(of: site.file) == .swift
  }

  /// nil for files that were not read.
  func language(of file: FileID) -> Language? { types.language(of: file) }
}
