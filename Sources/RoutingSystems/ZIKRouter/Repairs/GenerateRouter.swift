import Routes
import SourceModel

/// Writes a router for a class that has none: after the class in Swift, in two files beside it in
/// Objective-C.
package enum GenerateRouter: Repair {
  package static let rules: [any Rule.Type] = [
    LookUpUnregistered.self, UnregisteredProtocol.self, UnregisteredRoutableDestination.self,
  ]

  /// The largest number of classes to offer.
  private static let mostClasses = 3

  package static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    if finding.rule == UnregisteredRoutableDestination.description.id {
      let destination = environment.index.destinations.first { $0.site == finding.site }
      return destination.flatMap { fix(for: $0.type, $0.family, environment) }.map { [$0] } ?? []
    }
    guard let route = environment.unregisteredRoute(of: finding), !route.key.space.isModule else { return [] }
    let family = route.key.space.family
    return environment.index.classes(adopting: route).lazy.compactMap { fix(for: $0, family, environment) }.prefix(
      mostClasses
    )
    .map { $0 }
  }

  /// The fix for a class without a finding; nil if it is not a view controller, or is not declared
  /// at `site`, if that is given.
  static func fix(forClass name: String, at site: Site?, with environment: FixEnvironment) -> Fix? {
    plan(forClass: name, at: site, with: environment).flatMap { $0.fix($0.title, with: environment) }
  }

  /// A router to write, and its place.
  struct Plan {
    var router: GeneratedRouter
    var language: Language
    /// The class, or another place in the file that gets the code.
    var site: Site

    var title: String { "Generate the router '\(router.name)' for '\(router.type)'" }

    /// The fix that writes the router. `lines` come before the router in Swift. nil if the file no
    /// longer exists.
    func fix(_ title: String, with environment: FixEnvironment, before lines: [String] = []) -> Fix? {
      var fix = Fix(title: title)
      guard language == .swift else {
        fix.newFiles = [("h", router.header), ("m", router.implementation(environment.index))].map { suffix, lines in
          Fix.NewFile(
            name: "\(router.name).\(suffix)", neighbour: site.file, text: lines.joined(separator: "\n"))
        }
        return fix
      }
      guard let page = environment.page(site.file) else { return nil }
      let addition = page.addition(lines + router.swiftLines(environment.index))
      fix.edits = page.importing(GeneratedRouter.swiftImports) + [addition]
      return fix
    }
  }

  /// The plan for a view controller without a router; nil for any other class.
  static func plan(forClass name: String, at site: Site?, with environment: FixEnvironment) -> Plan? {
    guard let entry = environment.index.classes.entry(name), site.map(entry.sites.contains) ?? true,
      case .apple(let parent) = environment.index.classes.ancestry(of: name).end,
      AppleClass.family(of: parent) == .viewController
    else { return nil }
    return plan(for: name, .view, environment)
  }

  static func plan(for type: String, _ family: RouteFamily, _ environment: FixEnvironment) -> Plan? {
    let index = environment.index
    let name = GeneratedRouter.name(for: type)
    guard let entry = index.classes.entry(type), entry.sites.count == 1, let site = entry.sites.first,
      entry.scope.isEmpty, entry.conditions.isEmpty, !entry.isGeneric, index.origins[site.file] == .product,
      index.destinationTable.byClass[DestinationTable.Class(name: type, family: family)] == nil,
      !index.types.isDeclared(name)
    else { return nil }
    let router = GeneratedRouter(
      name: name, type: type, family: family, routes: index.openRoutes(of: type, family),
      needsMark: !index.destinations.contains { $0.type == type && $0.family == family })
    return Plan(router: router, language: entry.language, site: site)
  }

  private static func fix(for type: String, _ family: RouteFamily, _ environment: FixEnvironment) -> Fix? {
    plan(for: type, family, environment).flatMap { $0.fix($0.title, with: environment) }
  }
}

extension RouteIndex {
  /// The routes that a class could be registered for and that nothing registers, modules left out.
  fileprivate func openRoutes(of type: String, _ family: RouteFamily) -> [RouteKey] {
    let adopted = classes.protocols(adoptedBy: classes.ancestry(of: type).names)
    return protocolRoutes.filter { route in
      !route.key.space.isModule && route.key.space.family == family && route.registrations.isEmpty
        && route.adapters.isEmpty && !route.declarations.isEmpty && route.components.count == 1
        && adopted.contains(route.components[0])
    }.map(\.key)
  }

  /// The names of the classes that adopt the only protocol of a route themselves, in path order.
  func classes(adopting route: Route) -> [String] {
    guard route.components.count == 1 else { return [] }
    var names: [String] = []
    types.heads.forEach(adopting: route.components[0]) { head, _ in
      guard head.isClassOrExtension, !head.isLocal,
        head.inheritedNames.contains(route.components[0])
      else { return }
      let name = TypeName.simple(head.name.text)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
