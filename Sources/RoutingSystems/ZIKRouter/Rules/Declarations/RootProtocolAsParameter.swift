import Routes
import SourceModel

/// One of the library's roots where a protocol that inherits it belongs.
enum RootProtocolAsParameter: Rule {
  static let description = RuleDescription(
    id: "root-protocol-as-parameter",
    severity: .error,
    summary: "One of the library's root protocols is registered or looked up.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:584, Registry.swift:706; ViewRouter.Routable.swift:176, :210, \
      Routable.swift:152, :186
      """,
    rationale: """
      `ZIKViewRoutable` and the similar roots make protocols that inherit them routable. They are \
      not routes themselves: no router can be registered for them, and a look-up finds none.
      """,
    examples: [
      RuleDescription.Example(
        "In Swift",
        """
        //- Editor.swift
        func open() {
          Router.perform(to: RoutableView<ZIKViewRoutable>(), path: .push(from: self))
          //                              ^^^^^^^^^^^^^^^ root-protocol-as-parameter
        }
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        //- Clock.m
        @interface ClockRouter : ZIKServiceRouter
        @end
        @implementation ClockRouter
        + (void)registerRoutableDestination {
          [self registerServiceProtocol:ZIKRoutable(ZIKServiceRoutable)];
          //                                        ^^^^^^^^^^^^^^^^^^ root-protocol-as-parameter
        }
        @end
        """),
      RuleDescription.Example(
        "A protocol that inherits it",
        """
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
        }
        """),
      RuleDescription.Example(
        "As a constraint",
        """
        //- Editor.swift
        func open<Input: ZIKViewRoutable>(_ route: RoutableView<Input>) {
          Router.perform(to: route, path: .push(from: self))
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.undeclaredRoutes
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let misuse = index.misuse(of: route), misuse.kind == .root else { return [] }
    let name = route.key.name
    return findings(of: misuse, "'\(name)' belongs to the library and is not a route; name a protocol that inherits it")
  }
}
