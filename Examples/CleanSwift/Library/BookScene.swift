import UIKit

@objc protocol BookRoutingLogic {
  @objc(routeToAccountWithSegue:) func routeToAccount(from segue: UIStoryboardSegue?)
  func routeToShelf()
}

protocol BookDataStore {
  var isbn: String? { get set }
}

protocol BookDataPassing {
  var dataStore: BookDataStore? { get set }
}

typealias BookRouting = NSObjectProtocol & BookRoutingLogic & BookDataPassing

class BookRouter: NSObject, BookDataPassing {
  weak var viewController: BookViewController?
  var dataStore: BookDataStore?
}

extension BookRouter: BookRoutingLogic {
  func routeToAccount(from segue: UIStoryboardSegue?) {
    let account = segue?.destination as? AccountViewController
    account?.reason = dataStore?.isbn
  }

  func routeToShelf() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}

class BookViewController: UIViewController {
  var router: BookRouting?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let selector = Selector("routeTo" + segue.identifier! + "WithSegue:")
    if router?.responds(to: selector) == true { router?.perform(selector, with: segue) }
  }

  @IBAction func close() { router?.routeToShelf() }
}

class AccountViewController: UIViewController {
  var reason: String?
}
