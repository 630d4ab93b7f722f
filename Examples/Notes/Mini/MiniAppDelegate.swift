import Reminders
import UIKit
import ZRouter

/// The small app: nothing but reminders.
@main
final class MiniAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    Router.perform(to: RoutableView<NTReminderListInput>(), path: .push(from: navigation))
    return true
  }
}
