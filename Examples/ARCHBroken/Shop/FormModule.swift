import HHModule
import UIKit

protocol FormStateProtocol: ARCHState {
  var header: HeaderState { get set }
}

protocol FormViewOutput: ACRHViewOutput {
  func close()
}

protocol FormModuleOutput: AnyObject {
  func formDidClose()
}

class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S>, FormViewOutput {
  private weak var internalModuleOutput: FormModuleOutput?

  var moduleOutput: AnyObject? {
    set { internalModuleOutput = newValue as? FormModuleOutput }
    get { return internalModuleOutput }
  }

  override func viewIsReady() { state.header.title = "" }
  //            ^^^^^^^^^^^ arch-missing-super-call

  func close() { internalModuleOutput?.formDidClose() }
  //             ^^^^^^^^^^^^^^^^^^^^ arch-parent-output-hidden
}

class BaseFormViewController<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {
  let headerView = HeaderView()

  override func prepareRootView() { view.addSubview(headerView) }
}

struct HeaderState {
  var title = ""
}

final class HeaderView: UIView, ARCHViewRenderable {
  let label = UILabel()

  func render(state: HeaderState) { label.text = state.title }
}

protocol WizardState: ARCHState {
  //     ^^^^^^^^^^^ arch-state-protocol-unnamed
  var step: Int { get set }
  var title: String { get }
}

class WizardEventHandler<S: WizardState>: ARCHEventHandler<S> {
  //  ^^^^^^^^^^^^^^^^^^ arch-parent-module-unnamed
  func next() { state.step += 1 }

  func rename() { state.title = "" }
  //              ^^^^^^^^^^^ arch-state-protocol-read-only
}

struct TourState: WizardState {
  var step = 0
  var title = ""
}

final class TourEventHandler: WizardEventHandler<TourState> {}

final class GuideEventHandler: WizardEventHandler<CartState> {}
//                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-child-argument-mismatch

final class TourViewController: ARCHViewController<TourState, TourEventHandler> {}

final class TourConfigurator: ARCHModuleConfigurator {
  //        ^^^^^^^^^^^^^^^^ arch-configurator-unused
  var module: ARCHModule {
    let controller = TourViewController()
    let eventHandler = TourEventHandler()
    eventHandler.router = controller
    eventHandler.viewInput = controller
    controller.output = eventHandler
    return controller
  }
}
