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
      different `#if` or `if` conditions are never compared; those under an `if`, and those in closures, or in \
      different functions that the library does not call by itself, are unknown.
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
    Contest.all(for: route, in: index).flatMap { contest in
      contest.registrations.compactMap { finding(at: $0, contest) }
    }
  }

  private static func finding(at registration: Route.Registration, _ contest: Contest) -> Finding? {
    let certain = contest.certainRivals(of: registration)
    let rivals = certain.isEmpty ? contest.rivals(of: registration) : certain
    guard let first = rivals.first else { return nil }
    let name = "the \(contest.route.key.kind.words) '\(contest.route.key.name)'"
    let related = rivals.map { Finding.Related(site: $0.site, message: "\(by($0)) registers \(name) here") }
    let message = "\(name) is registered more than once: \(by(registration)) and \(by(first)) both register it"
    if !certain.isEmpty { return finding(at: registration.site, message, related: related) }
    let doubt = contest.doubt(registration, first)
    return finding(at: registration.site, "\(message); \(doubt)", certainty: .unknown, related: related)
  }

  private static func by(_ registration: Route.Registration) -> String {
    if registration.form == .easyFactory { return "an easy factory" }
    return registration.router.map { "'\($0)'" } ?? "a route"
  }
}
