import Routes
import SourceModel

/// A protocol that is used as a route and declared for no kind.
enum UndeclaredProtocol: Rule {
  static let description = RuleDescription(
    id: "undeclared-protocol",
    severity: .error,
    summary: "A protocol is registered or looked up that is not declared routable.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:651, :664, Registry.swift:751, :766; ZIKViewRouter.m:4250, :4259, \
      ZIKServiceRouter.m:153
      """,
    rationale: """
      A protocol is routable only if an extension of `RoutableView` or a similar type names it, or \
      if it is an Objective-C protocol that inherits the library's root. A debug build stops at \
      launch with "Find invalid generic type usage for routing" or "should conforms to \
      ZIKViewRoutable"; most uses in Swift do not compile. This is reported only if the protocol \
      itself, and everything that it inherits in Objective-C, is in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "Only the registration and the look-up name it",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ undeclared-protocol
          }
        }
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
          //                              ^^^^^^^^^^^ undeclared-protocol
        }
        """),
      RuleDescription.Example(
        "In Objective-C, without the root",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.h
        @protocol PlayerInput <NSObject>
        @end
        @interface PlayerRouter : ZIKViewRouter
        @end
        //- Player.m
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerViewProtocol:ZIKRoutable(PlayerInput)];
          //                                     ^^^^^^^^^^^ undeclared-protocol
        }
        @end
        void play(void) {
          [ZIKRouterToView(PlayerInput) performPath:ZIKViewRoutePath.push];
          //               ^^^^^^^^^^^ undeclared-protocol
        }
        """),
      RuleDescription.Example(
        "Declared in another file, or by what it inherits",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routes.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        //- Editor.swift
        protocol EditorInput {}
        @objc protocol PlayerBase: ZIKViewRoutable {}
        @objc protocol PlayerInput: PlayerBase {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            register(RoutableView<PlayerBase>())
            register(RoutableView<PlayerInput>())
          }
        }
        """),
      RuleDescription.Example(
        "A protocol that a module outside the scan declares",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        @objc protocol SocialLogin: LoginBase {}
        func logIn() {
          Router.perform(to: RoutableView<LoginInput>(), path: .push(from: self))
          Router.perform(to: RoutableView<SocialLogin>(), path: .push(from: self))
          //                              ^^^^^^^^^^^ lookup-unregistered
        }
        """),
      RuleDescription.Example(
        "Without an application in the scan, others may declare it",
        """
        //- Editor.swift
        protocol EditorInput {}
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.undeclaredRoutes
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let misuse = index.misuse(of: route), misuse.kind == .undeclared else { return [] }
    let message = "'\(route.key.name)' is not declared as a routable \(route.key.space.noun)"
    let definitions = route.components.flatMap { index.protocols.definitions(named: $0) }
    let related = definitions.prefix(Finding.mostRelated).map {
      Finding.Related(site: $0.site, message: "'\($0.name)' is declared here")
    }
    return findings(
      of: misuse, message, related: related,
      hint: Finding.Hint(route: route.key, otherwise: advice(route.key.space, definitions)))
  }

  /// The advice in the message. In Objective-C, a protocol has to inherit a root.
  private static func advice(_ kind: RouteSpace, _ definitions: [ProtocolDefinition]) -> String {
    let (type, root) = (ZIKRouterVocabulary.routableType(of: kind), ZIKRouterVocabulary.root(of: kind))
    guard definitions.count == 1, definitions[0].isObjectiveC else { return "declare it in an extension of \(type)" }
    return "make it inherit \(root)"
  }
}
