import RFModule
import UIKit

protocol CardModuleInput: AnyObject {
  func show(_ number: Int)
}

protocol CardModuleOutput: AnyObject {
  func cardDidClose()
}

struct CardSettings {
  var number = 1
}

final class CardUserStory {
  func getCard() -> Module<CardModuleInput, CardModuleOutput> {
    let presenter = CardPresenter()
    return Module(view: CardViewController(), input: presenter)
  }

  func getPlain() -> Module<CardModuleInput, CardModuleOutput> {
    Module(view: CardViewController())
//  ^^^^^^ module-input-not-conforming
  }

  func getSettings() -> Module<CardSettings, CardModuleOutput> {
//     ^^^^^^^^^^^ module-factory-unused
    Module(view: CardViewController(), input: CardSettings())
//  ^^^^^^ module-value-boxed
  }
}

final class CardPresenter: CardModuleInput {
  func show(_ number: Int) {}
}

final class CardViewController: UIViewController {}
