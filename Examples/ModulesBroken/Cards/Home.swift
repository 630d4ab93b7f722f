import RFModule
import UIKit

protocol TourRouteMap {
  func getTour() -> Module<CardModuleInput, CardModuleOutput>
}

final class SheetTransition: NSObject, ModuleTransitioning {
  weak var source: UIViewController?
  var destination: UIViewController?
//    ^^^^^^^^^^^ transition-retains-destination

  func perform(animated: Bool, completion: (() -> Void)?) {}
}

final class Home: CardModuleOutput {
  let story = CardUserStory()
  var tours: TourRouteMap?
  weak var viewController: UIViewController?

  func cardDidClose() {}

  func openCard() {
    let card = story.getCard()
    card.output = self
//  ^^^^^^^^^^^ module-output-undelivered
  }

  func openTour() {
    guard let tour = tours?.getTour() else { return }
    //                      ^^^^^^^ route-map-unimplemented
    let transition = DefaultPresentTransition()
    transition.source = viewController
    tour.transition = transition
    tour.transition?.perform(animated: true, completion: nil)
//                   ^^^^^^^ transition-without-destination
  }
}

final class Guest {
  let story = CardUserStory()

  func open() {
    let module: RFModule = story.getPlain()
    module.output = self
//  ^^^^^^^^^^^^^ module-output-not-conforming
//  ^^^^^^^^^^^^^ module-output-undelivered
  }
}
