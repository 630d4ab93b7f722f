import UIKit

@objc protocol BookRoutingLogic {
  func routeToAccount(segue: UIStoryboardSegue?)
}

class BookRouter: NSObject, BookRoutingLogic {
  func routeToAccount(segue: UIStoryboardSegue?) {}
}

class BookViewController: UIViewController {
  var router: (NSObjectProtocol & BookRoutingLogic)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let scene = segue.identifier, let router else { return }
    let selector = NSSelectorFromString("routeTo\(scene)ForSegue:")
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ dispatch-never-matches
    if router.responds(to: selector) { router.perform(selector, with: segue) }
  }
}
