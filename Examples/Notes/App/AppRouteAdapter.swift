import UIKit
import ZRouter

/// What the modules require, answered with what other modules provide.
class AppRouteAdapter: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    register(
      adapter: RoutableView<RequiredLoginAlertInput>(),
      forAdaptee: RoutableView<AlertInput>()
    )
    register(adapter: RoutableViewModule<RequiredComposerInput>(), forAdaptee: RoutableViewModule<EditorModuleInput>())
    // One router may serve a protocol of another module without an adapter in between:
    NoteListRouter.register(RoutableView<RequiredHomeInput>())
  }
}

/// The login module keeps its session in the app's storage.
class AppServiceAdapter: ZIKServiceRouteAdapter {
  override class func registerRoutableDestination() {
    self.register(adapter: RoutableService<RequiredKeyStore>(), forAdaptee: RoutableService<KeyStoring>())
    self.register(adapter: RoutableService<KeyStoring>(), forAdaptee: RoutableService<NoteStoring>())
  }
}
