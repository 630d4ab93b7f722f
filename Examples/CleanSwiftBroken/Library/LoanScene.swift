import UIKit

@objc protocol LoanRoutingLogic {
  func routeToBook(segue: UIStoryboardSegue?)
  func routeToLoan()
  func routeToReminder()
  //   ^^^^^^^^^^^^^^^ route-never-called
}

protocol LoanDataStore { var isbn: String { get set } }
protocol LoanDataPassing { var dataStore: LoanDataStore? { get } }

struct LoanState: LoanDataStore { var isbn = "" }

class LoanRouter: NSObject, LoanRoutingLogic {
  //  ^^^^^^^^^^ data-passing-not-adopted
  weak var viewController: LoanViewController?
  var dataStore: LoanDataStore?

  func routeToBook(segue: UIStoryboardSegue?) {
    let book = segue!.destination
    //         ^^^^^ route-forces-segue
    /* all */ navigateToLoan(book)
    //        ^^^^^^^^^^^^^^ route-stem-mismatch
  }

  func routeToLoan() {
    let loan = LoanViewController()
    guard var store = loan.router?.dataStore else { return }
    //        ^^^^^ data-store-by-value
    passDataToLoan(&store)
    navigateToLoan(loan)
  }

  func routeToReminder() {}

  func passDataToLoan(_ store: inout LoanDataStore) { store.isbn = "0" }
  func navigateToLoan(_ loan: UIViewController) { viewController?.show(loan, sender: nil) }
  func navigateToBook(_ book: UIViewController) { viewController?.show(book, sender: nil) }
}

class LoanViewController: UIViewController {
  var router: LoanRouter?

  @IBAction func open() { router?.routeToBook(segue: nil) }
  @IBAction func renew() { router?.routeToLoan() }
  @IBAction func read() { router?.perform(Selector("routeToBokWithSegue:"), with: nil) }
  //                                                ^^^^^^^^^^^^^^^^^^^^ unknown-route-selector
}
