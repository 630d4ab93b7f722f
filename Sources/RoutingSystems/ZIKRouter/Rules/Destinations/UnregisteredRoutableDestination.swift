import Routes
import SourceModel

/// A class that is declared routable and never registered.
enum UnregisteredRoutableDestination: Rule {
  static let description = RuleDescription(
    id: "unregistered-routable-destination",
    severity: .warning,
    summary: "A class conforms to `ZIKRoutableView` or `ZIKRoutableService`, but nothing registers it.",
    libraryCheck: "ZIKViewRouteRegistry.m:383, ZIKServiceRouteRegistry.m:349",
    rationale: """
      Every class that conforms directly, not only through its superclass, must be registered with \
      a router, a route or an easy factory; a debug build stops at launch with "is not registered \
      with any view router".
      """,
    examples: [
      RuleDescription.Example(
        "Only its superclass is registered",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Screens.swift
        class Screen: UIViewController, ZIKRoutableView {}
        class EditorViewController: Screen, ZIKRoutableView {}
        //    ^^^^^^^^^^^^^^^^^^^^ unregistered-routable-destination
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerView(Screen.self) }
        }
        """),
      RuleDescription.Example(
        "Registered in the other family, and by a comment",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class Store: NSObject {}
        extension Store: ZIKRoutableService {}
        //        ^^^^^ unregistered-routable-destination
        class StoreRouter: ZIKAnyViewRouter {
          // registerService(Store.self)
          override class func registerRoutableDestination() { registerView(Store.self) }
        }
        """),
      RuleDescription.Example(
        "Registered by a router, a route and easy factories",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Screens.swift
        class A: UIViewController, ZIKRoutableView {}
        class B: UIViewController, ZIKRoutableView {}
        class C: UIViewController, ZIKRoutableView {}
        class D: C {}
        typealias Old = B
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerExclusiveView(A.self)
            ZIKAnyViewRoute.make(withDestination: Old.self, makeDestination: { _, _ in B() })
            ZIKAnyViewRouter.registerIdentifier("c", forMakingView: C.self)
          }
        }
        """),
      RuleDescription.Example(
        "A function registers the classes in its argument",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Screens.swift
        class A: UIViewController, ZIKRoutableView {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            for screen in screens { registerView(screen) }
          }
        }
        """),
    ])

  /// The first head of each class that makes it routable.
  static func subjects(in index: RouteIndex) -> [Destination] {
    var seen: Set<DestinationTable.Class> = []
    return index.destinations.filter { seen.insert(index.tableClass($0)).inserted }
  }

  static func check(_ destination: Destination, in index: RouteIndex) -> [Finding] {
    let type = index.tableClass(destination)
    guard let entry = index.classes.entry(type.name), !entry.conditions.isNeverCompiled,
      index.destinationTable.byClass[type] == nil
    else { return [] }
    let message = "'\(type.name)' conforms to '\(destination.family.mark)', but nothing registers it as a destination"
    return [finding(at: destination.site, message, doubt: doubt(destination, entry, in: index))]
  }

  private static func doubt(_ destination: Destination, _ entry: ClassTable.Entry, in index: RouteIndex) -> String? {
    let name = index.tableClass(destination).name
    if index.origins[destination.site.file] != .product { return index.applications.doubtOfUnlinked }
    if let doubt = index.classes.doubt(name) { return doubt }
    if entry.isGeneric { return "the generic class may never be specialised" }
    if let reason = index.outOfSight(from: destination.site) ?? index.unseenLibrary(from: destination.site) {
      return "code outside the scan may register it: \(reason)"
    }
    if index.destinationTable.unnamedFamilies.contains(destination.family) {
      return "a class that is only known at run time is registered"
    }
    return index.reason(toDoubtRegistrationsOf: destination.family)
      ?? index.passedTypes.reason(toDoubt: .registration, of: name)
      ?? index.blindSpots.reason(toDoubtAny: .destination)
  }
}

extension RouteIndex {
  fileprivate func tableClass(_ destination: Destination) -> DestinationTable.Class {
    DestinationTable.Class(name: destination.type, family: destination.family)
  }
}
