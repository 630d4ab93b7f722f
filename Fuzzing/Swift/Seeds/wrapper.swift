import ZRouter
protocol EditorInput {}
extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
class EditorRouter: ZIKViewRouter<UIViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerExclusiveView(Editor.self)
    register(RoutableView<EditorInput>())
    registerURLPattern("app://editor/:id")
    registerIdentifier("editor")
  }
}
func f() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)); Router.perform(to: RoutableView<Lost>()) }
