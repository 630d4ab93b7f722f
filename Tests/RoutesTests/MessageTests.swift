import Routes
import TestSupport
import Testing

/// What messages say beside what is wrong: what was found instead, and what to do.
@Suite struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Code of one file beside an application, with one finding.
    var code: String
    /// How the finding's message ends.
    var end: String

    init(_ title: String, _ code: String, _ end: String) {
      (self.title, self.code, self.end) = (title, code, end)
    }

    var testDescription: String { title }
  }

  static let router = """
    @main class App {}
    @objc protocol EditorInput: ZIKViewRoutable {}
    @objc protocol PlayerInput: ZIKViewRoutable {}
    class R: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(C.self)
        register(RoutableView<EditorInput>())
        registerViewProtocol(PlayerInput.self)
      }
      override func destination(with configuration: ViewRouteConfig) -> AnyObject? { C() }
    }

    """

  static let cases = [
    Case(
      "a similar name",
      "@objc protocol EditorInputs: ZIKViewRoutable {}\nfunc f() { Router.to(RoutableView<EditorInputs>()) }",
      "so this look-up finds no router; did you mean 'EditorInput'?"),
    Case(
      "no similar name",
      "@objc protocol ArchiveInput: ZIKViewRoutable {}\nfunc f() { Router.to(RoutableView<ArchiveInput>()) }",
      "so this look-up finds no router; register it in a router"),
    Case(
      "a similar name of another kind",
      "@objc protocol EditorInputs: ZIKServiceRoutable {}\nfunc f() { Router.to(RoutableService<EditorInputs>()) }",
      "so this look-up finds no router; register it in a router"),
    Case(
      "a declaration without a look-up", "@objc protocol ArchiveInput: ZIKViewRoutable {}",
      "but nothing registers it; register it in a router, or remove the declaration"),
    Case(
      "an undeclared protocol with a similar name",
      "protocol PlayerImput {}\nfunc f() { Router.to(RoutableView<PlayerImput>()) }",
      "is not declared as a routable view; did you mean 'PlayerInput'?"),
    Case(
      "an undeclared protocol of Swift", "protocol Archive {}\nfunc f() { Router.to(RoutableView<Archive>()) }",
      "is not declared as a routable view; declare it in an extension of RoutableView"),
    Case(
      "an undeclared protocol of Objective-C",
      "@objc protocol Archive {}\nfunc f() { Router.to(RoutableService<Archive>()) }",
      "is not declared as a routable service; make it inherit ZIKServiceRoutable"),
    Case(
      "another kind", "func f() { Router.to(RoutableService<EditorInput>()) }",
      "is declared as a routable view, not as a service; use RoutableView, or declare it for RoutableService too"),
  ]

  @Test(arguments: cases) func endsAsExpected(_ example: Case) {
    let found = Rules.diagnostics(in: FixtureIndex(Fixture(Self.router + example.code)).index)
    #expect(found.count == 1)
    #expect(found.first?.finding.message.hasSuffix(example.end) == true, "\(found.map(\.finding.message))")
  }
}
