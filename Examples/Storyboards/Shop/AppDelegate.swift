import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The storyboard of an SDK is in a bundle of its own, which the scan does not hold.
  func checkout(_ sdk: Bundle) -> UIViewController? {
    UIStoryboard(name: "Checkout", bundle: sdk).instantiateInitialViewController()
  }
}
