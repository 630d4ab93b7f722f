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

  private func converse(with neovim: String) throws {
    let folder = try TemporaryFolder(Self.app)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = package.appendingPathComponent("Tests/EndToEnd/Neovim/conversation.lua").path
    let result = try Program(
      URL(fileURLWithPath: neovim), in: folder.path.description,
      environment: [
        "PROGRAM": Program.executable.path, "APP": folder.path.description,
        "EDITOR_FOLDER": package.appendingPathComponent("Editors/Neovim").path,
        "XDG_STATE_HOME": folder("state").description, "XDG_CACHE_HOME": folder("cache").description,
        "XDG_DATA_HOME": folder("data").description, "XDG_CONFIG_HOME": folder("config").description,
      ]
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
}
