import UIKit
import ZRouter

/// Collects routes that are registered later, all at once.
struct RouteTable {
  private var pinned = RoutableView<PinnedNotesInput>()

  /// What the console prints on `help`. It registers nothing.
  static let help = """
    A screen is registered in its router:

        class TagListRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(TagListViewController.self)
            register(RoutableView<TagListInput>())
          }
        }
    """

  func install() {
    add(pinned, to: NoteListRouter.self)
    ZIKRouteRegistry.notifyRegistrationFinished()
    //               ^^^^^^^^^^^^^^^^^^^^^^^^^^ manual-finish-misuse
  }

  /// Called from a screen, long after the launch.
  func installLater() {
    NoteListRouter.registerView(NoteListViewController.self)
    //                          ^^^^^^^^^^^^^^^^^^^^^^ register-outside-hook
  }

  private func add<Input>(_ route: RoutableView<Input>, to router: NoteListRouter.Type) {
    router.register(route)
  }
}
