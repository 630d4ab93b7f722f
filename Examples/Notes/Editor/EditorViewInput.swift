import UIKit
import ZRouter

/// A note in full, ready to be changed.
protocol EditorViewInput: AnyObject {
  func show(_ note: Note)
}

/// What one has to say to compose a new note.
protocol EditorModuleInput: AnyObject {
  var title: String? { get set }
}

extension RoutableView where Protocol == EditorViewInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension ZRouter.RoutableViewModule
where Protocol == EditorModuleInput {
  init() { self.init(declaredTypeName: "EditorModuleInput") }
}
