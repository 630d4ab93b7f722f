import Foundation
import ZIKRouter.Internal
import ZRouter

#if DEBUG

  /// Forgets everything at the end: for previews and tests.
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
      registerExclusiveService(FileStore.self)
      register(RoutableService<NoteStoring>())
    }

    override func destination(with configuration: PerformRouteConfig) -> FileStore? {
      return FileStore.shared
    }
  }

#endif

class StoreModuleRouter: ZIKServiceRouter<AnyObject, PerformRouteConfig> {
  override class func registerRoutableDestination() {
    registerService(ArchiveStore.self)
    register(RoutableServiceModule<NoteStoreModuleInput>())
    registerIdentifier("store")
  }

  override class func defaultRouteConfiguration() -> PerformRouteConfig {
    let config = ServiceMakeableConfiguration<NoteStoring, (URL) -> Void>({ _ in })
    config.constructDestination = { [unowned config] directory in
      config.makeDestination = { ArchiveStore(directory: directory) }
    }
    return config
  }

  override func destination(with configuration: PerformRouteConfig) -> AnyObject? {
    return (configuration as? ServiceMakeableConfiguration<NoteStoring, (URL) -> Void>)?.makeDestination?()
  }
}
