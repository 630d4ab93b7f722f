import Routes
import TestSupport
import Testing

/// The types that blocks of look-ups expect.
@Suite struct BlockTypeTests {
  @Test(arguments: destinations + configurations + registrations) func isFound(_ example: RuleCase) {
    #expect(example.source.contains("^ block-type-mismatch"))
    example.check()
  }

  @Test(arguments: harmless + unclear + doubtful) func isLeftAlone(_ example: RuleCase) {
    #expect(!example.source.contains("^ block-type-mismatch"))
    example.check()
  }

  @Test(arguments: doubtful) func isUnknown(_ example: RuleCase) {
    let index = FixtureIndex(Fixture(example.source), settings: example.settings).index
    let findings = Rules.findings(of: "block-type-mismatch", in: index)
    #expect(findings.map(\.certainty) == [.unknown])
  }

  /// The view 'P' is an 'A', which does not conform to 'Q'.
  private static let app = """
    //- App.swift
    @main class AppDelegate {}
    //- P.swift
    @objc protocol P: ZIKViewRoutable {}
    @objc protocol Q {}
    @objc protocol M: ZIKViewModuleRoutable {}

    """
  private static let classes = """
    class A: UIViewController, P {}
    class Configuration: ViewRouteConfig, M {}

    """
  private static let router = """
    class R: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(A.self)
        register(RoutableView<P>())
        register(RoutableViewModule<M>())
      }
      override class func defaultRouteConfiguration() -> ViewRouteConfig { Configuration() }
    }

    """

  /// A case with one line of code; what stands between « and » is marked.
  private static func line(_ code: String, in source: String? = nil, with more: String = "") -> RuleCase {
    let plain = code.filter { $0 != "«" && $0 != "»" }
    let parts = code.split(separator: "«", omittingEmptySubsequences: false)
    var marks = ""
    if parts.count == 2, let end = parts[1].firstIndex(of: "»") {
      let length = parts[1].distance(from: parts[1].startIndex, to: end)
      marks =
        "//" + String(repeating: " ", count: parts[0].count + 14) + String(repeating: "^", count: length)
        + " block-type-mismatch\n"
    }
    let file = "//- Use.m\nvoid use(id p) {\(plain)}\n"
    return RuleCase(code, (source ?? app + classes + router) + more + file + marks)
  }

  private static func onView(_ code: String) -> RuleCase { line("[ZIKRouterToView(P) \(code)];") }
  private static func onModule(_ code: String) -> RuleCase { line("[ZIKRouterToViewModule(M) \(code)];") }

  static let destinations = [
    onView("performPath:p preparation:^(id<«Q»> d) {}"),
    onView("performWithPreparation:^(id<«Q»> d) {}"),
    onView("makeDestinationWithPreparation:^(UIViewController<«Q»> *d) {}"),
    onView("performPath:p successHandler:^(id<«Q»> d) {} errorHandler:nil"),
    onView("performPath:p completion:^(BOOL success, id<«Q»> d, ZIKRouteAction action, NSError *error) {}"),
    onView("performPath:p configuring:^(ZIKViewRouteConfiguration *c) { c.prepareDestination = ^(id<«Q»> d) {}; }"),
    onView("performPath:p configuring:^(id c) { if (x) c.successHandler = ^(id<P, «Q»> d) {}; } removing:nil"),
    onView(
      "performOnDestination:x path:p configuring:^(id c) { c.performerSuccessHandler = ^(__kindof UIView<«Q»> *d) {}; }"
    ),
    onView("prepareDestination:x configuring:^(id c) { c.completionHandler = ^(BOOL s, id<«Q»> _Nullable d) {}; }"),
    onView("performPath:p configuring:^(id c) {} removing:^(id c) { c.prepareDestination = ^(id<«Q»> d) {}; }"),
    onView(
      "performPath:p strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<Q>> *c, id m) { c.prepareDestination = ^(id<«Q»> d) {}; }"
    ),
    onView("performPath:p strictConfiguring:^(id c, id m) { m.prepareDestination = ^(id<«Q»>) {}; }"),
    onModule("performPath:p configuring:^(id c) { c.prepareDestination = ^(id<«Q»> d) {}; }"),
    line(
      "ZIKViewRouter.toView(ZIKRoutable(P)) ; [ZIKViewRouter.toView(ZIKRoutable(P)) performWithPreparation:^(id<«Q»> d) {}];"
    ),
    line("[ZIKRouterToView(P) performPath:p preparation:^(«B» *d) {}];", with: "class B: UIViewController {}\n"),
  ]

  static let configurations = [
    onModule("performPath:p configuring:^(ZIKViewRouteConfiguration<«Q»> *c) {}"),
    onModule("performPath:p configuring:^(ZIKViewRouteConfiguration<M, «Q»> *c) {}"),
    onModule("performPath:p strictConfiguring:^(id c, ZIKViewRouteConfiguration<«Q»> *m) {}"),
    onModule("makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration<«Q»> *c) {}"),
    onView("performPath:p configuring:^(ZIKViewRouteConfiguration<«Q»> *c) {}"),
  ]

