import TestSupport
import Testing

/// What is certainly wrong, and is left to somebody who sees more than the lines that a repair would change.
@Suite struct UnmendedTests {
  @Test(arguments: conformances + protocols)
  func nothingIsOffered(rule: String, source: String) {
    let fixture = Fixture("//- App.swift\n@main class AppDelegate {}\n//- A.swift\n\(source)\n")
    #expect(FixtureRepair.count(of: rule, in: fixture) > 0)
    #expect(FixtureRepair.all(in: fixture, rule: rule).map(\.title) == [])
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
    "class Base<Model>: UIViewController {}\nclass Screen: Base<Int> {}\nROUTER",
  ].map { source in
    let router = """
      class ScreenRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Screen.self) }
      }
      """
    return ("destination-not-routable", source.replacing("ROUTER", with: router))
  }

  private static let protocols = [
    "#if os(iOS)\nprotocol EditorInput {}\nUSE\n#endif",
    "protocol EditorInput {}\n#if os(iOS)\nUSE\n#endif",
    "@available(iOS 15, *) protocol EditorInput {}\n@available(iOS 15, *) USE",
    "enum Screens { protocol EditorInput {}\nUSE\n}",
  ].map { source in
    let use = "func open() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }"
    return ("undeclared-protocol", source.replacing("USE", with: use))
  }
}
