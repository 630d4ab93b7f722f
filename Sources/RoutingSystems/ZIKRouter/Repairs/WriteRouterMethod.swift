import Routes
import SourceModel

/// Adds a method that a router lacks, or a registration that its method lacks.
enum WriteRouterMethod: Repair {
  static let rules: [any Rule.Type] = [
    MissingDefaultRouteConfiguration.self, MissingDestinationOverride.self,
    MissingRegisterOverride.self, RouterWithoutDestination.self, UIViewWithoutRouteTypes.self,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let router = router(of: finding, in: environment.index) else { return [] }
    if finding.rule == RouterWithoutDestination.description.id { return registration(in: router, environment) }
    guard let body = RouterBody(router, environment) else { return [] }
    let methods = RouterMethods(router, body.language, environment.index)
    return lines(for: finding, router, methods, environment).map { name, lines in
      let mark = finding.rule == MissingRegisterOverride.description.id ? mark(router, at: body.site, environment) : []
      return [Fix(title: "Override '\(name)'", isPreferred: true, edits: [body.edit(adding: lines)] + mark)]
    } ?? []
  }

  /// The edits that declare the class routable that the router then registers.
  private static func mark(_ router: Router, at site: Site, _ environment: FixEnvironment) -> [Fix.Edit] {
    environment.index.probableDestination(of: router).map {
      AddConformance.mark($0, router.family, router: router.name, at: site, with: environment)
    } ?? []
  }

  private static func router(of finding: Finding, in index: RouteIndex) -> Router? {
    switch finding.rule {
    case MissingDefaultRouteConfiguration.description.id:
      index.router(registeringAt: finding.site)
    case UIViewWithoutRouteTypes.description.id:
      index.destinationTable.made.first { $0.site == finding.site }?.router.flatMap(index.router)
    default: index.routers.first { $0.declared == finding.site }
    }
  }

  /// The lines of the method with its name; nil if they are not clear.
  private static func lines(
    for finding: Finding, _ router: Router, _ methods: RouterMethods, _ environment: FixEnvironment
  ) -> (name: String, lines: [String])? {
    let index = environment.index
    switch finding.rule {
    case MissingRegisterOverride.description.id:
      return index.probableDestination(of: router).map {
        ("registerRoutableDestination", methods.hook(registering: $0))
      }
    case MissingDestinationOverride.description.id:
      return index.probableDestination(of: router).flatMap { methods.destination(making: $0) }
        .map { (methods.destinationName, $0) }
    case MissingDefaultRouteConfiguration.description.id:
      let classes = environment.route(at: finding.site).map(index.classes(adopting:)) ?? []
      guard let only = classes.first, classes.count == 1 else { return nil }
      return ("defaultRouteConfiguration", methods.defaultConfiguration(making: only))
    default:
      let isDefined = !index.methods.definitions(of: .supportedRouteTypes, in: router.name).isEmpty
      return isDefined ? nil : ("supportedRouteTypes", methods.supportedRouteTypes)
    }
  }

  private static func registration(in router: Router, _ environment: FixEnvironment) -> [Fix] {
    guard let type = environment.index.probableDestination(of: router),
      let hook = RouterHook(router, in: environment.index)
    else {
      return []
    }
    let methods = RouterMethods(router, hook.language, environment.index)
    let edit = hook.edit(adding: methods.registration(of: type), environment)
    return edit.map { edit in
      let edits = [edit] + mark(router, at: hook.site, environment)
      return [Fix(title: "Register '\(type)' in \(router.name)", isPreferred: true, edits: edits)]
    } ?? []
  }
}

extension RouteIndex {
  /// The probable class of a router: one that it registers, the argument of its superclass, or the
  /// one that has its name.
  fileprivate func probableDestination(of router: Router) -> String? {
    let stem = router.name.hasSuffix("Router") ? String(router.name.dropLast("Router".count)) : router.name
    let made = destinationTable.byRouter[router.name, default: []].compactMap(\.type)
    let candidates = made + genericArguments(ofSuperclassOf: router.name).prefix(1) + ["\(stem)Controller", stem]
    return candidates.first { types.declaresClass($0) && $0 != router.name }
  }
}
