import UIKit
import ZRouter

/// Opens a screen the way the app likes it. `.waymark.yml` names it: whoever calls it looks a route up.
enum AppNavigator {
  static func open<Destination>(_ route: RoutableView<Destination>, from source: UIViewController) {
    Router.to(route)?.perform(path: .show(from: source))
  }
}
