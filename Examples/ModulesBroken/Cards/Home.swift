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
  private var told: Module<CardModuleInput, CardModuleOutput>?
  private var deck: DeckModule?

  func cardDidClose() {}

  func openTold() {
    let card = story.getTold()
    card.output = self
    told = card
  }

  func openPages() {
    let pages = story.getPages()
    pages.output = self
  }

  func openDeck() {
    let deck = DeckAssembly().makeDeck()
    deck.output.didEnd = { self.cardDidClose() }
//  ^^^^^^^^^^^^^^^^^^ module-output-captures-self
    self.deck = deck
  }

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

final class DeckModule {
  let view: UIViewController
  let output = DeckEvents()

  init(view: UIViewController) {
    self.view = view
  }
}

final class DeckEvents {
  var didEnd: (() -> Void)?
}

final class DeckAssembly {
  func makeDeck() -> DeckModule { DeckModule(view: CardViewController()) }
}
