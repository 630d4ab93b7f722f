import TestSupport
import Testing

/// Code that looks like a mistake of the kind that rules report, and is none.
@Suite struct LeftAloneTests {
  @Test(arguments: cases) func isRight(_ example: RuleCase) {
    example.check(wholeClassRules)
  }

  static let cases = [
    RuleCase(
      "a protocol that a C function, a macro and a router of tests register",
      """
      //- App/App.m
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }
      //- App/P.h
      @protocol A <ZIKViewRoutable>
      @end
      @protocol B <ZIKViewRoutable>
      @end
      @protocol C <ZIKViewRoutable>
      @end
      #define ADD(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[V class]]
      static inline void addA(void) { [Router registerViewProtocol:ZIKRoutable(A)]; }
      //- App/Add.m
      void add(void) { ADD(B); }
      //- Tests/T.m
      void t(void) { [ZIKViewRouter registerViewProtocol:ZIKRoutable(C) forMakingView:[V class]]; }
      //- App/Use.m
      void use(void) { ZIKRouterToView(C); ZIKRouterToView(A); ZIKRouterToView(B); }
      """),
    RuleCase(
      "one name in two modules, one declared for the kind",
      """
      //- Kit/P.swift
      public protocol P {}
      //- App/P.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //- App/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableView<P>()) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class V: UIViewController, ZIKRoutableView, P {}
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "helpers on the library's struct",
      """
      extension RoutableView { var title: String { "" }; func open() {}; static func make() -> Int { 1 } }
      extension RoutableView where Protocol: AnyObject { var isClass: Bool { true } }
      """),
    RuleCase(
      "a base router's registration and a subclass's own",
      """
      class Base: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { self == Base.self }
        override class func registerRoutableDestination() { registerView(V.self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class R: Base {
        override class func registerRoutableDestination() { super.registerRoutableDestination(); register(RoutableView<P>()) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      @objc protocol P: ZIKViewRoutable {}
      class V: UIViewController, ZIKRoutableView, P {}
      """),
    RuleCase(
      "Objective-C lets a router register a protocol twice",
      """
      //- R.m
      @protocol P <ZIKViewRoutable>
      @end
      @interface V : UIViewController <ZIKRoutableView, P>
      @end
      @implementation V
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerView:[V class]];
        [self registerViewProtocol:ZIKRoutable(P)];
        [self registerViewProtocol:ZIKRoutable(P)];
      }
      - (id)destinationWithConfiguration:(id)configuration { return [V new]; }
      @end
      """),
    RuleCase(
      "conformance by the library's macro, by a system class, and a composition with a class",
      """
      //- R.m
      @protocol P <ZIKViewRoutable>
      @end
      @interface V : UIViewController
      @end
      @implementation V
      @end
      DeclareRoutableView(V, R)
      DeclareRoutableView(UIAlertController, R)
      ZIX_ADD_CATEGORY(V, P)
      ZIX_ADD_CATEGORY(UIAlertController, P)
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerView:[V class]];
        [self registerView:[UIAlertController class]];
        [self registerViewProtocol:ZIKRoutable(P)];
      }
      - (id)destinationWithConfiguration:(id)configuration { return [V new]; }
      @end
      //- S.swift
      protocol Q {}
      extension RoutableView where Protocol == UIViewController & Q { init() { self.init(declaredProtocol: Protocol.self) } }
      class W: UIViewController, ZIKRoutableView, Q {}
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(W.self); register(RoutableView<UIViewController & Q>()) }
        override func destination(with configuration: ViewRouteConfig) -> W? { W() }
      }
      """),
    RuleCase(
      "makeable configurations and a superclass out of sight",
      """
      protocol M {}
      extension RoutableViewModule where Protocol == M { init() { self.init(declaredProtocol: Protocol.self) } }
      extension ViewMakeableConfiguration: M where Destination == V, Constructor == (String) -> Void {}
      class V: UIViewController, ZIKRoutableView {}
      class R: ZIKModuleViewRouter<M> {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableViewModule<M>()) }
        override class func defaultRouteConfiguration() -> ViewRouteConfig { ViewMakeableConfiguration<V, (String) -> Void>({ _ in }) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class S: Kit.BaseRouter {
        override class func registerRoutableDestination() { register(RoutableViewModule<M>()) }
      }
      """),
    RuleCase(
      "a helper registers the class",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { addDestinations() }
        class func addDestinations() { registerView(V.self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class V: UIViewController, ZIKRoutableView {}
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { Helpers.add(to: self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      """),
    RuleCase(
      "the methods stand in extensions and categories",
      """
      class R: ZIKAnyViewRouter {}
      extension R {
        override class func registerRoutableDestination() { registerView(V.self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class V: UIViewController, ZIKRoutableView {}
      //- S.m
      @interface W : UIView <ZIKRoutableView>
      @end
      @interface S : ZIKViewRouter
      @end
      @implementation S
      @end
      @implementation S (Routes)
      + (void)registerRoutableDestination { [self registerView:[W class]]; }
      + (ZIKViewRouteTypeMask)supportedRouteTypes { return kTypes; }
      - (id)destinationWithConfiguration:(id)configuration { return [W new]; }
      @end
      """),
    RuleCase(
      "a superclass that is another one on each platform",
      """
      //- V.m
      #if TARGET_OS_IPHONE
      typedef UIViewController XXViewController;
      #else
      typedef NSViewController XXViewController;
      #endif
      @interface V : XXViewController <ZIKRoutableView>
      @end
      @implementation V
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerView:[V class]]; }
      - (id)destinationWithConfiguration:(id)configuration { return [V new]; }
      @end
      """),
    RuleCase(
      "branches of a build, of a flag, and of the system",
      """
      //- R.m
      @interface V : UIViewController <ZIKRoutableView>
      @end
      @implementation V
      @end
      @protocol P <ZIKViewRoutable>
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
      #if FLAG
        [self registerExclusiveView:[V class]];
        [self registerIdentifier:@"v"];
        [self registerURLPattern:@"app://v"];
      #else
        if (FLAG == 0) {
          [ZIKAnyViewRoute makeRouteWithDestination:[V class] makeDestination:^id(id c, id r) { return [V new]; }]
          .registerDestinationProtocol(ZIKRoutable(P)).registerIdentifier(@"v").registerURLPattern(@"app://v");
        } else {
          [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[V class]];
        }
      #endif
      }
      - (id)destinationWithConfiguration:(id)configuration { return [V new]; }
      @end
      """),
    RuleCase(
      "identifiers from constants, servers and formats",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(V.self)
          registerIdentifier(Names.player)
          registerIdentifier("a\\(n)")
          registerURLPattern("app://\\(host)/:id")
        }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class V: UIViewController, ZIKRoutableView {}
      func f(_ id: String) {
        Router.to(viewIdentifier: id)
        Router.to(viewIdentifier: "b\\(n)")
        ZIKAnyViewRouter.performURL("app://x/\\(id)", path: .push(from: self))
        ZIKAnyViewRouter.performURL(String(format: "app://%@", id), path: .push(from: self))
        Router.to(viewIdentifier: "player")
      }
      """),
    RuleCase(
      "services hosted by an adapter of views, with a receiver that is a service router",
      """
      class A: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyServiceRouter.register(RoutableService<S>(), forMakingService: Store.self)
          StoreRouter.register(RoutableService<T>())
        }
      }
      class StoreRouter: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() { registerService(Store.self) }
        override func destination(with configuration: PerformRouteConfig) -> Store? { Store() }
      }
      class Store: NSObject, ZIKRoutableService, S, T {}
      @objc protocol S: ZIKServiceRoutable {}
      @objc protocol T: ZIKServiceRoutable {}
      """),
    RuleCase(
      "views whose router's base overrides the types, or with a mask that nobody can read",
      """
      class V: UIView, ZIKRoutableView {}
      class Base: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { self == Base.self }
        override class func registerRoutableDestination() {}
        override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewDefault }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class R: Base {
        override class func registerRoutableDestination() { registerView(V.self) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self) }
        override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { ZIKViewRouteTypeMask(rawValue: 8) }
        override func destination(with configuration: ViewRouteConfig) -> V? { V() }
      }
      """),
    RuleCase(
      "initialisers that the library can call",
      """
      class A: UIViewController, ZIKRoutableView, P { required init?(coder: NSCoder) { fatalError() }; override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) } }
      class B: UIViewController, ZIKRoutableView, Q { convenience init(name: String) { self.init() } }
      @objc protocol P: ZIKViewRoutable {}
      @objc protocol Q: ZIKViewRoutable {}
      class App: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
          ZIKAnyViewRouter.register(RoutableView<Q>(), forMakingView: B.self)
        }
      }
      """),
  ]
}
