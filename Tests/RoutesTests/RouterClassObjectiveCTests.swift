import Testing

/// The rules about classes in Objective-C, and where both languages say something of one class.
@Suite struct RouterClassObjectiveCTests {
  @Test(arguments: cases) func judges(_ example: RuleCase) {
    example.check([
      "destination-not-conforming", "destination-not-routable", "inherited-registration",
      "missing-destination-override",
      "missing-default-route-configuration", "missing-register-override", "router-without-destination",
      "unregistered-routable-destination",
    ])
  }

  static let cases = [
    RuleCase(
      "a whole router, in a category and a class extension",
      """
      //- R.h
      @interface R : ZIKViewRouter
      @end
      @interface A : UIViewController
      @end
      //- R.m
      @implementation R
      + (void)registerRoutableDestination { [self registerView:[A class]]; }
      @end
      @implementation R (Making)
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      //- A.m
      @interface A () <ZIKRoutableView>
      @end
      """),
    RuleCase(
      "methods that are only declared",
      """
      //- R.h
      @interface R : ZIKViewRouter
      //         ^ missing-register-override
      //         ^ missing-destination-override
      + (void)registerRoutableDestination;
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration;
      @end
      //- R.m
      @implementation R
      + (void)help {}
      @end
      """),
    RuleCase(
      "an implementation out of sight",
      """
      //- R.h
      @interface R : ZIKViewRouter
      @end
      """),
    RuleCase(
      "a macro of the code base may be the method",
      """
      //- Macros.h
      #define REGISTER(C) + (void)registerRoutableDestination { [self registerView:[C class]]; }
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      REGISTER(A)
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
    RuleCase(
      "a macro of the code base may register the class, or make it routable",
      """
      //- Macros.h
      #define REGISTER(C) [self registerView:[C class]]
      #define ROUTABLE(C) @interface C (Routable) <ZIKRoutableView> @end
      //- R.m
      @interface A : UIViewController <ZIKRoutableView>
      @end
      @interface B : UIViewController
      @end
      ROUTABLE(B)
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { REGISTER(A); [self registerView:[B class]]; }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      @interface S : ZIKViewRouter
      @end
      @implementation S
      + (void)registerRoutableDestination { REGISTER(A); }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
    RuleCase(
      "the library's own macros",
      """
      //- A.h
      @interface A : UIViewController
      @end
      DeclareRoutableView(A, ARouter)
      @interface B : UIViewController
      @end
      @protocol P <ZIKViewRoutable>
      @end
      ZIX_ADD_CATEGORY(B, P)
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
          [self registerView:[A class]];
          [self registerExclusiveView:[B class]];
          //                           ^ destination-not-routable
          [self registerViewProtocol:ZIKRoutable(P)];
          //                                     ^ destination-not-conforming
      }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
    RuleCase(
      "a Swift extension of a class of Objective-C, and the other way round",
      """
      //- A.h
      @interface A : UIViewController
      @end
      @protocol P <ZIKViewRoutable>
      @end
      //- B.swift
      extension A: ZIKRoutableView, P {}
      @objc(OCB) class B: UIViewController {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self)
          registerView(B.self)
          register(RoutableView<P>())
        }
        override func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil }
      }
      //- B.m
      @interface OCB (Routable) <ZIKRoutableView, P>
      @end
      """),
    RuleCase(
      "a router of Objective-C whose methods Swift adds",
      """
      //- R.h
      @interface R : ZIKViewRouter
      @end
      //- R.m
      @implementation R
      + (void)registerRoutableDestination { [self registerView:[A class]]; }
      @end
      //- R.swift
      extension R { @objc func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil } }
      """),
    RuleCase(
      "abstract and adapting routers",
      """
      //- R.m
      @interface R : ZIKModuleViewRouter(P)
      @end
      @implementation R
      + (BOOL)isAbstractRouter { return self == [R class]; }
      @end
      @interface S : R
      //         ^ missing-destination-override
      @end
      @implementation S
      + (void)registerRoutableDestination { [super registerRoutableDestination]; [self registerView:A.class]; }
      @end
      @interface T : ZIKServiceRouteAdapter
      @end
      @implementation T
      + (void)registerRoutableDestination {}
      @end
      """),
    RuleCase(
      "never registered, in either language",
      """
      //- A.h
      @interface A : UIViewController <ZIKRoutableView>
      //         ^ unregistered-routable-destination
      @end
      DeclareRoutableService(B, BRouter)
      @interface B : NSObject
      @end
      //- R.m
      void f(void) { [ZIKServiceRouter registerIdentifier:@"b" forMakingService:[B class]]; [A new]; }
      """),
    RuleCase(
      "a module without a configuration",
      """
      //- R.m
      @protocol P <ZIKViewModuleRoutable>
      @end
      @protocol Q <ZIKViewModuleRoutable>
      @end
      @interface ZIKViewRouteConfiguration (Q) <Q>
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
          [self registerView:[A class]];
          [self registerModuleProtocol:ZIKRoutable(P)];
          //                                       ^ missing-default-route-configuration
          [self registerModuleProtocol:ZIKRoutable(Q)];
      }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
    RuleCase(
      "a configuration of another class",
      """
      //- R.m
      @protocol P <ZIKViewModuleRoutable>
      @end
      @interface C : ZIKViewRouteConfiguration
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (ZIKViewRouteConfiguration *)defaultRouteConfiguration { return [[C alloc] init]; }
      + (void)registerRoutableDestination {
          [self registerView:[A class]];
          [self registerModuleProtocol:ZIKRoutable(P)];
          //                                       ^ config-not-conforming
      }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
    RuleCase(
      "a macro that declares more of one class",
      """
      //- Macros.h
      #define ADAPT @interface A (Adapting) <ZIKRoutableView> \\
      @end
      //- R.m
      @interface A : UIViewController
      @end
      @interface B : UIViewController
      @end
      ADAPT
      void f(void) {
          [ZIKViewRouter registerIdentifier:@"a" forMakingView:[A class]];
          [ZIKViewRouter registerIdentifier:@"b" forMakingView:[B class]];
          //                                                    ^ destination-not-routable
      }
      """),
  ]
}
