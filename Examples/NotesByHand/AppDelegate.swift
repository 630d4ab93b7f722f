import UIKit
import ZRouter

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    RouteList.registerAll()
    let navigation = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    Router.perform(to: RoutableView<NoteListInput>(), path: .push(from: navigation))
    return true
  }
}
