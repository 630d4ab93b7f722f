import UIKit
import ZRouter

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    Router.perform(to: RoutableView<NoteListInput>(), path: .push(from: navigation))
    return true
  }

  /// `notes://note/42` opens the note with the number 42.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let root = window?.rootViewController else { return false }
    return ZIKAnyViewRouter.performURL(url.absoluteString, path: .presentModally(from: root)) != nil
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Router.makeDestination(to: RoutableService<NoteStoring>())?.flush()
    Router.enumerateAllViewRouters { routerType in
      print("still alive:", routerType)
    }
  }
}
