import Foundation
import TestSupport
import Testing

/// Real editors: those that the environment names.
@Suite(.timeLimit(.minutes(2))) struct NeovimTests {
  private static let current = ProcessInfo.processInfo.environment["WAYMARK_NEOVIM"]
  private static let legacy = ProcessInfo.processInfo.environment["WAYMARK_NEOVIM_LEGACY"]

  @Test(.enabled(if: current != nil, "WAYMARK_NEOVIM names no Neovim 0.11"))
  func withCurrentNeovim() throws {
    try converse(with: #require(Self.current))
  }

  @Test(.enabled(if: legacy != nil, "WAYMARK_NEOVIM_LEGACY names no Neovim 0.7"))
  func withLegacyNeovim() throws {
    try converse(with: #require(Self.legacy))
  }

  @Test(.enabled(if: current != nil && sourceKit != nil, "there is no Neovim 0.11, or no sourcekit-lsp"))
  func besideSourceKit() throws {
    try converse(
      with: #require(Self.current), "beside-sourcekit", on: Self.package, ["SOURCEKIT": #require(Self.sourceKit)])
  }

  private static let sourceKit = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { "\($0)/sourcekit-lsp" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private func converse(
    with neovim: String, _ script: String = "conversation", on files: [String: String] = app,
    _ more: [String: String] = [:]
  ) throws {
    let folder = try TemporaryFolder(files)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = package.appendingPathComponent("Tests/EndToEnd/Neovim/\(script).lua").path
    let result = try Program(
      URL(fileURLWithPath: neovim), in: folder.path.description,
      environment: [
        "PROGRAM": Program.executable.path, "APP": folder.path.description,
        "EDITOR_FOLDER": package.appendingPathComponent("Editors/Neovim").path,
        "XDG_STATE_HOME": folder("state").description, "XDG_CACHE_HOME": folder("cache").description,
        "XDG_DATA_HOME": folder("data").description, "XDG_CONFIG_HOME": folder("config").description,
      ].merging(more) { $1 }
    ).run(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script)"])
    #expect(result.code == 0, "\(result.messages)")
  }

  private static let app = [
    "Podfile": "",
    "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "Editor.swift": """
    protocol EditorViewInput {}
    extension RoutableView where Protocol == EditorViewInput { init() {} }
    class EditorViewController: UIViewController, EditorViewInput, ZIKRoutableView {}

    """,
    "EditorRouter.swift": """
    class EditorViewRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorViewController.self)
        register(RoutableView<EditorViewInput>())
      }
    }

    """,
    "Menu.swift": """
    func open(from source: UIViewController) {
      /* 😀 */ Router.perform(to: RoutableView<EditorViewInput>(), path: .push(from: source))
    }

    """,
  ]

  /// What the compiler understands, too: a library of the same names beside the app.
  private static let package = [
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
