import TestSupport
import Testing

/// What is certainly wrong, and is left to somebody who sees more than the lines that a repair would change.
@Suite struct UnmendedTests {
  @Test(arguments: declarations + conformances + protocols + suppressions + lists)
  func nothingIsOffered(rule: String, source: String) {
    let fixture = Fixture("//- App.swift\n@main class AppDelegate {}\n\(source)\n")
    #expect(FixtureRepair.count(of: rule, in: fixture) > 0)
    #expect(FixtureRepair.all(in: fixture, rule: rule).map(\.title) == [])
  }

  private static let declarations = [
    "@available(iOS 13, *)\nDECLARATION", "@available(\n  iOS 13, *\n)\n// Since then.\n\nDECLARATION",
    "#if X\n@available(iOS 13, *)\n#endif\nDECLARATION", "@available(iOS 13, *) DECLARATION",
    "public // for tests\nDECLARATION", "fileprivate /* for tests */\nDECLARATION", "struct S {\n} DECLARATION",
    "extension S {} DECLARATION\nstruct S {}", "DECLARATION; struct S {}", "DECLARATION /* and\nmore */",
  ].map { source in
    let declaration = """
      extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
      """
    let inherited = "//- A.swift\n@objc protocol EditorInput: ZIKViewRoutable {}\n"
    return ("redundant-swift-declaration", inherited + source.replacing("DECLARATION", with: declaration))
  }

  private static let conformances = [
    "#if os(iOS)\nclass Screen: UIViewController {}\nROUTER\n#endif",
    "class Screen: UIViewController {}\n#if os(iOS)\nROUTER\n#endif",
    "@available(iOS 17, *)\nclass Screen: UIViewController {}\n@available(iOS 17, *)\nROUTER",
    "@available(iOS 17, *) enum Screens { class Screen: UIViewController {}\nROUTER\n}",
    "enum Screens {}\n@available(iOS 17, *) extension Screens { class Screen: UIViewController {}\nROUTER\n}",
    "enum Screens { private class Screen: UIViewController {}\nROUTER\n}",
    "enum All { fileprivate enum Screens { class Screen: UIViewController {}\nROUTER\n} }",
    "class Screen<Model>: UIViewController {}\nROUTER",
    "class Screen: UIViewController {}\nclass Map: Screen, ZIKRoutableView {}\nROUTER",
    "class Base<Model>: UIViewController {}\nclass Screen: Base<Int> {}\nROUTER",
  ].map { source in
    let router = """
      class ScreenRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Screen.self) }
      }
      """
    return ("destination-not-routable", "//- A.swift\n" + source.replacing("ROUTER", with: router))
  }

  private static let protocols = [
    "#if os(iOS)\nprotocol EditorInput {}\nUSE\n#endif",
    "protocol EditorInput {}\n#if os(iOS)\nUSE\n#endif",
    "@available(iOS 15, *) protocol EditorInput {}\n@available(iOS 15, *) USE",
    "enum Screens { protocol EditorInput {}\nUSE\n}",
  ].map { source in
    let use = "func open() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }"
    return ("undeclared-protocol", "//- A.swift\n" + source.replacing("USE", with: use))
  }

  private static let suppressions = [
    "int x = 1; // waymark:ignore kind-mismatch \\\nint hidden = 2;",
    "#define X 1 \\\n// waymark:ignore kind-mismatch\nint y = 2;",
  ].map { ("unused-suppression", "//- A.m\n\($0)") }

  /// Lists that cannot name a router.
  private static let lists = [
    "//- A.swift\n\(launch)//- Other.swift\nprivate ROUTER",
    "//- A.swift\n\(launch)//- Other.swift\n@available(iOS 17, *) ROUTER",
    "//- A.swift\nROUTER\n//- B.m\n\(RegistrationCase.objectiveC("EditorRouter"))"
      + "void f(void) {\n  ZIKRouteRegistry.autoRegister = NO;\n  [EditorRouter registerRoutableDestination];\n}",
  ].map { source in
    let router = "class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }"
    return ("manual-list-incomplete", source.replacing("ROUTER", with: router))
  }

  private static let launch = """
    func launch() {
      ZIKRouteRegistry.autoRegister = false
      EditorRouter.registerRoutableDestination()
    }
    \(RegistrationCase.swift("EditorRouter"))
    """
}
