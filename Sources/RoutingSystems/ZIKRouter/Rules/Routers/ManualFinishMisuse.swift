import Routes
import SourceModel

/// The end of a registration by hand where the library registers the routers, or none where it does not.
enum ManualFinishMisuse: Rule {
  static let description = RuleDescription(
    id: "manual-finish-misuse",
    severity: .warning,
    summary: """
      The end of registration is announced, and nothing says that routers are registered by hand; or the other way round.
      """,
    libraryCheck: "ZIKRouteRegistry.m:804, :97",
    rationale: """
      Call `notifyRegistrationFinished` only if the application registers all routers itself, with \
      `ZIKRouteRegistry.autoRegister` turned off before the application starts. If it is on, which \
      is the default, a debug build stops at the call. Code that names `autoRegister` or \
      `registrationFinished` is assumed to handle this. If it is off, routers are registered one \
      by one, and the call is missing, the library never checks for mistakes, and a look-up that \
      finds nothing fails silently.
      """,
    examples: [
      RuleDescription.Example(
        "Nothing switches the library's registration off",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.swift
        func launch() {
          EditorRouter.registerRoutableDestination()
          ZIKRouteRegistry.notifyRegistrationFinished()
          //               ^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
        }
        class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
      RuleDescription.Example(
        "In Objective-C, where only a comment and a text speak of it",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.m
        // Before this, autoRegister is switched off.
        void launch(void) {
            NSLog(@"autoRegister");
            [ZIKRouteRegistry notifyRegistrationFinished];
            //                ^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
        }
        """),
      RuleDescription.Example(
        "Routers are registered by hand, and the final call is missing",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.swift
        func launch() {
          ZIKRouteRegistry.autoRegister = false
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
          EditorRouter.registerRoutableDestination()
        }
        class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
      RuleDescription.Example(
        "Switched off in the other language",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.m
        void launch(void) { [ZIKRouteRegistry setAutoRegister:NO]; }
        //- Routes.swift
        func registerAll() {
          EditorRouter.registerRoutableDestination()
          ZIKRouteRegistry.notifyRegistrationFinished()
        }
        class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
      RuleDescription.Example(
        "Switched off through a variable, in a file that names no type of the library",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.swift
        func launch() { registry.autoRegister = false }
        //- Routes.swift
        let registry = ZIKRouteRegistry.self
        func registerAll() { ZIKRouteRegistry.notifyRegistrationFinished() }
        """),
      RuleDescription.Example(
        "Called only where it is asked first",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Launch.swift
        func finish() {
          if !ZIKRouteRegistry.registrationFinished { ZIKRouteRegistry.notifyRegistrationFinished() }
        }
        """),
      RuleDescription.Example(
        "In a test, which an application may host, and on another class",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Tests/RouteTests.swift
        func setUp() { ZIKRouteRegistry.notifyRegistrationFinished() }
        //- Downloads.swift
        func finish() { Downloads.notifyRegistrationFinished() }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [PlacedFact<CodePattern>] {
    index.patterns(.manualFinish, .manualSwitch).filter { pattern in
      guard index.origins[pattern.file] == .product else { return false }
      let applications = index.mayLink(pattern.site)
      if pattern.fact.kind == .manualSwitch, applications.isDisjoint(with: index.applicationsWithLists) { return false }
      return applications.isDisjoint(with: index.applications(mayContain: counterparts(of: pattern)))
    }
  }

  /// The words of the code that belongs to the pattern.
  private static func counterparts(of pattern: PlacedFact<CodePattern>) -> Set<String> {
    let words = ZIKRouterVocabulary.launchWords
    return pattern.fact.kind == .manualFinish ? words.switches.union(words.questions) : words.finishing
  }

  static func check(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> [Finding] {
    let message =
      pattern.fact.kind == .manualFinish
      ? "nothing turns 'autoRegister' off, so a debug build stops at '\(pattern.fact.name.text)'"
      : "routers are registered by hand, and nothing calls '\(ZIKRouterVocabulary.manualFinish)' at the end"
    return [finding(at: pattern.site, message, doubt: doubt(pattern, in: index))]
  }

  private static func doubt(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> String? {
    let registry = ZIKRouterVocabulary.registry
    if index.classes.sites(of: registry).contains(where: { index.origins[$0.file] == .product }) {
      return "the sources declare their own class '\(registry)'"
    }
    if let doubt = index.doubtOfFile(at: pattern.site) { return doubt }
    if let reason = index.outOfSight(from: pattern.site) { return "code outside the scan may do it: \(reason)" }
    if pattern.fact.kind == .manualSwitch, !pattern.fact.conditions.isCompilers { return "it may stay on" }
    return index.blindSpots.reason(naming: counterparts(of: pattern), toDoubt: .launch)?.text
      ?? index.blindSpots.reason(toDoubtAny: .launch)
  }
}

extension RouteIndex {
  /// The applications that certainly link code that registers single routers.
  fileprivate var applicationsWithLists: ApplicationSet {
    answer(HookCalls.self).all.filter {
      !$0.fact.isParent && $0.fact.call.function != nil && origins[$0.file] == .product
    }.reduce([]) { $0.union(programs(linking: $1.site)) }
  }
}
