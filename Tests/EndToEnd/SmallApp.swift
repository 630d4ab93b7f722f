import TestSupport

/// A tree with one route of each kind, and a few mistakes.
enum SmallApp {
  static func make() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/App.swift": "@main struct Small: App {}\n",
      "App/Inputs.swift": """
      protocol EditorInput {}
      extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
      protocol LostInput {}
      extension RoutableView where Protocol == LostInput { init() {} }
      protocol UnusedInput {}
      extension RoutableService where Protocol == UnusedInput { init() {} }
      @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
      protocol RequiredEditorInput {}
      extension RoutableView where Protocol == RequiredEditorInput { init() {} }

      """,
      "App/Routers.swift": """
      class EditorController: UIViewController, EditorInput, ZIKRoutableView {}
      class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
          registerExclusiveView(EditorController.self)
          register(RoutableView<EditorInput>())
          register(RoutableViewModule<EditorModuleInput>())
          registerIdentifier("editor")
        }
        override func destination(with configuration: ViewRouteConfig) -> EditorController? { EditorController() }
        override class func defaultRouteConfiguration() -> ViewRouteConfig { make() }
      }
      class TabletController: EditorController {}
      class TabletRouter: ZIKViewRouter<TabletController, ViewRouteConfig> {
        override class func registerRoutableDestination() {
          registerView(TabletController.self)
          #if os(iOS)
            register(RoutableView<TabletInput>())
          #endif
          /* é */ register(RoutableView<EditorInput>())
        }
        override func destination(with configuration: ViewRouteConfig) -> TabletController? { TabletController() }
      }
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<RequiredEditorInput>(), forAdaptee: RoutableView<EditorInput>())
        }
      }

      """,
      "App/Use.swift": """
      func use() {
        Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
        Router.perform(to: RoutableView<RequiredEditorInput>(), path: .push(from: self))
        Router.perform(to: RoutableView<LostInput>(), path: .push(from: self))
        let stored = RoutableViewModule<EditorModuleInput>()
        Router.to(viewIdentifier: "editor")
      }

      """,
      "App/Unfinished.swift": "func f() { Router.perform(to: RoutableView<TabletInput\n",
    ])
  }

  static let clean = [
    "App.swift": "@main struct Small: App {}\n",
    "Route.swift": """
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() {} }
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorController.self)
        register(RoutableView<EditorInput>())
      }
      override func destination(with configuration: ViewRouteConfig) -> EditorController? { EditorController() }
    }
    func use() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }

    """,
  ]
}
