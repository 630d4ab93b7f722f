import UIKit

protocol ReaderRoutingLogic {
  func routeToBook()
}

protocol ReaderBusinessLogic {}
protocol ReaderDataStore {}
protocol ReaderPresentationLogic {}
protocol ReaderDisplayLogic: AnyObject {}

class ReaderInteractor: ReaderBusinessLogic, ReaderDataStore {
  var presenter: ReaderPresentationLogic?
}

class ReaderPresenter: ReaderPresentationLogic {
  var viewController: ReaderDisplayLogic?
  //  ^^^^^^^^^^^^^^ strong-view-controller
}

class ReaderRouter: ReaderRoutingLogic {
  weak var viewController: ReaderViewController?
  var dataStore: ReaderDataStore?

  func routeToBook() {
    viewController?.show(BookViewController(), sender: nil)
  }
}

class ReaderViewController: UIViewController, ReaderDisplayLogic {
  var interactor: ReaderBusinessLogic?
  var router: ReaderRoutingLogic?

  private func setup() {
    //         ^^^^^ incomplete-scene-setup
    //         ^^^^^ scene-setup-never-called
    let viewController = self
    let interactor = ReaderInteractor()
    let presenter = ReaderPresenter()
    let router = ReaderRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
  }

  @IBAction func open() { router?.routeToBook() }
}
