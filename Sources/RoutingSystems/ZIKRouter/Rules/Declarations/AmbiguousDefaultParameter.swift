import Routes
import SourceModel

/// A registration that leaves its protocol to a compiler that cannot know it.
enum AmbiguousDefaultParameter: Rule {
  static let description = RuleDescription(
    id: "ambiguous-default-parameter",
    severity: .information,
    summary: "`register(RoutableView())` names no protocol, and not exactly one is declared.",
    rationale: """
      The compiler infers the protocol only if Swift declares exactly one of the kind \
      (ViewRouter.Routable.swift:46). With a second declaration such a registration no longer \
      compiles; with none it never did. Look-ups are not reported, because the use of the result \
      may determine the protocol. The finding is certain if the second declaration is in the same \
      file or target, or if everything is in the scan and none is declared.
      """,
    examples: [
      RuleDescription.Example(
        "Two are declared",
        """
        //- Routes.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableView where Protocol == PlayerInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView())
            //       ^^^^^^^^^^^^ ambiguous-default-parameter
          }
        }
        """),
      RuleDescription.Example(
        "None is declared",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Clock.swift
        @objc protocol Clock: ZIKServiceRoutable {}
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService())
            //       ^^^^^^^^^^^^^^^ ambiguous-default-parameter
          }
        }
        """),
      RuleDescription.Example(
        "One is declared",
        """
        //- Routes.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView())
          }
        }
        """),
      RuleDescription.Example(
        "The protocol is spelled elsewhere",
        """
        //- Routes.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableView where Protocol == PlayerInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        let route: RoutableView<EditorInput> = RoutableView()
        let editor: EditorInput? = Router.makeDestination(to: RoutableView())
        """),
    ])

  static func subjects(in index: RouteIndex) -> [InferredRegistration] {
    index.inferredRegistrations.filter { !$0.conditions.isNeverCompiled }
  }

  static func check(_ registration: InferredRegistration, in index: RouteIndex) -> [Finding] {
    let declarations = index.routes(in: registration.kind).map { route in
      route.declarations.filter { $0.form != .inheritance }
    }.filter { !$0.isEmpty }
    guard declarations.count != 1 else { return [] }
    let areSeen = declarations.count { $0.contains { isSeen($0, from: registration.site, in: index) } } > 1
    let isAllSeen = index.world.extent == .closed && !index.blindSpots.mayHide(.declaration)
    let isCertain = declarations.isEmpty ? isAllSeen : areSeen
    let kind = registration.kind.noun
    let count = declarations.isEmpty ? "no \(kind) is" : "\(declarations.count) \(kind)s are"
    return [
      finding(
        at: registration.site, "\(count) declared in Swift, so the compiler cannot infer the protocol; name it",
        certainty: isCertain ? .certain : .unknown)
    ]
  }

  /// True if the compiler certainly sees a declaration from a place.
  private static func isSeen(_ declaration: Route.Declaration, from site: Site, in index: RouteIndex) -> Bool {
    if declaration.site.file == site.file { return true }
    return declaration.conditions.isEmpty && index.areOfOneModule(declaration.site, site)
  }
}
