import HHModule
import UIKit

// A module that others inherit.

protocol FormStateProtocol: ARCHState {
  var header: HeaderState { get set }
}

protocol FormViewOutput: ACRHViewOutput {
  func close()
}

protocol FormModuleInput {
  func reset()
}

protocol FormModuleOutput: AnyObject {
  func formDidClose()
}

class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S>, FormViewOutput, FormModuleInput {
  private weak var internalModuleOutput: FormModuleOutput?

  var moduleOutput: AnyObject? {
    set { internalModuleOutput = newValue as? FormModuleOutput }
    get { return internalModuleOutput }
  }

  override func viewIsReady() {
    super.viewIsReady()
    reset()
  }

  func reset() { state.header.title = "" }

  func close() { (moduleOutput as? FormModuleOutput)?.formDidClose() }
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
