import Routes
import SourceModel

/// A class that is registered as a destination and not declared to be one.
enum DestinationNotRoutable: Rule {
  static let description = RuleDescription(
    id: "destination-not-routable",
    severity: .error,
    summary: "A registered class does not conform to `ZIKRoutableView` or `ZIKRoutableService`.",
    libraryCheck: "ZIKRouteRegistry.m:478, :506, :578, :590, :604, :622, :635, :655, :671, :690, :704, :725",
    rationale: """
      The class, or one of its superclasses, must conform to the protocol of the family that it is \
      registered in; otherwise a debug build stops when it registers the class. Only classes whose \
      superclasses are all in the scan are checked.
      """,
    examples: [
      RuleDescription.Example(
        "Registered by its router",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorViewController: UIViewController {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            //           ^^^^^^^^^^^^^^^^^^^^ destination-not-routable
          }
        }
        """),
      RuleDescription.Example(
        "Made by an easy factory, and routable in the other family",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class Store: NSObject, ZIKRoutableView {}
        class StoreAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.registerIdentifier("store", forMakingService: Store.self)
            //                                                                ^^^^^ destination-not-routable
          }
        }
        """),
      RuleDescription.Example(
        "Conforms in an extension, through its superclass, or through a protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Screens.swift
        class Screen: UIViewController {}
        class EditorViewController: Screen {}
        protocol Page: AnyObject, ZIKRoutableView {}
        typealias Book = Page
        class PageViewController: UIPageViewController, Book {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            registerExclusiveView(PageViewController.self)
          }
        }
        //- Routable.swift
        extension Screen: ZIKRoutableView {}
        """),
      RuleDescription.Example(
        "The superclass is not in the scan, or does not conform",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Screens.swift
        class EditorViewController: CompanyKit.Screen {}
        class PreviewViewController: UIViewController {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            registerView(UIAlertController.self)
            table.registerView(PreviewViewController.self)
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [DestinationCheck] {
    index.destinationChecks.filter { !$0.isRoutable }
  }

  static func check(_ subject: DestinationCheck, in index: RouteIndex) -> [Finding] {
    let mark = subject.made.family.mark
    let message = "'\(subject.type)' is registered as a destination, but does not conform to '\(mark)'"
    let doubt =
      subject.doubt ?? index.classes.doubt(aboutHeirsOf: subject.protocols)
      ?? index.blindSpots.reason(toDoubtAny: .conformance)
    return [finding(at: subject.made.site, message, doubt: doubt)]
  }
}
