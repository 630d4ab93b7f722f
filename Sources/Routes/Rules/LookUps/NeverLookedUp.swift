import SourceModel

/// A route that nobody asks for.
enum NeverLookedUp: Rule {
  static let description = RuleDescription(
    id: "never-looked-up",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "A routable protocol is registered and never looked up.",
    rationale: """
      A route that nothing uses may be left over. Libraries have such routes on purpose, so this \
      is reported only if an application is in the scan. An adapter that leads to the route, a \
      stored value of it, its metatype passed to other code, and a look-up in a test all count as \
      uses.
      """,
    examples: [
      RuleDescription.Example(
        "Registered only",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Archive.swift
        protocol ArchiveInput {}
        extension RoutableService where Protocol == ArchiveInput {
          //                                        ^^^^^^^^^^^^ never-looked-up
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ArchiveRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<ArchiveInput>())
          }
        }
        """),
      RuleDescription.Example(
        "Declared in a module outside the scan",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
            //                    ^^^^^^^^^^ never-looked-up
          }
        }
        """),
      RuleDescription.Example(
        "Looked up, or the end of an adapter",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        @objc protocol LoginInput: ZIKViewRoutable {}
        @objc protocol RequiredLogin: ZIKViewRoutable {}
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
          }
        }
        class LoginAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredLogin>(), forAdaptee: RoutableView<LoginInput>())
          }
        }
        func logIn() {
          Router.perform(to: RoutableView<RequiredLogin>(), path: .push(from: self))
        }
        """),
      RuleDescription.Example(
        "A library's",
        """
        //- Login.swift
        public protocol LoginInput {}
        extension RoutableView where Protocol == LoginInput {
          public init() { self.init(declaredProtocol: Protocol.self) }
        }
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<LoginInput>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.type).filter {
      $0.status.isAvailable && $0.lookUps.isEmpty && $0.mentions.isEmpty
        && $0.adaptations.isEmpty
    }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    if route.components.contains(where: index.passedTypes.contains) { return [] }
    let sites = route.declarations.isEmpty ? route.registrations.map(\.site) : route.declarations.map(\.site)
    guard let site = sites.first(where: { index.origins[$0.file] == .product }) else { return [] }
    let doubt =
      index.outOfSight(from: site) ?? index.blindSpots.reason(toDoubt: .mention, about: route.components)
    let message = "\(route.key) is registered, but nothing looks it up"
    return [finding(at: site, message, certainty: doubt == nil ? .certain : .unknown)]
  }
}
