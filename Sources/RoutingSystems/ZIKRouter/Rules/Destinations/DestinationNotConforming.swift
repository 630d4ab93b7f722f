import Routes
import SourceModel

/// A class that does not conform to the protocol that its router is registered with.
enum DestinationNotConforming: Rule {
  /// A protocol and a class that one router, route or easy factory is registered with, the protocol perhaps by an adapter.
  struct Subject {
    let route: Route
    let registration: Route.Registration
    /// The adapter that leads from the protocol to the registration of another one; nil if there is
    /// none.
    let adapter: Route.Adapter?
    let destination: DestinationCheck
    let conformance: Conformance
    let lacking: String
  }

  static let description = RuleDescription(
    id: "destination-not-conforming",
    severity: .error,
    summary: "A registered class does not conform to the protocol that its router is registered with.",
    libraryCheck: """
      ViewRouter.Registry.swift:669, :680, :192, :207, Registry.swift:779, :790, :286, :301, ZIKViewRouteRegistry.m:464, \
      ZIKServiceRouteRegistry.m:404, ZIKRouteRegistry.m:577, :603, :670
      """,
    rationale: """
      Every class of a router must conform to every view or service protocol that the router is \
      registered with, because look-ups use the destination through that protocol; a debug build \
      stops at launch. The same is true for destinations that are reached through an adapter and \
      the adapter's protocol. Only classes whose superclasses are all in the scan, and protocols \
      in the scan, are checked. In a described system, the rule is about a class that a registration \
      names beside a protocol, and a warning.
      """,
    examples: [
      RuleDescription.Example(
        "A router with two classes",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        class EditorViewController: UIViewController, EditorInput {}
        class PreviewViewController: UIViewController {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            registerView(PreviewViewController.self)
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ destination-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "An easy factory, and a composition with a class",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        @objc protocol StoreInput: ZIKServiceRoutable {}
        @objc protocol DiskInput: ZIKServiceRoutable {}
        class Base {}
        class Store: NSObject {}
        class Disk: NSObject, DiskInput {}
        class StoreAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.register(RoutableService<StoreInput>(), forMakingService: Store.self)
            //                                           ^^^^^^^^^^ destination-not-conforming
          }
        }
        class DiskRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            registerService(Disk.self)
            register(RoutableService<DiskInput>())
            register(RoutableService<DiskInput & Base>())
            //                       ^^^^^^^^^^^^^^^^ destination-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "Through a chain of adapters",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Login.swift
        @objc protocol LoginInput: ZIKViewRoutable {}
        @objc protocol SignInInput: ZIKViewRoutable {}
        @objc protocol RequiredLoginInput: ZIKViewRoutable {}
        class LoginViewController: UIViewController, LoginInput, SignInInput {}
        class LoginRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(LoginViewController.self)
            register(RoutableView<LoginInput>())
          }
        }
        class LoginAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<SignInInput>(), forAdaptee: RoutableView<LoginInput>())
            register(adapter: RoutableView<RequiredLoginInput>(), forAdaptee: RoutableView<SignInInput>())
            //                             ^^^^^^^^^^^^^^^^^^ destination-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "Conformance in an extension, through a superclass, a protocol or an alias",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        @objc protocol RichEditorInput: EditorInput {}
        typealias Inputs = RichEditorInput & Sendable
        class EditorViewController: UIViewController {}
        class PreviewViewController: EditorViewController {}
        class PageViewController: UIPageViewController, Inputs {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(PreviewViewController.self)
            registerView(PageViewController.self)
            register(RoutableView<UIViewController & EditorInput>())
            register(RoutableView<EditorInput>())
          }
        }
        class RichEditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(PageViewController.self)
            register(RoutableView<RichEditorInput>())
          }
        }
        //- EditorViewController+Input.swift
        #if os(iOS)
          extension EditorViewController: EditorInput {}
        #endif
        """),
      RuleDescription.Example(
        "Another route, other builds, a superclass or a protocol outside the scan, and modules",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        @objc protocol PreviewInput: ZIKViewRoutable {}
        @objc protocol PreviewModuleInput: ZIKViewModuleRoutable {}
        @objc protocol OtherInput: ZIKViewRoutable {}
        class EditorViewController: Kit.Screen {}
        class PreviewViewController: UIViewController {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        class PreviewRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if PREVIEW
              registerView(PreviewViewController.self)
            #else
              register(RoutableView<PreviewInput>())
            #endif
            register(RoutableViewModule<PreviewModuleInput>())
            register(RoutableView<KitInput>())
            EditorRouter.register(RoutableView<OtherInput>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Subject] {
    let index = index.withoutUses
    let objects = index.answer(RouteObjects.self)
    return index.protocolRoutes.filter { !$0.key.space.isModule }.flatMap { route in
      guard route.registrations.isEmpty else {
        return route.registrations.compactMap { subject(route, $0, adapter: nil, objects, in: index) }
      }
      return adapted(route, objects, in: index).map { [$0] } ?? []
    }
  }

  /// An adapter's protocol with the classes at the end of its chain; of an easy factory the library asks nothing there.
  private static func adapted(_ route: Route, _ objects: RouteObjects, in index: RouteIndex) -> Subject? {
    guard let adapter = route.adapters.first, route.adapters.count == 1, index.isReportable(adapter) else { return nil }
    let ends = index.registeredEnds(of: route.key).flatMap(\.registrations)
    guard let end = ends.first, ends.count == 1, end.form != .easyFactory else { return nil }
    return subject(route, end, adapter: adapter, objects, in: index)
  }

  private static func subject(
    _ route: Route, _ registration: Route.Registration, adapter: Route.Adapter?, _ objects: RouteObjects,
    in index: RouteIndex
  ) -> Subject? {
    for destination in objects.destinations(of: registration) {
      let conformance = Conformance(destination.ancestry, adopting: destination.protocols, in: index)
      guard isTogether(registration, destination.made), let lacking = conformance.missing(of: route.components)
      else { continue }
      return Subject(
        route: route, registration: registration, adapter: adapter, destination: destination, conformance: conformance,
        lacking: lacking)
    }
    return nil
  }

  /// True if some build may register both.
  private static func isTogether(_ registration: Route.Registration, _ made: RegisteredDestination) -> Bool {
    let (left, right) = (registration.call.conditions, made.call.conditions)
    return !left.isNeverCompiled && (left == right || left.isEmpty || right.isEmpty)
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let type = subject.destination.type
    let (kind, name) = (subject.route.key.space.noun, subject.route.key.name)
    let message =
      subject.adapter == nil
      ? "'\(type)' is registered for the \(kind) '\(name)', but does not conform to '\(subject.lacking)'"
      : "the adapter of the \(kind) '\(name)' leads to '\(type)', which does not conform to '\(subject.lacking)'"
    let related = Finding.Related(site: subject.destination.made.site, message: "'\(type)' is registered here")
    return [
      finding(
        at: subject.adapter?.site ?? subject.registration.site, message, doubt: doubt(subject, in: index),
        related: [related])
    ]
  }

  private static func doubt(_ subject: Subject, in index: RouteIndex) -> String? {
    let (left, right) = (subject.registration.call, subject.destination.made.call)
    if let doubt = subject.destination.doubt ?? subject.conformance.doubt { return doubt }
    if !subject.registration.isReliable { return "the file could not be read completely" }
    // Two blocks of one function may each have a variable of the same name.
    if case .block = left.registrar { return "a variable may hold another route" }
    if left.function != right.function { return "they may not both be called" }
    guard (left.conditions + right.conditions).isCompilers else {
      return "their conditions may exclude each other"
    }
    guard let adapter = subject.adapter else { return nil }
    let route = index.route(subject.route.key) ?? subject.route
    return adapter.doubt(from: route, to: subject.registration, in: index)
  }
}
