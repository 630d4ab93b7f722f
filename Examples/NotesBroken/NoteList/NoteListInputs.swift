import UIKit
import ZRouter

protocol NoteListInput: AnyObject {
  func reload()
}

protocol ArchiveInput: AnyObject {
  var year: Int { get set }
}

protocol TagListInput: AnyObject {}
protocol PinnedNotesInput: AnyObject {}
protocol TrashInput: AnyObject {}

extension RoutableView where Protocol == NoteListInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == ArchiveInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == TagListInput {
  init() { self.init(declaredTypeName: "TagListInput") }
}

extension RoutableView where Protocol == PinnedNotesInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

// Declared, then forgotten: no router, no look-up.
extension RoutableView where Protocol == TrashInput {
  //                                     ^^^^^^^^^^ unregistered-protocol
  init() { self.init(declaredProtocol: Protocol.self) }
}
