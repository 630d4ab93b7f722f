import Foundation
import ZIKRouter.Internal
import ZRouter

// Twins: the build takes one of them, so there is nothing to report.
#if PREVIEW

  class MemoryStoreRouter: ZIKServiceRouter<MemoryStore, PerformRouteConfig> {
    override class func registerRoutableDestination() {
      registerService(MemoryStore.self)
      register(RoutableService<NoteStoring>())
    }

    override func destination(with configuration: PerformRouteConfig) -> MemoryStore? {
      return MemoryStore()
    }
  }

#else

  class FileStoreRouter: ZIKServiceRouter<FileStore, PerformRouteConfig> {
    override class func registerRoutableDestination() {
      registerService(FileStore.self)
      register(RoutableService<NoteStoring>())
    }

    override func destination(with configuration: PerformRouteConfig) -> FileStore? {
      return FileStore()
    }
  }

#endif

// Not twins: both are in every debug build.
#if DEBUG

  class MemoryDiagnosticsRouter: ZIKServiceRouter<MemoryStore, PerformRouteConfig> {
    override class func registerRoutableDestination() {
      registerService(MemoryStore.self)
      register(RoutableService<DiagnosticsStoring>())
      //                       ^^^^^^^^^^^^^^^^^^ duplicate-protocol-registration
    }

    override func destination(with configuration: PerformRouteConfig) -> MemoryStore? {
      return MemoryStore()
    }
  }

#endif

#if DEBUG

  class FileDiagnosticsRouter: ZIKServiceRouter<FileStore, PerformRouteConfig> {
    override class func registerRoutableDestination() {
      registerService(FileStore.self)
      register(RoutableService<DiagnosticsStoring>())
      //                       ^^^^^^^^^^^^^^^^^^ duplicate-protocol-registration
    }

    override func destination(with configuration: PerformRouteConfig) -> FileStore? {
      return FileStore()
    }
  }

#endif

final class MemoryStore: NSObject, NoteStoring, DiagnosticsStoring, ZIKRoutableService {
  func flush() {}
}

final class FileStore: NSObject, NoteStoring, DiagnosticsStoring, ZIKRoutableService {
  func flush() {}
}
