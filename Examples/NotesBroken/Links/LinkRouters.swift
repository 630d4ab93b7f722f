import UIKit
import ZIKRouter.Internal
import ZRouter

class TagRouter: ZIKViewRouter<TagViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(TagViewController.self)
    registerIdentifier("tags")
    //                  ^^^^ duplicate-identifier
    registerURLPattern("notes://tag/:name")
    //                  ^^^^^^^^^^^^^^^^^ url-pattern-conflict
    registerURLPattern("notes://tag/:name/notes/:id")
  }

  override func destination(with configuration: ViewRouteConfig) -> TagViewController? {
    return TagViewController()
  }
}

class LabelRouter: ZIKViewRouter<TagViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(TagViewController.self)
    registerIdentifier("tags")
    //                  ^^^^ duplicate-identifier
    registerIdentifier("")
//  ^^^^^^^^^^^^^^^^^^ empty-identifier
    // The name of the placeholder makes no difference, and neither does the slash.
    registerURLPattern("notes://tag/:label/")
    //                  ^^^^^^^^^^^^^^^^^^^ url-pattern-conflict
    // Without a placeholder the slash does.
    registerURLPattern("notes://tags/")
    //                  ^^^^^^^^^^^^^ unmatchable-url-pattern
    registerURLPattern("notes://tags/my tags")
    //                  ^^^^^^^^^^^^^^^^^^^^ invalid-url-pattern
    ZIKAnyViewRouter.registerIdentifier("label", forMakingView: TagViewController.self, factory: makeTags)
    //               ^^^^^^^^^^^^^^^^^^ broken-identifier-factory
  }

  override func destination(with configuration: ViewRouteConfig) -> TagViewController? {
    return TagViewController()
  }
}

final class TagViewController: UIViewController, ZIKRoutableView {
  @objc private func showLabel() {
    Router.to(viewIdentifier: "label")?.perform(path: .push(from: self))
    Router.to(viewIdentifier: "lable")?.perform(path: .push(from: self))
    //                         ^^^^^ unknown-identifier
  }

  @objc private func showNote() {
    ZIKAnyViewRouter.performURL("notes://tag/blue/notes/42?edit=1", path: .push(from: self))
    ZIKAnyViewRouter.performURL("notes://tag/blue/note/42", path: .push(from: self))
    //                           ^^^^^^^^^^^^^^^^^^^^^^^^ unknown-url
  }

  private func show(tag name: String) {
    ZIKAnyViewRouter.performURL("notes://tag/\(name)", path: .push(from: self))
    ZIKAnyViewRouter.performURL("notes://tga/\(name)", path: .push(from: self))
    //                           ^^^^^^^^^^^^^^^^^^^ unknown-url
  }
}

private func makeTags(_ configuration: ViewRouteConfig) -> TagViewController? {
  return TagViewController()
}
