import TestSupport
import Testing

/// URLs that code composes, in whole files: where they lead, and which are reported.
@Suite struct ComposedURLCodeTests {
  @Test(arguments: navigation) func navigates(_ example: NavigationTests.Case) {
    #expect(navigationDifferences(in: Fixture(example.source)) == [])
  }

  @Test(arguments: findings) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let navigation = [
    NavigationTests.Case(
      "a URL that code composes",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerURLPattern("app://player/:id")
      //                      ^^^^^^^^^^^^^^^^ registration reference
          registerURLPattern("app://player/new")
      //                      ^^^^^^^^^^^^^^^^ registration reference
          registerURLPattern("app://player/:id/edit")
        }
      }
      func f(id: String) { ZIKAnyViewRouter.performURL("app://play/*|*/er/\\(id)", path: .push) }
      //                                                ^^^^^^^^^^^^^^^^^^ reference
      """),
    NavigationTests.Case(
      "a URL pattern that composed URLs match",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerURLPattern("app://pl/*|*/ayer/:id")
      //                      ^^^^^^^^^^^^^^^^ registration reference
        }
      }
      func f(id: String) { ZIKAnyViewRouter.performURL("app://player/" + id, path: .push) }
      //                                               ^^^^^^^^^^^^^^^^^^^^ reference
      func g(id: String) { ZIKAnyViewRouter.performURL("app://player/\\(id)/edit", path: .push) }
      //- Menu.m
      void h(NSString *id) { [ZIKViewRouter performURL:[NSString stringWithFormat:@"app://player/%@", id] path:p]; }
      //                                                                            ^^^^^^^^^^^^^^^ reference
      """),
  ]

  static let findings = [
    RuleCase(
      "what code composes is matched by its literal segments",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://note/:id")
        }
      }
      func open(id: String) {
        ZIKAnyViewRouter.performURL("app://note/\\(id)", path: path)
        ZIKAnyViewRouter.performURL("app://nte/\\(id)", path: path)
        //                           ^^^^^^^^^^^^^^^ unknown-url
        ZIKAnyViewRouter.performURL("app://nte/" + id, path: path)
        //                          ^^^^^^^^^^^^^^^^^ unknown-url
        ZIKAnyViewRouter.router(forURL: String(format: "app://nte/%@", id))
        //                                              ^^^^^^^^^^^^ unknown-url
        ZIKAnyViewRouter.performURL("\\(id)://nte/1", path: path)
        Router.to(viewIdentifier: "b\\(id)")
        Router.to(viewIdentifier: "b" + id)
      }
      //- R.m
      void open(NSString *id) {
        [ZIKViewRouter performURL:[NSString stringWithFormat:@"app://note/%@", id] path:path];
        [ZIKViewRouter performURL:[NSString stringWithFormat:@"app://nte/%@", id] path:path];
        //                                                     ^^^^^^^^^^^^ unknown-url
        [ZIKViewRouter performURL:[@"app://nte/" stringByAppendingString:id] path:path];
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-url
        ZIKViewRouter.toIdentifier([@"b" stringByAppendingString:id]);
      }
      """),
    RuleCase(
      "a registration that code composes may be of any text",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerURLPattern("app://note/:id")
          registerURLPattern("app://\\(host)/:id")
        }
      }
      func open(id: String) {
        ZIKAnyViewRouter.performURL("app://nte/\\(id)", path: path)
      }
      """),
  ]
}
