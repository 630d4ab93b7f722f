import Testing

/// Which registrations of one identifier meet.
@Suite struct DuplicateIdentifierTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "escapes, raw and long strings spell the same text",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("player")
          //                  ^^^^^^ duplicate-identifier
          registerIdentifier("pl\\u{61}yer")
          //                  ^^^^^^^^^^^ duplicate-identifier
          registerIdentifier(#"player"#)
          //                   ^^^^^^ duplicate-identifier
        }
      }
      """),
    RuleCase(
      "what is put together is no literal",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          let name = make("a")
          registerIdentifier(name)
          registerIdentifier(name)
          registerIdentifier("a" + "b")
          registerIdentifier("a" + "b")
          registerIdentifier(flag ? "a" : "b")
          registerIdentifier(other ?? "a")
          registerIdentifier("\\(name)")
          registerIdentifier("\\(name)")
        }
      }
      """),
    RuleCase(
      "one function of its own makes both, two perhaps do not",
      """
      class R: ZIKAnyViewRouter {
        class func add() {
          registerIdentifier("a")
          //                  ^ duplicate-identifier
          self.registerIdentifier("a")
          //                       ^ duplicate-identifier
        }
        class func addOne() { registerIdentifier("b") }
        class func addOther() { Self.registerIdentifier("b") }
      }
      """),
    RuleCase(
      "closures and runtime conditions are unknown",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          later { registerIdentifier("a") }
          later { registerIdentifier("a") }
          if flag { registerIdentifier("b") }
          if flag { registerIdentifier("b") }
          guard other else { return }
          registerIdentifier("c")
          registerIdentifier("c")
        }
      }
      """),
    RuleCase(
      "another router, the library's class under another name, and a route in a variable",
      """
      typealias Routes = ZIKAnyViewRouter
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          B.registerIdentifier("a")
          //                    ^ duplicate-identifier
          Routes.registerIdentifier("b", forMakingView: C.self) { _ in C() }
          //                         ^ duplicate-identifier
          let route = ZIKAnyViewRoute.make(withDestination: C.self) { _, _ in C() }
          route.nameAs("c").registerURLPattern("app://c")
          //                                    ^^^^^^^ duplicate-identifier
        }
      }
      class B: Routes {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          //                  ^ duplicate-identifier
          registerIdentifier("b")
          //                  ^ duplicate-identifier
          registerIdentifier("app://c")
          //                  ^^^^^^^ duplicate-identifier
        }
      }
      """),
    RuleCase(
      "what may be no router, or none that is called",
      """
      class Table: NSObject {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerIdentifier("a")
        }
      }
      class Generic<T>: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("b") }
      }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("b")
          view.registerIdentifier("b")
          routes[0].registerIdentifier("b")
        }
      }
      """),
    RuleCase(
      "tests and vendored code take no part",
      """
      //- Tests/A.swift
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      //- Pods/B.swift
      class B: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      //- C.swift
      class C: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      """),
    RuleCase(
      "routers that are registered by hand",
      """
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      class B: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      func launch() { ZIKRouteRegistry.autoRegister = false }
      """),
    RuleCase(
      "a class of the code base with the library's name",
      """
      class ZIKAnyViewRouter {}
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerIdentifier("a")
        }
      }
      """),
    RuleCase(
      "code that is not finished",
      """
      class A: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerIdentifier("a")
          registerIdentifier(""
        }
      }
      """),
    RuleCase(
      "both languages",
      """
      //- A.m
      @interface A : ZIKViewRouter
      @end
      @implementation A
      + (void)registerRoutableDestination {
        [self registerIdentifier:@"a"];
      //                           ^ duplicate-identifier
        [ZIKViewRouter registerIdentifier:@"b" forMakingView:[C class]];
      //                                    ^ duplicate-identifier
      #if DEBUG
        [self registerIdentifier:@"c"];
      #endif
        ZIKAnyViewRoute *route = [ZIKAnyViewRoute makeRouteWithDestination:[C class] makeDestination:block];
        route.registerIdentifier(@"d").registerURLPattern(@"app://e");
      //                           ^ duplicate-identifier
      //                                                    ^^^^^^^ duplicate-identifier
      }
      @end
      //- B.swift
      class B: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          //                  ^ duplicate-identifier
          registerIdentifier("b")
          //                  ^ duplicate-identifier
          registerIdentifier("c")
          registerIdentifier("d")
          //                  ^ duplicate-identifier
          registerURLPattern("app://e")
          //                  ^^^^^^^ duplicate-identifier
        }
      }
      """),
    RuleCase(
      "literals of Objective-C that are put together",
      """
      @interface A : ZIKViewRouter
      @end
      //- A.m
      @implementation A
      + (void)registerRoutableDestination {
        [self registerIdentifier:@"app." @"player"];
        [self registerIdentifier:kPlayer];
        [self registerIdentifier:kPlayer];
        [self registerIdentifier:PREFIX @"player"];
        [self registerIdentifier:PREFIX @"player"];
        [self registerIdentifier:@"player" SUFFIX];
        [self registerIdentifier:@"player" SUFFIX];
        [self registerIdentifier:[@"player" stringByAppendingString:suffix]];
        [self registerIdentifier:[@"player" stringByAppendingString:suffix]];
      }
      @end
      """),
  ]
}
