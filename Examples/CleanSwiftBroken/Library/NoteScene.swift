import UIKit

protocol NoteRoutingLogic {
  func routeToPage()
  func routeBack()
}

protocol NoteBusinessLogic {}
protocol NoteDataStore { var chosen: String? { get set } }
protocol NoteDataPassing { var dataStore: NoteDataStore? { get } }
protocol NotePresentationLogic {}
protocol NoteDisplayLogic: AnyObject {}

class NoteInteractor: NoteBusinessLogic, NoteDataStore {
  var presenter: NotePresentationLogic?
  var chosen: String?
  //  ^^^^^^ data-never-passed

  func load() -> String? { chosen }
}

class NotePresenter: NotePresentationLogic {
  weak var viewController: NoteDisplayLogic?
}

class NoteRouter: NoteRoutingLogic, NoteDataPassing {
  weak var viewController: NoteViewController?
  var dataStore: NoteDataStore?

  func routeToPage() {
    navigateToPage()
    /* late */ passDataToPage(dataStore)
    //         ^^^^^^^^^^^^^^ data-passed-late
    /* forced */ passDataToSheet(dataStore!)
    //           ^^^^^^^^^^^^^^^ unrelated-route-helper
    //                           ^^^^^^^^^ forced-data-store
  }

  func routeBack() {
    let stack = viewController!.navigationController!.viewControllers
    _ = stack[stack.count - 2] as! ReaderViewController
    //                             ^^^^^^^^^^^^^^^^^^^^ back-route-mismatch
  }

  func navigateToPage() {}
  func passDataToPage(_ store: NoteDataStore?) {}
  func passDataToSheet(_ store: NoteDataStore) {}
}

class NoteViewController: UIViewController, NoteDisplayLogic {
  var interactor: NoteBusinessLogic?
  var router: NoteRoutingLogic?

  @IBAction func open() { router?.routeToPage() }
  @IBAction func close() { router?.routeBack() }
}

enum NoteBuilder {
  static func build() -> NoteViewController {
    let viewController = NoteViewController()
    let interactor = NoteInteractor()
    let presenter = NotePresenter()
    let router = NoteRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}

class NoteListViewController: UIViewController {
  @IBAction func open() {
    show(NoteViewController(), sender: nil)
    //   ^^^^^^^^^^^^^^^^^^ scene-setup-bypassed
  }
}
