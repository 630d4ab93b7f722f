import ZIKRouter.Internal
import ZRouter

/// Registers all routers one by one.
enum RouteList {
  static func registerAll() {
    // Nothing says when all are registered, so that the library never looks for mistakes.
    ZIKRouteRegistry.autoRegister = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
    NoteListRouter.registerRoutableDestination()
  }
}
