import UIKit

protocol TourModuleInput: AnyObject {
  func next()
}

/// A module type of the app's own.
struct TourModule {
  let viewController: UIViewController
  let moduleInput: TourModuleInput
}

final class TourAssembly {
  func makeTour(page: Int) -> TourModule {
    let viewController = TourViewController()
    return TourModule(viewController: viewController, moduleInput: viewController)
  }
}

final class TourViewController: UIViewController, TourModuleInput {
  func next() {}
}

typealias HelpModuleCreationResult = (view: UIViewController, input: HelpModuleInput)

protocol HelpModuleInput: AnyObject {}

enum HelpAssembly {
  static func configureModule() -> HelpModuleCreationResult? {
    let presenter = HelpPresenter()
    let view = HelpViewController()
    return (view, presenter)
  }
}

final class HelpPresenter: HelpModuleInput {}

final class HelpViewController: UIViewController {}
