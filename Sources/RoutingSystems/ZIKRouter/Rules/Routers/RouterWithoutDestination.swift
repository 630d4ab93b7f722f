import Routes
import SourceModel

/// A router class for which no destination class is registered.
enum RouterWithoutDestination: Rule {
  static let description = RuleDescription(
    id: "router-without-destination",
    severity: .error,
    summary: "A router class registers no destination class.",
    libraryCheck: "ZIKViewRouteRegistry.m:367, ZIKServiceRouteRegistry.m:334",
    rationale: """
      Every router that is neither abstract nor an adapter must register at least one class, \
      exclusive or not; easy factories do not count. A debug build stops at launch with "is not \
      registered with any view class".
      """,
    examples: [
      RuleDescription.Example(
        "A router that registers only its protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          //  ^^^^^^^^^^^^ router-without-destination
          override class func registerRoutableDestination() { register(RoutableView<EditorInput>()) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "A subclass that does not call the superclass's registration",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        class PreviewRouter: EditorRouter {
          //  ^^^^^^^^^^^^^ router-without-destination
          override class func registerRoutableDestination() { registerIdentifier("preview") }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "Registered in a method, by the superclass, and from outside",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() { registerAll() }
          class func registerAll() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        class PreviewRouter: EditorRouter {
          override class func registerRoutableDestination() { registerAll() }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        class LinkRouter: ZIKViewRouter<LinkViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() { PrintRouter.registerView(PrintViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> LinkViewController? { nil }
        }
        class PrintRouter: LinkRouter {
          override class func registerRoutableDestination() { LinkRouter.registerExclusiveView(LinkViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> LinkViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "A function registers its argument",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() { add(to: self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        func add(to router: ZIKAnyViewRouter.Type) { router.registerView(EditorViewController.self) }
        """),
    ])

  struct Subject {
    let check: LaunchCheck
    /// True if the whole effect of its hook is known: it does nothing, or registers a protocol, an
    /// identifier or a URL.
    let isPlain: Bool
  }

  /// Without a hook of its own, that alone is reported.
  static func subjects(in index: RouteIndex) -> [Subject] {
    let registrations = index.withoutUses.protocolRoutes.flatMap(\.registrations)
    let registering = Set(registrations.compactMap(\.call.registrar.typeName))
    return index.launchChecks.filter { !$0.router.traits.isAdapter && $0.defines(.registrationHook) }.map { check in
      let router = check.router
      let hooks = index.methods.definitions(of: .registrationHook, in: router.name)
      let isPlain =
        registering.contains(router.name) || !router.identifiers.isEmpty || !router.urlPatterns.isEmpty
        || hooks.allSatisfy { $0.answer == .nothing }
      return Subject(check: check, isPlain: isPlain)
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let check = subject.check
    guard !isRegistered(check, in: index) else { return [] }
    let message = "the router '\(check.router.name)' registers no destination class"
    let doubt = doubt(check, in: index) ?? (subject.isPlain ? nil : "a function that it calls may register one")
    return [finding(at: check.site, message, doubt: doubt)]
  }

  private static func isRegistered(_ subject: LaunchCheck, in index: RouteIndex) -> Bool {
    let table = index.destinationTable
    if table.byRouter[subject.router.name] != nil { return true }
    let callsParent = index.answer(HookCalls.self).ofParents[subject.router.name] != nil
    // A superclass's hook runs for this class only where it is called; its other methods may be.
    return subject.ancestry.classes.contains { name in
      table.byRouter[name, default: []].contains { callsParent || $0.call.function != nil }
    }
  }

  private static func doubt(_ subject: LaunchCheck, in index: RouteIndex) -> String? {
    if let doubt = subject.doubt { return doubt }
    if subject.router.traits.mayBeAdapter { return "it may be an adapter" }
    if let reason = index.outOfSight(from: subject.site) { return "code outside the scan may do it: \(reason)" }
    if subject.ancestry.classes.contains(where: { index.methods.expansion(in: $0) != nil }) {
      return "a macro in its body may register one"
    }
    return index.doubtOfClasses(registeredFor: subject.router.name)
  }
}

extension RouteIndex {
  /// The reason why a router may be registered with more classes than are known.
  func doubtOfClasses(registeredFor router: String) -> String? {
    if destinationTable.isRegisteredForOthers {
      return "a class is registered for a router that is only known at run time"
    }
    if givers.contains(router) { return "it passes a class to code that may register it" }
    if passedTypes.contains(router) { return "it is passed to code that may register a class for it" }
    return blindSpots.reason(toDoubtAny: .destination)
  }
}
