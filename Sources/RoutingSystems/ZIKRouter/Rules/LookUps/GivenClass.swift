import Routes
import SourceModel

/// A class whose instances the library passes to the blocks of a look-up: a destination class of the
/// router, or the class of its configuration.
struct GivenClass {
  let type: String
  /// The registration of the destination class, or the method that makes the configuration.
  let site: Site
  let conformance: Conformance
  private let registration: Route.Registration
  /// The reason why the class may conform to more than is known.
  private let doubtOfClass: String?

  fileprivate init(_ check: DestinationCheck, _ registration: Route.Registration, in index: RouteIndex) {
    (type, site, self.registration, doubtOfClass) = (check.type, check.made.site, registration, check.doubt)
    conformance = Conformance(check.ancestry, adopting: check.protocols, in: index)
  }

  /// The configuration of the router that registers a route; nil if its class is not known.
  fileprivate init?(configurationFor registration: Route.Registration, in index: RouteIndex) {
    guard registration.form == .router || registration.form == .routerProtocol,
      let router = registration.call.registrar.typeName.flatMap({ index.router(named: $0) }),
      let check = LaunchCheck(router, includingAbstract: true, in: index),
      case let definitions = index.deciding(.defaultRouteConfiguration, for: check.ancestry),
      definitions.count == 1, definitions[0].conditions.isEmpty, case .instance(let type) = definitions[0].answer
    else { return nil }
    (self.type, site, self.registration) = (type, definitions[0].site, registration)
    conformance = Conformance(index.classes.ancestry(of: type), in: index)
    let reason = index.outOfSight(from: registration.site)
    doubtOfClass = check.doubt ?? reason.map { "an extension outside the scan may make it conform: \($0)" }
  }

  /// The reason why the library may pass an instance of another class.
  func doubt(in index: RouteIndex) -> String? {
    if let doubt = doubtOfClass ?? conformance.doubt { return doubt }
    if !registration.isReliable { return "the file could not be read completely" }
    switch registration.call.registrar {
    // Two blocks of one function may each have a variable of the same name.
    case .block: return "a variable may hold another route"
    case .type(let router) where !registration.form.isEasy: return Self.doubt(of: router, in: index)
    case .type, .library, .unknown: return nil
    }
  }

  private static func doubt(of router: String, in index: RouteIndex) -> String? {
    if index.answer(HookCalls.self).ofParents[router] != nil { return "its superclass may register other classes" }
    let heir = index.routers.first {
      $0.name != router && index.classes.ancestry(of: $0.name).classes.contains(router)
    }
    return heir.map { "its subclass '\($0.name)' may answer" } ?? index.doubtOfClasses(registeredFor: router)
  }
}

extension RouteIndex {
  /// The classes behind all registrations of the routes; nil if one of them is not known.
  func givenClasses(_ subject: TypedBlock.Subject, by routes: [Route]) -> [GivenClass]? {
    let registrations = routes.flatMap(\.registrations).filter { !$0.call.conditions.isNeverCompiled }
    var given: [GivenClass] = []
    for registration in registrations {
      let classes =
        subject == .destination
        ? destinations(of: registration)
        : GivenClass(configurationFor: registration, in: self).map { [$0] } ?? []
      guard !classes.isEmpty else { return nil }
      given += classes
    }
    return given.isEmpty ? nil : given
  }

  /// Empty if one of the classes is not known.
  private func destinations(of registration: Route.Registration) -> [GivenClass] {
    let objects = answer(RouteObjects.self)
    guard objects.isWhole(registration) else { return [] }
    return objects.destinations(of: registration).map { GivenClass($0, registration, in: self) }
  }
}
