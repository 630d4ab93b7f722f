import Routes
import SourceModel

/// A registration of the other family's kind.
enum WrongRouterFamily: Rule {
  struct Subject {
    let router: Router
    let site: Site
    let what: String
    let isReliable: Bool
  }

  static let description = RuleDescription(
    id: "wrong-router-family",
    severity: .error,
    summary: "A view router registers a service, or a service router a view.",
    libraryCheck: nil,
    rationale: """
      Views and services have separate registries and methods. The Swift compiler reports the \
      mistake; in Objective-C the compiler only warns about the message to the class, which then \
      fails at launch. In Swift the finding is unknown, because the sources may declare a method \
      of that name.
      """,
    examples: [
      RuleDescription.Example(
        "A service in a view router",
        """
        //- EditorRouter.h
        @interface EditorRouter : ZIKViewRouter
        @end
        //- EditorRouter.m
        @implementation EditorRouter
        + (void)registerRoutableDestination {
            [self registerService:[Editor class]];
            //                     ^^^^^^ wrong-router-family
        }
        @end
        """),
      RuleDescription.Example(
        "By name, through a superclass",
        """
        //- Routers.h
        @interface AppRouter : ZIKServiceRouter
        @end
        @interface StoreRouter : AppRouter
        @end
        //- Routes.m
        void registerAll(void) {
            [StoreRouter registerExclusiveView:[Store class]];
            //                                  ^^^^^ wrong-router-family
        }
        """),
      RuleDescription.Example(
        "A service router that a view adapter names",
        """
        //- AppRoutes.h
        @interface AppRoutes : ZIKViewRouteAdapter
        @end
        //- StoreRouter.h
        @interface StoreRouter : ZIKServiceRouter
        @end
        //- AppRoutes.m
        @implementation AppRoutes
        + (void)registerRoutableDestination {
            [StoreRouter registerService:[Store class]];
            [ZIKServiceRouter registerIdentifier:@"store" forMakingService:[Store class]];
        }
        @end
        """),
      RuleDescription.Example(
        "A method of the code base",
        """
        class AppRouter: ZIKAnyViewRouter {
          class func registerService(_ type: AnyClass) { ZIKAnyServiceRouter.registerIdentifier("s", forMakingService: type) }
          override class func registerRoutableDestination() { registerService(Store.self) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Subject] {
    let index = index.withoutUses
    return index.destinationTable.made.compactMap { made in
      guard !made.form.isEasy, !made.call.conditions.isNeverCompiled,
        let router = made.router.flatMap({ index.router(named: $0) }), router.family != made.family
      else { return nil }
      return Subject(
        router: router, site: made.site, what: made.family.name, isReliable: made.isReliable)
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let family = subject.router.family.name
    let message = "'\(subject.router.name)' is a \(family) router and cannot register a \(subject.what)"
    return [finding(at: subject.site, message, doubt: doubt(subject, in: index))]
  }

  private static func doubt(_ subject: Subject, in index: RouteIndex) -> String? {
    if index.classes.entry(subject.router.name)?.language == .swift { return "the sources may declare such a method" }
    if let doubt = index.doubtOfRouterClasses(of: ZIKRouterVocabulary.system) { return doubt }
    return subject.isReliable ? index.classes.doubt(subject.router.name) : "the file could not be read completely"
  }
}
