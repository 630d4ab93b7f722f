import UIKit
import ZRouter

// What the login module needs and does not have. The app adapts it.

protocol RequiredLoginAlertInput {
  func setMessage(_ message: String)
}

protocol RequiredKeyStore: AnyObject {}

protocol RequiredHomeInput: AnyObject {}

protocol RequiredComposerInput: AnyObject {
  var title: String? { get set }
}

extension RoutableView where Protocol == RequiredLoginAlertInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == RequiredHomeInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == RequiredComposerInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == RequiredKeyStore {
  init() { self.init(declaredProtocol: Protocol.self) }
}
