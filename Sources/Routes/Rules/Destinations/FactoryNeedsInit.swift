import SourceModel

/// An easy factory for a class that the library cannot make.
enum FactoryNeedsInit: Rule {
  static let description = RuleDescription(
    id: "factory-needs-init",
    severity: .warning,
    summary: "An easy factory without a closure is to make an instance of a class that does not inherit `NSObject`.",
    libraryCheck: "ZIKRouteRegistry.m:576, :589",
    rationale: """
      Without a function or closure the library makes the destination with `[[C alloc] init]`, which only classes of the \
      Objective-C runtime understand (ZIKViewRouter.h:378). Give a closure, or write a router.
      """,
    examples: [
      RuleDescription.Example(
        "A class of Swift",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class Store: ZIKRoutableService {}
        class AppRoutes: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.registerIdentifier("store", forMakingService: Store.self)
            //                                                                ^^^^^ factory-needs-init
          }
        }
        """),
      RuleDescription.Example(
        "Behind a superclass, by a protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        @objc protocol StoreInput: ZIKServiceRoutable {}
        class Base: StoreInput {}
        final class Store: Base, ZIKRoutableService {}
        class AppRoutes: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.register(RoutableService<StoreInput>(), forMakingService: Store.self)
            //                                                                            ^^^^^ factory-needs-init
          }
        }
        """),
      RuleDescription.Example(
        "With a closure, and an object",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        class Store: ZIKRoutableService {}
        class Disk: NSObject, ZIKRoutableService {}
        class AppRoutes: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.registerIdentifier("store", forMakingService: Store.self) { _ in Store() }
            ZIKAnyServiceRouter.registerIdentifier("disk", forMakingService: Disk.self)
          }
        }
        """),
      RuleDescription.Example(
        "A superclass out of sight, or behind an alias that depends on the build",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        #if os(iOS)
          typealias Base = NSObject
        #else
          typealias Base = Model
        #endif
        class Store: Kit.Store, ZIKRoutableService {}
        class Disk: Base, ZIKRoutableService {}
        class AppRoutes: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.registerIdentifier("store", forMakingService: Store.self)
            ZIKAnyServiceRouter.registerIdentifier("disk", forMakingService: Disk.self)
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [DestinationCheck] {
    index.destinationChecks.filter {
      $0.made.form == .easy && $0.ancestry.end == .root && index.classes.entries[$0.type]?.language == .swift
    }
  }

  static func check(_ subject: DestinationCheck, in index: RouteIndex) -> [Finding] {
    let message = "the library cannot make '\(subject.type)', which does not inherit 'NSObject'; give a closure"
    return [finding(at: subject.made.site, message, doubt: subject.doubt)]
  }
}
