/// What the language's own server understands, too: a small app, with a library of the same names as the router's beside it.
enum EditorPackage {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", targets: [.target(name: "ZRouter"), .target(name: "App", dependencies: ["ZRouter"])],
      swiftLanguageModes: [.v5])
    """,
    "Sources/ZRouter/ZRouter.swift": """
    public struct RoutableView<Protocol> { public init(declaredProtocol: Protocol.Type) {} }
    public enum Router { public static func perform<P>(to route: RoutableView<P>) {} }
    open class ZIKAnyViewRouter {
      public init() {}
      open class func registerRoutableDestination() {}
      public class func register<P>(_ route: RoutableView<P>) {}
      public class func registerView(_ type: AnyClass) {}
    }
    public protocol ZIKRoutableView {}
    """,
    "Sources/App/Editor.swift": """
    import ZRouter
    protocol EditorViewInput {}
    extension RoutableView where Protocol == EditorViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
    class EditorViewController: EditorViewInput, ZIKRoutableView {}
    """,
    "Sources/App/EditorRouter.swift": """
    import ZRouter
    class EditorViewRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(EditorViewController.self)
        register(RoutableView<EditorViewInput>())
      }
    }
    """,
    "Sources/App/Menu.swift": """
    import ZRouter
    func open() {
      /* 😀 */ Router.perform(to: RoutableView<EditorViewInput>())
    }
    """,
  ]
}
