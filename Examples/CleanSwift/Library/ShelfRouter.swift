import UIKit

@objc protocol ShelfRoutingLogic {
  func routeToBook(segue: UIStoryboardSegue?)
}

protocol ShelfDataStore {
  var chosen: String? { get }
}

protocol ShelfDataPassing {
  var dataStore: ShelfDataStore? { get }
}

class ShelfRouter: NSObject, ShelfRoutingLogic, ShelfDataPassing {
  weak var viewController: ShelfViewController?
  var dataStore: ShelfDataStore?

  func routeToBook(segue: UIStoryboardSegue?) {
    let next = segue?.destination ?? viewController?.storyboard?.instantiateViewController(withIdentifier: "Book")
    guard let book = next as? BookViewController, let from = dataStore, var to = book.router?.dataStore else { return }
    passDataToBook(source: from, destination: &to)
    if segue == nil { navigateToBook(destination: book) }
  }

  func navigateToBook(destination: BookViewController) {
    viewController?.show(destination, sender: nil)
  }

  func passDataToBook(source: ShelfDataStore, destination: inout BookDataStore) {
    destination.isbn = source.chosen
  }
}
