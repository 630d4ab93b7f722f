import RFModule
import Swinject
import UIKit

protocol CardModuleInput: AnyObject {
  func show(_ number: Int)
}

protocol CardModuleOutput: AnyObject {
  func cardDidClose()
}

protocol CardRouteMap {
  func getCardModule() -> Module<CardModuleInput, CardModuleOutput>
}

final class CardUserStory {
  let container: Container

  init(container: Container) { self.container = container }
}

extension CardUserStory: CardRouteMap {
  func getCardModule() -> Module<CardModuleInput, CardModuleOutput> {
    let presenter = CardPresenter()
    let view = CardViewController()
    view.presenter = presenter
    return Module(view: view, input: presenter) { [weak presenter] output in presenter?.output = output }
  }
}

final class CardPresenter: CardModuleInput {
  weak var output: CardModuleOutput?

  func show(_ number: Int) {}
}

final class CardViewController: UIViewController {
  var presenter: CardPresenter?
}
