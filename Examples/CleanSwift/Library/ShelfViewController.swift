import UIKit

/// The segue `Help` needs no data, and no route.
class ShelfViewController: UITableViewController {
  var router: (NSObjectProtocol & ShelfRoutingLogic & ShelfDataPassing)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let router = ShelfRouter()
    router.viewController = self
    self.router = router
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let scene = segue.identifier, let router else { return }
    let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
    if router.responds(to: selector) { router.perform(selector, with: segue) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.routeToBook(segue: nil)
  }
}

class HelpViewController: UIViewController {}
