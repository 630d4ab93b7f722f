import UIKit

@objc protocol ShelfRoutingLogic {
  func routeToBook(segue: UIStoryboardSegue?)
  func routeToSignIn(segue: UIStoryboardSegue?)
  func routeToHelp(segue: UIStoryboardSegue?)
  func routeToReader(segue: UIStoryboardSegue?)
}

class ShelfRouter: NSObject, ShelfRoutingLogic {
  func routeToBook(segue: UIStoryboardSegue?) {
    _ = segue?.destination as? BookViewController
  }

  func routeToSignIn(segue: UIStoryboardSegue?) {
    // ^^^^^^^^^^^^^ undispatchable-route
    _ = segue?.destination as? AccountViewController
  }

  func routeToHelp(segue: UIStoryboardSegue?) {
    _ = segue?.destination as? BookViewController
    //                         ^^^^^^^^^^^^^^^^^^ route-destination-mismatch
  }

  func routeToReader(segue: UIStoryboardSegue?) {
    _ = segue?.destination as? ReaderViewController
  }
}

class ShelfViewController: UITableViewController {
  var router: (NSObjectProtocol & ShelfRoutingLogic)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let scene = segue.identifier, let router else { return }
    let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
    if router.responds(to: selector) { router.perform(selector, with: segue) }
  }
}

class HelpViewController: UIViewController {}
