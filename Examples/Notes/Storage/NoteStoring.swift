import Foundation
import ZRouter

protocol NoteStoring: AnyObject {
  func notes(matching filter: String?) -> [Note]
  func flush()
}

/// Opens a store in another place than the usual one.
protocol NoteStoreModuleInput: AnyObject {
  var constructDestination: (URL) -> Void { get }
  var didMakeDestination: ((NoteStoring) -> Void)? { get set }
}

protocol KeyStoring: AnyObject {}

extension RoutableService where Protocol == NoteStoring {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == KeyStoring {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableServiceModule where Protocol == NoteStoreModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension ServiceMakeableConfiguration: NoteStoreModuleInput
where Destination == NoteStoring, Constructor == (URL) -> Void {}
