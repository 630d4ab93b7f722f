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
    //     ^^^^^^ module-input-released
  }

  func getTold() -> Module<CardModuleInput, CardModuleOutput> {
    let presenter = CardPresenter()
    return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
  }

  func getPages() -> Module<CardModuleInput, CardModuleOutput> {
    let view = PagesViewController()
    let module = Module<CardModuleInput, CardModuleOutput>(view: view, input: view) { view.output = $0 }
    //           ^^^^^^ module-view-captured
    view.module = module
    return module
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
  var output: CardModuleOutput?
//    ^^^^^^ module-output-retained

  func show(_ number: Int) {}
}

final class CardViewController: UIViewController {}

final class PagesViewController: UIViewController, CardModuleInput {
  weak var output: CardModuleOutput?
  var module: RFModule?

  func show(_ number: Int) {}
}

protocol StampModuleOutput {
  func stampDidEnd()
}

final class StampPresenter: CardModuleInput {
  weak var output: StampModuleOutput?
  //       ^^^^^^ weak-output-not-class-bound

  func show(_ number: Int) {}
}

struct LeafletModule<Input, Output> {
  let view: UIViewController
  let input: Input
  let output: Output
}

typealias FoldedModule = LeafletModule<CardModuleInput>
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ module-argument-mismatch
