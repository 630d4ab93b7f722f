import UIKit
import ZIKRouter.Internal
import ZRouter

class EditorRouter: AppViewRouter {
  override class func registerRoutableDestination() {
    registerExclusiveView(EditorViewController.self)
    self.register(RoutableView<EditorViewInput>())
    self.register(RoutableViewModule<EditorModuleInput>())
    registerIdentifier("editor")
    registerURLPattern("notes://note/:id")
  }

  override class func defaultRouteConfiguration() -> ViewRouteConfig {
    return EditorConfiguration()
  }

  override func destination(with configuration: ViewRouteConfig) -> UIViewController? {
    let destination = EditorViewController()
    destination.title = (configuration as? EditorConfiguration)?.title
    return destination
  }
}
