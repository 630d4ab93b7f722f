import Routes
import TestSupport
import Testing

/// The reasons that findings give for code that cannot be seen.
@Suite struct BlindSpotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    /// Stands beside the code that the rule is about.
    var code: String
    var reason: String

    init(_ rule: String, _ code: String, _ reason: String) {
      (self.rule, self.code, self.reason) = (rule, code, reason)
    }

    var testDescription: String { "\(rule): \(code)" }
  }

  /// By rule, code with one finding.
  private static let sources = [
    "unregistered-routable-destination": "class Screen: UIViewController, ZIKRoutableView {}",
    "destination-not-routable": """
    class Screen: UIViewController {}
    class R: ZIKAnyViewRouter {
      override class func registerRoutableDestination() { registerView(Screen.self) }
    }
    """,
    "undeclared-protocol": """
    protocol PlayerInput {}
    func f() { R.register(RoutableView<PlayerInput>()) }
    """,
    "manual-finish-misuse": "func launch() { ZIKRouteRegistry.notifyRegistrationFinished() }",
    "missing-register-override": """
    //- R.m
    @interface R : ZIKViewRouter
    @end
    @implementation R
    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
    @end
    """,
  ]

  static let files = [
    Case(
      "unregistered-routable-destination", "//- B.swift\nlet screens = [Screen.self, }",
      "of 'Screen', a file with syntax errors names it"),
    Case(
      "unregistered-routable-destination", "//- B.swift\nlet screens = [Scr, }",
      "of 'Screen', a file with syntax errors contains the beginning"),
    Case(
      "unregistered-routable-destination", "//- B.m\n#include \"routes.list\"",
      "an included file is not read"),
    Case(
      "undeclared-protocol", "//- B.swift\nlet inputs = [Player, }",
      "a file that could not be read completely may declare it"),
    Case(
      "manual-finish-misuse", "//- B.swift\nlet registry = [autoReg, }",
      "a file that could not be read completely may contain it"),
    Case("manual-finish-misuse", "//- B.m\n#include \"routes.list\"", "an included file is not read"),
    Case("missing-register-override", "//- B.m\n#include \"routes.list\"", "an included file is not read"),
  ]

  static let macros = [
    Case(
      "unregistered-routable-destination", "//- B.h\n#define GIVE(name) forMakingView:[name##Screen class]",
      "the macro 'GIVE' may register classes"),
    Case(
      "destination-not-routable", "//- B.h\n#define MARK(name) DeclareRoutableView(name##Screen, R)",
      "the macro 'MARK' may add the conformance"),
    Case(
      "destination-not-routable", "//- B.m\n#define NAME(x) x##Router\n@implementation NAME(Login)\n@end",
      "the macro 'NAME' may expand to its name"),
    Case(
      "missing-register-override", "//- B.h\n#define METHOD(name) - (id)name { return nil; }",
      "the macro 'METHOD' may declare more"),
    Case(
      "missing-register-override", "//- B.h\n#define ADD(c) class_addMethod(c, s, i, t)",
      "the macro 'ADD' may declare more"),
    Case(
      "missing-register-override", "//- B.h\n#define MORE(a) @interface R : ZIKViewRouter a##b @end",
      "the macro 'MORE' may declare more"),
  ]

  static let passedTypes = [
    Case(
      "unregistered-routable-destination", "func give() { take(Screen.self) }",
      "its metatype is passed to code that may register it"),
    Case(
      "unregistered-routable-destination", "@Routed class R: ZIKAnyViewRouter {}",
      "a macro of a router may register it"),
    Case(
      "undeclared-protocol", "func give() { take(PlayerInput.self) }",
      "its metatype is passed to code that may declare it"),
  ]

  @Test(arguments: files + macros + passedTypes) func givesTheReason(_ example: Case) {
    let source = Self.sources[example.rule, default: ""] + "\n" + example.code
    let index = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    #expect(Rules.findings(of: example.rule, in: index).map(\.doubt) == [example.reason])
  }
}
