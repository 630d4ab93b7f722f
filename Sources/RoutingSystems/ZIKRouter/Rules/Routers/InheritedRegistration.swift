import Routes
import SourceModel

/// A router that runs its superclass's registrations for itself as well.
enum InheritedRegistration: Rule {
  struct Subject {
    let check: LaunchCheck
    /// The superclass whose hook runs, and what it registers for the class that runs it.
    let superclass: String
    let registered: [Finding.Related]
    let site: Site
  }

  static let description = RuleDescription(
    id: "inherited-registration",
    severity: .warning,
    summary: "A router class registers again what its superclass already registers.",
    libraryCheck: "ViewRouter.Registry.swift:61, :200, ZIKRouteRegistry.m:507, :533, :566, :579",
    rationale: """
      The library calls `registerRoutableDestination` on the superclass too, so a subclass that \
      calls `super`, or an abstract subclass that inherits the method, registers the same \
      protocols, identifiers, URL patterns, exclusive classes and easy factories a second time: a \
      debug build stops. Plain classes may be registered again.
      """,
    examples: [
      RuleDescription.Example(
        "Calls `super`",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        class PreviewRouter: EditorRouter {
          override class func registerRoutableDestination() {
            super.registerRoutableDestination()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
            registerView(PreviewViewController.self)
          }
        }
        """),
      RuleDescription.Example(
        "An abstract class inherits the method",
        """
        class StoreRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() { registerExclusiveService(Store.self) }
        }
        class CachedStoreRouter: StoreRouter {
          //  ^^^^^^^^^^^^^^^^^ inherited-registration
          override class func isAbstractRouter() -> Bool { self == CachedStoreRouter.self }
        }
        """),
      RuleDescription.Example(
        "An identifier, and an easy factory",
        """
        class HelpRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(HelpViewController.self)
            registerIdentifier("help")
          }
        }
        class TipsRouter: HelpRouter {
          override class func registerRoutableDestination() {
            super.registerRoutableDestination()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
            registerView(TipsViewController.self)
          }
        }
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<HintInput>(), forMakingView: HintViewController.self)
          }
        }
        class TestAdapter: AppAdapter {
          override class func registerRoutableDestination() {
            super.registerRoutableDestination()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
          }
        }
        """),
      RuleDescription.Example(
        "Only plain classes, or other routers",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            OtherRouter.register(RoutableView<OtherInput>())
          }
        }
        class PreviewRouter: EditorRouter {
          override class func registerRoutableDestination() {
            super.registerRoutableDestination()
            registerView(PreviewViewController.self)
          }
        }
        """),
      RuleDescription.Example(
        "The superclass registers for itself alone",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            guard self == EditorRouter.self else { return }
            register(RoutableView<EditorInput>())
          }
        }
        class PreviewRouter: EditorRouter {
          override class func registerRoutableDestination() {
            super.registerRoutableDestination()
            registerView(PreviewViewController.self)
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Subject] {
    let index = index.withoutUses
    let registered = index.ownRegistrations
    return index.routers.compactMap { subject($0, registered, in: index) }
  }

  private static func subject(
    _ router: Router, _ registered: [String: [Finding.Related]], in index: RouteIndex
  ) -> Subject? {
    guard let check = LaunchCheck(router, includingAbstract: true, in: index), let site = site(check, in: index),
      let superclass = check.ancestry.classes.dropFirst().first(where: {
        !index.methods.definitions(of: .registrationHook, in: $0).isEmpty
      })
    else { return nil }
    return Subject(check: check, superclass: superclass, registered: registered[superclass] ?? [], site: site)
  }

  /// The call of the superclass's hook. If the class inherits the hook and is abstract, the class
  /// itself.
  private static func site(_ check: LaunchCheck, in index: RouteIndex) -> Site? {
    guard check.defines(.registrationHook) else { return check.router.traits.isAbstract ? check.site : nil }
    return index.answer(HookCalls.self).ofParents[check.router.name, default: []]
      .first { $0.fact.call.function == nil && $0.fact.call.conditions.isCompilers }?.site
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    guard !subject.registered.isEmpty else { return [] }
    let message = "'\(subject.check.router.name)' registers again what '\(subject.superclass)' registers"
    let doubt =
      subject.check.doubt
      ?? (index.registeringByHand.contains(ZIKRouterVocabulary.system) ? "it may not be registered" : nil)
    return [
      finding(
        at: subject.site, message, doubt: doubt, related: Array(subject.registered.prefix(Finding.mostRelated)))
    ]
  }
}

extension RouteIndex {
  /// The registrations in the hook of each router class that the library accepts only once:
  /// protocols, exclusive classes and easy factories of protocols for the class that runs the hook,
  /// identifiers and URL patterns for any.
  fileprivate var ownRegistrations: [String: [Finding.Related]] {
    var result: [String: [Finding.Related]] = [:]
    func insert(_ call: RegisteringCall, _ site: Site, _ what: String) {
      guard let owner = call.hookOwner, call.conditions.isCompilers else { return }
      result[owner, default: []].append(Finding.Related(site: site, message: "\(what) is registered here"))
    }
    for route in protocolRoutes {
      for registration in route.registrations where isOnce(registration, of: route) {
        insert(registration.call, registration.site, route.key.description)
      }
    }
    for made in destinationTable.made where made.isReliable && made.form == .exclusive && made.call.isOnCurrent {
      insert(made.call, made.site, made.type.map { "'\($0)'" } ?? "a class")
    }
    for text in identifiers {
      for registration in text.registrations where isOnce(registration) {
        let what = registration.isImplied ? "the URL pattern" : "the identifier"
        insert(registration.call, registration.site, "\(what) '\(text.key.name)'")
      }
    }
    return result
  }

  /// True if the library accepts a registration once. It lets some easy factories for modules be
  /// registered twice (ZIKRouteRegistry.m:623).
  private func isOnce(_ registration: Route.Registration, of route: Route) -> Bool {
    guard registration.isReliable else { return false }
    guard registration.form == .easyFactory else { return registration.call.isOnCurrent }
    return !route.key.space.isModule && RegistrationConflicts.doubt(registration.call.registrar, in: self) == nil
  }

  /// True if the library accepts a registration of a text once. It silently keeps the first of
  /// several easy factories.
  private func isOnce(_ registration: Route.Registration) -> Bool {
    registration.isReliable && registration.form == .router
      && RegistrationConflicts.doubt(registration.call.registrar, in: self) == nil
  }
}

extension ConditionStack {
  /// True if the place is under conditions of the compiler only, and some build may contain it.
  var isCompilers: Bool {
    !isNeverCompiled && allSatisfy { $0.hasPrefix("#if ") }
  }
}
