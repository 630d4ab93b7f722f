import RFModule
import UIKit

final class HomeCoordinator {
  private let cards: CardRouteMap
  private let makeTour: (Int) -> TourModule
  weak var viewController: UIViewController?

  init(cards: CardRouteMap, makeTour: @escaping (Int) -> TourModule) {
    self.cards = cards
    self.makeTour = makeTour
  }

  func openCard() {
    let module = cards.getCardModule()
    let transition = DefaultPresentTransition()
    transition.source = viewController
    transition.destination = module.view
    module.output = self
    module.transition = transition
    module.transition?.perform(animated: true, completion: nil)
    module.input?.show(1)
  }

  func openTour() {
    viewController?.present(makeTour(1).viewController, animated: true)
  }

  func openHelp() {
    guard let module = HelpAssembly.configureModule() else { return }
    viewController?.present(module.view, animated: true)
  }
}

extension HomeCoordinator: CardModuleOutput {
  func cardDidClose() {}
}

final class HomeViewController: UIViewController {
  let coordinator: HomeCoordinator

  init(coordinator: HomeCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    coordinator.viewController = self
  }

  required init?(coder: NSCoder) { nil }
}
