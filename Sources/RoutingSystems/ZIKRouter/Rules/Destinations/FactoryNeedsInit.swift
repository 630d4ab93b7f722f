import Routes
import SourceModel

/// An easy factory for a class that the library cannot make.
enum FactoryNeedsInit: Rule {
  static let description = RuleDescription(
    id: "factory-needs-init",
    severity: .warning,
    summary: """
      An easy factory without a closure is to make an instance of a class that does not inherit `NSObject`, or that \
      has no `init()`.
      """,
    libraryCheck: "ZIKRouteRegistry.m:576, :589",
    rationale: """
      Without a function or closure the library makes the destination with `[[C alloc] init]`, \
      which only classes of the Objective-C runtime support (ZIKViewRouter.h:378). A Swift class \
      with its own designated initialiser inherits none, so the call crashes unless the class has \
      `init()`, or the initialiser that Apple's `init()` calls: `init(nibName:bundle:)` of a view \
      controller, `init(frame:)` of a view. Pass a closure, or write a router. Only classes whose \
      bodies are all parsed, up to `NSObject` or a plain view or view controller, are checked.
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
        "An initialiser with parameters, of the class and of its superclass",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerViewController: UIViewController, ZIKRoutableView {
          init(song: Song) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        class BigPlayerViewController: PlayerViewController {
          convenience init(title: String) { self.init(song: Song(title)) }
        }
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.registerIdentifier("player", forMakingView: PlayerViewController.self)
            //                                                           ^^^^^^^^^^^^^^^^^^^^ factory-needs-init
            ZIKAnyViewRouter.registerIdentifier("big", forMakingView: BigPlayerViewController.self)
            //                                                        ^^^^^^^^^^^^^^^^^^^^^^^ factory-needs-init
          }
        }
        """),
      RuleDescription.Example(
        "One that the library calls, only convenience initialisers, and none",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Player.swift
        class PlayerViewController: UIViewController, ZIKRoutableView {
          override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
          required init?(coder: NSCoder) { nil }
        }
        class ListViewController: UIViewController, ZIKRoutableView {
          convenience init(song: Song) { self.init() }
        }
        class EmptyViewController: PlayerViewController {}
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.registerIdentifier("player", forMakingView: PlayerViewController.self)
            ZIKAnyViewRouter.registerIdentifier("list", forMakingView: ListViewController.self)
            ZIKAnyViewRouter.registerIdentifier("empty", forMakingView: EmptyViewController.self)
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
        "A superclass outside the scan, or behind an alias that depends on build conditions",
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

  /// Why the library cannot make an instance.
  enum Reason {
    case isNoObject
    /// The class has designated initialisers, and none that the library calls.
    case hidden(by: String)
  }

  struct Subject {
    let destination: DestinationCheck
    let reason: Reason
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.destinationChecks.filter { $0.made.form == .easy && index.classes.entry($0.type)?.language == .swift }
      .compactMap { check in
        if check.ancestry.end == .root { return Subject(destination: check, reason: .isNoObject) }
        return index.initializers.hidingClass(in: check.ancestry, of: index.classes.types)
          .map { Subject(destination: check, reason: .hidden(by: $0)) }
      }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let check = subject.destination
    let why: String
    var doubt = check.doubt
    switch subject.reason {
    case .isNoObject: why = "which does not inherit 'NSObject'"
    case .hidden(let name):
      why = name == check.type ? "which has no 'init()'" : "because '\(name)' has no 'init()'"
      doubt = doubt ?? index.doubt(aboutMembersOf: check.ancestry)
    }
    let message = "the library cannot make '\(check.type)', \(why); give a closure"
    return [finding(at: check.made.site, message, doubt: doubt)]
  }
}
