import UIKit
import ZRouter

protocol EditorViewInput: AnyObject {}

/// Can be asked for as a view and as a module; only the view was registered.
protocol StyleInput: AnyObject {
  var fontSize: Double { get set }
}

extension RoutableView where Protocol == EditorViewInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == StyleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == StyleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
