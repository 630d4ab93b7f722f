"""A small app with one route, which is looked up once."""

import pathlib

FILES = {
    "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "Editor.swift": """\
protocol EditorViewInput {}
extension RoutableView where Protocol == EditorViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
class EditorViewController: UIViewController, EditorViewInput {}
extension EditorViewController: ZIKRoutableView {}
""",
    "EditorRouter.swift": """\
class EditorViewRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(EditorViewController.self)
    register(RoutableView<EditorViewInput>())
  }
  override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
}
""",
    "Menu.swift": """\
func open(from source: UIViewController) {
  Router.perform(to: RoutableView<EditorViewInput>(), path: .push(from: source))
}
""",
}
# In Menu.swift: where the protocol is looked up.
PLACE = {"line": 1, "character": 40}


def make_app(folder: pathlib.Path, files=FILES):
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
