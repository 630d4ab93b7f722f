import Foundation
import ZRouter

protocol NoteStoring: AnyObject {
  func flush()
}

protocol HistoryStoring: AnyObject {
  func remember(_ screen: AnyObject)
}

protocol BackupModuleInput: AnyObject {}
protocol RestoreModuleInput: AnyObject {}
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
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableServiceModule where Protocol == RestoreModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

class BackupRouter: ZIKAnyServiceRouter {
  override class func registerRoutableDestination() {
    registerService(Backup.self)
    // It was the only module, once.
    register(RoutableServiceModule())
    //       ^^^^^^^^^^^^^^^^^^^^^ ambiguous-default-parameter
  }

  override class func defaultRouteConfiguration() -> PerformRouteConfig {
    return BackupConfiguration()
  }

  override func destination(with configuration: PerformRouteConfig) -> AnyObject? {
    return Backup()
  }
}

final class BackupConfiguration: PerformRouteConfig, BackupModuleInput {}
final class Backup: NSObject, ZIKRoutableService {}
