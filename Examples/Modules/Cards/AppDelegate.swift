import Swinject
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private lazy var assemblies: AssemblyFactory = AssemblyFactoryImpl(story: CardUserStory(container: Container()))

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = assemblies.homeAssembly().module()
  }
}
