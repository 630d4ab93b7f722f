import UIKit
import ZRouter

/// The list of all notes, the first screen of the app.
protocol NoteListInput: AnyObject {
  var filter: String? { get set }
  func reload()
}

extension RoutableView where Protocol == NoteListInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
