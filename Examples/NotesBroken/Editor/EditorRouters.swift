import UIKit
import ZIKRouter.Internal
import ZRouter

class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(EditorViewController.self)
    register(RoutableView<EditorViewInput>())
    //                    ^^^^^^^^^^^^^^^ duplicate-protocol-registration
  }

  override func destination(with configuration: ViewRouteConfig) -> EditorViewController? {
    return EditorViewController()
  }
}

class TabletEditorRouter: EditorRouter {
  override class func registerRoutableDestination() {
    registerView(TabletEditorViewController.self)
    self.register(RoutableView<EditorViewInput>())
    //                         ^^^^^^^^^^^^^^^ duplicate-protocol-registration
  }

  override func destination(with configuration: ViewRouteConfig) -> EditorViewController? {
    return TabletEditorViewController()
  }
}

class StyleRouter: ZIKViewRouter<StyleViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(StyleViewController.self)
    register(RoutableView<StyleInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> StyleViewController? {
    return StyleViewController()
  }
}
