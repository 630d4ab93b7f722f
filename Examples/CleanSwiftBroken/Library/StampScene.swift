import UIKit

protocol StampRoutingLogic {
  func routeToLoan()
}

protocol StampBusinessLogic {}
protocol StampDataStore { var code: String { get set } }
protocol StampDataPassing { var dataStore: StampDataStore? { get } }
protocol StampPresentationLogic {}
protocol StampDisplayLogic: AnyObject {}

class StampInteractor: StampBusinessLogic {
  var presenter: StampPresentationLogic?
}

class StampPresenter: StampPresentationLogic {
  weak var viewController: StampDisplayLogic?
}

class StampRouter: StampRoutingLogic, StampDataPassing {
  //  ^^^^^^^^^^^ unimplemented-route
  weak var viewController: StampViewController?
  var dataStore: StampDataStore?

  func passDataToLoan(source: StampDataStore, destination: StampDataStore) {
    /* a constant */ destination.code = source.code
    //               ^^^^^^^^^^^^^^^^ data-store-not-inout
  }
}

class StampViewController: UIViewController, StampDisplayLogic {
  var interactor: StampBusinessLogic?
  var router: (StampRoutingLogic & StampDataPassing)?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    let interactor = StampInteractor()
    let presenter = StampPresenter()
    let router = StampRouter()
    self.interactor = interactor
    self.router = router
    interactor.presenter = presenter
    presenter.viewController = self
    router.viewController = self
    /* no store */ router.dataStore = interactor
    //             ^^^^^^^^^^^^^^^^ data-store-not-adopted
  }

  @IBAction func open() { router?.routeToLoan() }
}

enum StampBuilder {
  static func build() -> StampViewController {
    let controller = StampViewController(nibName: nil, bundle: nil)
    let interactor = StampInteractor()
    let presenter = StampPresenter()
    let router = StampRouter()
    controller.interactor = interactor
    controller.router = router
    interactor.presenter = presenter
    presenter.viewController = controller
    router.viewController = controller
    /* no store */ router.dataStore = interactor as? StampDataStore
    //             ^^^^^^^^^^^^^^^^ data-store-cast-fails
    return controller
  }
}
