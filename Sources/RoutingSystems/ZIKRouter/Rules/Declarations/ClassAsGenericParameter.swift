import Routes
import SourceModel

/// A class where a route's protocol belongs.
enum ClassAsGenericParameter: Rule {
  static let description = RuleDescription(
    id: "class-as-generic-parameter",
    severity: .error,
    summary: "A class is registered or looked up instead of a protocol.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:521, Registry.swift:652; ViewRouter.Routable.swift:161, :168, :202, \
      Routable.swift:144, :178
      """,
    rationale: """
      The compiler accepts a class that conforms to a routable Objective-C protocol, but the \
      library stops at launch with "Don't use an UIViewController as generic parameter". A class \
      together with protocols in a composition is allowed, and so is a class that an extension of \
      `RoutableView` declares.
      """,
    examples: [
      RuleDescription.Example(
        "The class behind the protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        class EditorViewController: UIViewController, EditorInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
          }
        }
        func open() {
          Router.perform(to: RoutableView<EditorViewController>(), path: .push(from: self))
          //                              ^^^^^^^^^^^^^^^^^^^^ class-as-generic-parameter
        }
        """),
      RuleDescription.Example(
        "A configuration of the library's own",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableViewModule<ViewRouteConfig>())
            //                          ^^^^^^^^^^^^^^^ class-as-generic-parameter
          }
        }
        """),
      RuleDescription.Example(
        "A class in a composition",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorInput {}
        typealias EditorView = UIViewController & EditorInput
        extension RoutableView where Protocol == EditorView {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorView>())
          }
        }
        """),
      RuleDescription.Example(
        "A class that an extension declares",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Clock.swift
        class Clock {}
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>())
          }
        }
        """),
      RuleDescription.Example(
        "The type of what a router makes",
        """
        //- Editor.swift
        class EditorViewController: UIViewController {}
        var router: DestinationViewRouter<EditorViewController>?
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.undeclaredRoutes
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let misuse = index.misuse(of: route), misuse.kind == .type else { return [] }
    let message = "'\(route.key.name)' is a class; only its protocol can be a routable \(route.key.space.noun)"
    let classes = index.classes.sites(of: route.key.name).prefix(Finding.mostRelated)
    return findings(
      of: misuse, message,
      related: classes.map { Finding.Related(site: $0, message: "'\(route.key.name)' is declared here") })
  }
}