  static let registrations = [
    line(
      "[ZIKRouterToView(N) performPath:p preparation:^(id<«Q»> d) {}];",
      with: """
        @objc protocol N: ZIKViewRoutable {}
        extension A: N {}
        class T: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<N>(), forAdaptee: RoutableView<P>())
          }
        }

        """),
    line(
      "[ZIKRouterToView(N) performPath:p preparation:^(id<«Q»> d) {}];",
      with: """
        @objc protocol N: ZIKViewRoutable {}
        class B: UIViewController, N {}
        class T: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<N>(), forMakingView: B.self)
          }
        }

        """),
    line(
      "[ZIKRouterToService(S) performWithPreparation:^(id<«Q»> d) {}];",
      with: """
        //- S.m
        @protocol S <ZIKServiceRoutable>
        @end
        @interface Store : NSObject <ZIKRoutableService, S>
        @end
        @interface StoreRouter : ZIKServiceRouter
        @end
        @implementation StoreRouter
        + (void)registerRoutableDestination {
          [self registerService:[Store class]];
          [self registerServiceProtocol:ZIKRoutable(S)];
        }
        @end

        """),
  ]

  static let harmless = [
    onView("performPath:p preparation:^(id d) {}"), onView("performPath:p preparation:^(id<P> d) {}"),
    onView("performPath:p preparation:^(UIViewController *d) {}"), onView("performPath:p preparation:^(A *d) {}"),
    onView("performPath:p preparation:^(id<NSCopying> d) {}"), onView("performPath:p preparation:prepare"),
    onView("performPath:p preparation:^(id<Unseen> d) {}"), onView("performPath:p preparation:^(Class<Q> d) {}"),
    onView("performPath:p preparation:^(NSArray<id<Q>> *d) {}"), onView("performPath:p configuring:^(id c) {}"),
    onView("performPath:p configuring:^(id c) { c.prepareDestination = x ? ^(id<Q> d) {} : nil; }"),
    onView("performPath:p configuring:^(id c) { other.prepareDestination = ^(id<Q> d) {}; }"),
    onView("performPath:p configuring:^(id c) { c.title = ^(id<Q> d) {}; c.a.prepareDestination = ^(id<Q> d) {}; }"),
    onView("performPath:p configuring:^(id c) { [x do:^(id c) { c.prepareDestination = ^(id<Q> d) {}; }]; }"),
    onModule("performPath:p configuring:^(ZIKViewRouteConfiguration<M> *c) {}"),
    onModule("performPath:p configuring:^(Configuration *c) {}"),
    line("[other performPath:p preparation:^(id<Q> d) {}];"), line("[R performPath:p preparation:^(id<Q> d) {}];"),
    line("\n#if 0\n[ZIKRouterToView(P) performPath:p preparation:^(id<Q> d) {}];\n#endif\n"),
    line("[ZIKRouterToView(P) performPath:p preparation:^(id<Q> d) {}];", with: "extension A: Q {}\n"),
    line(
      "[ZIKRouterToView(P) performPath:p preparation:^(id<Q> d) {}];", with: "//- A.m\n@interface A (Q) <Q>\n@end\n"),
    line("[ZIKRouterToView(P) performPath:p preparation:^(id<Q> d) {}];", with: "//- A.m\nZIX_ADD_CATEGORY(A, Q)\n"),
    line(
      "[ZIKRouterToView(P) performPath:p preparation:^(OCQ<OCQ2> *d) {}];",
      with: "@objc(OCQ) class B: A {}\n@objc(OCQ2) protocol Q2: P {}\nlet kept = RoutableView<Q2>()\n"),
  ]

  private static let isQ = "[ZIKRouterToView(P) performPath:p preparation:^(id<Q> d) {}];"

  /// One of the classes is not known, or conforms.
  static let unclear = [
    line(
      isQ,
      in: app + classes + "class B: UIViewController, P, Q {}\n"
        + router.replacing("registerView(A.self)", with: "registerView(A.self); registerView(B.self)")),
    line(
      isQ,
      in: app + classes
        + router.replacing("registerView(A.self)", with: "registerView(A.self); registerView(UIAlertController.self)")),
    line(isQ, in: app + classes + router.replacing("registerView(A.self)", with: "registerView(kind)")),
    line(
      "[ZIKRouterToViewModule(M) performPath:p configuring:^(ZIKViewRouteConfiguration<Q> *c) {}];",
      in: app + classes + router.replacing("Configuration() }", with: "make() }")),
  ]

  static let doubtful = [
    onView("performPath:p preparation:^(id<Q> d) { if ([d respondsToSelector:@selector(q)]) {} }"),
    line(isQ, with: "class B: A, Q {}\n"), line(isQ, with: "class B: UIViewController, P, Q {}\n"),
    line(isQ, with: "class S: R {}\n"), line(isQ, with: "@Adapted extension A {}\n"),
    line(isQ, with: "//- Other.m\nvoid f(void) { A (\n"), line("\(isQ) ("),
    line(isQ, in: app + "class A: Kit.Screen, P {}\nclass Configuration: ViewRouteConfig, M {}\n" + router),
    line(
      isQ,
      in: (app + classes + router).replacing("protocol P: ZIKViewRoutable", with: "protocol P: Kit, ZIKViewRoutable")),
  ]
}
