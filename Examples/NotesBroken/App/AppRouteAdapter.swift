import UIKit
import ZRouter

class AppRouteAdapter: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    // A chain that ends at nothing: nobody registers `AlertInput`.
    register(adapter: RoutableView<RequiredLoginAlertInput>(), forAdaptee: RoutableView<MessageInput>())
    register(adapter: RoutableView<MessageInput>(), forAdaptee: RoutableView<AlertInput>())
    //                                                                       ^^^^^^^^^^ adapter-dangling

    // A chain that ends at a router.
    register(adapter: RoutableView<RequiredHomeInput>(), forAdaptee: RoutableView<NoteListInput>())
  }
}

extension NoteListViewController: RequiredHomeInput {}
