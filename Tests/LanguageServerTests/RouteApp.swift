import TestSupport

/// A small app with one route of each sort that the tests ask about.
enum RouteApp {
  static let files = [
    "App.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    """,
    "Editor.swift": """
    protocol EditorViewInput {}
    extension RoutableView where Protocol == EditorViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
    class EditorViewController: UIViewController, EditorViewInput {}
    extension EditorViewController: ZIKRoutableView {}
    """,
    "EditorRouter.swift": registering,
    "Lost.swift": """
    protocol LostViewInput {}
    extension RoutableView where Protocol == LostViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
    """,
    "Menu.swift": lookUp,
  ]

  static let registering = """
    class EditorViewRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorViewController.self)
        register(RoutableView<EditorViewInput>())
      }
      override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
    }
    """

  /// The library's root declares the protocol routable, and the extension says it again.
  static let declaredTwice = """
    @objc protocol AgainViewInput: ZIKViewRoutable {}
    extension RoutableView where Protocol == AgainViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
    """

  static let lookUp = """
    func open(from source: UIViewController) {
      /* 😀 */ Router.perform(to: RoutableView<EditorViewInput>(), path: .push(from: source))
    }
    """
}
