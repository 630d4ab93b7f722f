import SourceModel

/// One protocol registered by two routers of the same build.
enum DuplicateProtocolRegistration: Rule {
  static let description = RuleDescription(
    id: "duplicate-protocol-registration",
    severity: .error,
    summary: "A protocol is registered more than once under the same conditions.",
    rationale: """
      A debug build stops at launch with "was already registered with router"; in a release build the order of classes \
      decides which router answers (ZRouter, ViewRouter.Registry.swift:61, Registry.swift:152). Registrations under \
      different `#if` or `if` conditions are never compared; those under an `if`, and those in different functions \
      that the library does not call by itself, are unknown.
      """,
    examples: [
      RuleDescription.Example(
        "Two routers",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class PhoneEditorRouter: ZIKViewRouter<PhoneEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ duplicate-protocol-registration
          }
        }
        class TabletEditorRouter: ZIKViewRouter<TabletEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ duplicate-protocol-registration
          }
        }
        """),
      RuleDescription.Example(
        "Different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            #if NEW_EDITOR
              register(RoutableView<EditorInput>())
            #endif
          }
        }
        class OldEditorRouter: ZIKViewRouter<OldEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            #if !NEW_EDITOR
              register(RoutableView<EditorInput>())
            #endif
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes.filter { $0.registrations.count > 1 }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let judged = route.registrations.filter {
      $0.isReliable && index.origins[$0.site.file] == .product && !$0.conditions.isNeverCompiled
    }
    return judged.compactMap { registration in
      let others = judged.filter { isConflict(registration, $0, route) }
      guard !others.isEmpty else { return nil }
      return finding(registration, others, route, in: index)
    }
  }

  /// Routers and easy factories are kept in tables of their own, which the library does not compare.
  private static func isConflict(
    _ left: Route.Registration, _ right: Route.Registration, _ route: Route
  ) -> Bool {
    guard left.site != right.site, left.conditions == right.conditions else { return false }
    guard (left.form == .easyFactory) == (right.form == .easyFactory) else { return false }
    return !isAllowedTwice(route) || left.registrar != right.registrar
  }

  /// The Objective-C table lets a router register a protocol again (ZIKRouteRegistry.m:534); the Swift one does not.
  private static func isAllowedTwice(_ route: Route) -> Bool {
    route.declarations.contains { $0.form == .inheritance }
  }

  /// The Objective-C table has protocols for keys, not their names.
  private static func doubt(of route: Route) -> String? {
    let isAmbiguous = route.declarations.count > 1 && isAllowedTwice(route)
    return isAmbiguous ? "several protocols are called '\(route.key.name)'" : nil
  }

  /// What keeps two registrations from certainly meeting at run time.
  private static func doubt(
    _ left: Route.Registration, _ right: Route.Registration, in index: RouteIndex
  ) -> String? {
    let isOneFile = left.site.file == right.site.file
    // Of two functions perhaps only one is called.
    if left.function != right.function || (left.function != nil && !isOneFile) { return "perhaps not both are called" }
    if left.function == nil && index.registersByHand { return "perhaps not both routers are registered by hand" }
    // The same words may name different things in two classes, and different values in one function.
    if !left.conditions.allSatisfy(isCompileTime) { return "perhaps their condition does not hold for both" }
    if let doubt = [left, right].lazy.compactMap({ self.doubt($0.registrar, in: index) }).first { return doubt }
    // Without targets, only a single application in the scan says that both are linked together.
    if isOneFile || (index.world.extent == .closed && index.world.applications <= 1) { return nil }
    return "different applications may link them"
  }

  private static func isCompileTime(_ condition: String) -> Bool {
    condition.hasPrefix("#if ")
  }

  /// What keeps a registrar from certainly being one router.
  private static func doubt(_ registrar: Registrar, in index: RouteIndex) -> String? {
    guard case .type(let name) = registrar else {
      return registrar == .unknown ? "perhaps what registers it is no router" : nil
    }
    guard let router = index.router(named: name) else { return "perhaps '\(name)' is no router" }
    if router.isGeneric { return "perhaps the generic '\(name)' is never called" }
    return index.classSites[name, default: []].count > 1 ? "several classes are called '\(name)'" : nil
  }

  private static func finding(
    _ registration: Route.Registration, _ others: [Route.Registration], _ route: Route, in index: RouteIndex
  ) -> Finding {
    let name = "the \(route.key.kind.words) '\(route.key.name)'"
    let related = others.map {
      Finding.Related(site: $0.site, message: "\(by($0)) registers \(name) here")
    }
    let message = "\(name) is registered more than once: \(by(registration)) and \(by(others[0])) both register it"
    let doubts = others.map { doubt(of: route) ?? doubt(registration, $0, in: index) }
    guard !doubts.contains(nil), let doubt = doubts[0] else {
      return finding(at: registration.site, message, related: related)
    }
    return finding(at: registration.site, "\(message); \(doubt)", certainty: .unknown, related: related)
  }

  private static func by(_ registration: Route.Registration) -> String {
    if registration.form == .easyFactory { return "an easy factory" }
    return registration.router.map { "'\($0)'" } ?? "a route"
  }
}
