import Routes
import SourceModel

/// A protocol that is declared for one kind of route and used for another.
enum KindMismatch: Rule {
  static let description = RuleDescription(
    id: "kind-mismatch",
    severity: .error,
    summary: "A protocol is registered or looked up as a kind of route that it is not declared for.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:651, :664, Registry.swift:751, :766; ZIKViewRouter.m:4250, :4259, \
      ZIKServiceRouter.m:153. Nothing for modules of services in Objective-C
      """,
    rationale: """
      Views, view modules, services and service modules have separate registries. A protocol may \
      be declared for several of them, and is found only in those for which it is declared.
      """,
    examples: [
      RuleDescription.Example(
        "A module's protocol used as a view",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorModuleInput {}
        extension RoutableViewModule where Protocol == EditorModuleInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorModuleInput>())
            //                    ^^^^^^^^^^^^^^^^^ kind-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "A view looked up as a service, in Objective-C",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.m
        @protocol PlayerInput <ZIKViewRoutable>
        @end
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerViewProtocol:ZIKRoutable(PlayerInput)];
        }
        @end
        @interface PlayerRouter : ZIKViewRouter
        @end
        void play(void) {
          [ZIKRouterToService(PlayerInput) makeDestination];
          //                  ^^^^^^^^^^^ kind-mismatch
        }
        """),
      RuleDescription.Example(
        "Declared for two kinds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Clock.swift
        protocol Clock {}
        extension RoutableView where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ClockFaceRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<Clock>())
          }
        }
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>())
          }
        }
        """),
      RuleDescription.Example(
        "A type annotation is not a look-up",
        """
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        var router: DestinationViewRouter<EditorModuleInput>?
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.undeclaredRoutes
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let misuse = index.misuse(of: route), case .otherKind = misuse.kind else { return [] }
    let declared = index.otherKinds(of: route).compactMap { index.route($0) }.filter { !$0.declarations.isEmpty }
    let kinds = declared.map(\.key.space.noun).joined(separator: " and ")
    let (name, kind) = (route.key.name, route.key.space)
    let message = """
      '\(name)' is declared as a routable \(kinds), not as a \(kind.noun); \
      use \(declared.map { ZIKRouterVocabulary.routableType(of: $0.key.space) }.joined(separator: " or ")), \
      or declare it for \(ZIKRouterVocabulary.routableType(of: kind)) too
      """
    return findings(of: misuse, message, related: declared.flatMap { index.declarations(of: $0) })
  }
}
