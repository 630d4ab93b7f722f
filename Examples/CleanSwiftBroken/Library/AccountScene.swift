import UIKit

@objc protocol AccountRoutingLogic {
  func routeToTerms(segue: UIStoryboardSegue?)
}

class AccountRouter: NSObject, AccountRoutingLogic {
  func routeToTerms(segue: UIStoryboardSegue?) {}
}

class SceneViewController: UIViewController {
  var router: (NSObjectProtocol & AccountRoutingLogic)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let scene = segue.identifier, let router else { return }
    let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
    if router.responds(to: selector) { router.perform(selector, with: segue) }
  }
}

class AccountViewController: SceneViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    //          ^^^^^^^ dispatch-overridden
    print(segue)
  }
}
