import Foundation
import ZRouter

protocol NoteStoring: AnyObject {
  func flush()
}

protocol HistoryStoring: AnyObject {
  func remember(_ screen: AnyObject)
}

protocol BackupModuleInput: AnyObject {}
protocol DiagnosticsStoring: AnyObject {}

extension RoutableService where Protocol == NoteStoring {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == HistoryStoring {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == DiagnosticsStoring {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableServiceModule where Protocol == BackupModuleInput {
  //                                              ^^^^^^^^^^^^^^^^^ unregistered-protocol
  init() { self.init(declaredProtocol: Protocol.self) }
}
