import Routes

extension RuleDescription.Example {
  /// The protocols and the interactor of a scene.
  static let sceneParts = """
    protocol HomeRoutingLogic { func routeToPrice() }
    protocol HomeBusinessLogic {}
    protocol HomeDataStore {}
    protocol HomePresentationLogic {}
    protocol HomeDisplayLogic: AnyObject {}
    class HomeInteractor: HomeBusinessLogic, HomeDataStore { var presenter: HomePresentationLogic! }
    extension HomeRouter { func routeToPrice() {} }
    """

  /// A scene with a route back, another that leads to it, and a third that does not.
  static let backScenes = """
    protocol DetailRoutingLogic { func routeBack() }
    protocol DetailDisplayLogic: AnyObject {}
    protocol ListRoutingLogic { func routeToDetail() }
    protocol ListDisplayLogic: AnyObject {}
    protocol HelpDisplayLogic: AnyObject {}
    class DetailViewController: UIViewController, DetailDisplayLogic { var router: DetailRoutingLogic? }
    class ListViewController: UIViewController, ListDisplayLogic { var router: ListRoutingLogic? }
    class HelpViewController: UIViewController, HelpDisplayLogic {}
    class ListRouter: ListRoutingLogic {
      weak var viewController: ListViewController?
      func routeToDetail() { viewController?.show(DetailViewController(), sender: nil) }
    }
    """

  /// A class that makes the view controller of a scene and assembles it.
  static let sceneBuilder = """
    class HomeViewController: UIViewController, HomeDisplayLogic {
      var interactor: HomeBusinessLogic?
      var router: HomeRoutingLogic?
    }
    enum HomeBuilder {
      static func build() -> HomeViewController {
        let viewController = HomeViewController()
        let interactor = HomeInteractor()
        let presenter = HomePresenter()
        let router = HomeRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
        return viewController
      }
    }
    """

  /// A view controller that assembles its scene when its view is loaded.
  static let lateSetUp = """
    class HomeViewController: UIViewController, HomeDisplayLogic {
      var router: HomeRoutingLogic?
      override func viewDidLoad() { super.viewDidLoad(); setup() }
      private func setup() { router = HomeRouter() }
    }
    """

  static let homeLogic = "protocol HomeRoutingLogic { func routeToPrice() }"

  /// The protocols of a scene with data that others set.
  static let priceStore = """
    \(homeLogic)
    protocol PriceBusinessLogic {}
    protocol PriceDataStore { var isbn: String? { get set }; var count: Int { get set } }
    """

  /// A presenter and a router that do not keep their view controller.
  static let weakParts = """
    class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic? }
    class HomeRouter: HomeRoutingLogic {
      weak var viewController: HomeViewController?
      var dataStore: HomeDataStore?
    }
    """

  /// A view controller that assembles its scene, as the templates write it, without some of the links.
  static func setUp(
    leavingOut missing: String..., adding statement: String? = nil, marked rule: String? = nil,
    interactor: String = "var interactor: HomeBusinessLogic?", caller: String = "setup()"
  ) -> String {
    let links = [
      "viewController.interactor = interactor", "viewController.router = router", "interactor.presenter = presenter",
      "presenter.viewController = viewController", "router.viewController = viewController",
      "router.dataStore = interactor",
    ]
    let kept = links.filter { link in !missing.contains { link.hasPrefix("\($0) ") } } + [statement].compactMap(\.self)
    let mark = rule.map { "\n  //           ^^^^^ \($0)" } ?? ""
    return """
      class HomeViewController: UIViewController, HomeDisplayLogic {
        \(interactor)
        var router: HomeRoutingLogic?
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          setup()
        }
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          \(caller)
        }
        private func setup() {\(mark)
          let viewController = self
          let interactor = HomeInteractor()
          let presenter = HomePresenter()
          let router = HomeRouter()
          \(kept.joined(separator: "\n    "))
        }
      }
      """
  }
}
