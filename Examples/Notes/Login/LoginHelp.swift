import UIKit
import ZRouter

extension LoginViewController {
  @objc func showHelp() {
    AppNavigator.open(RoutableView<AboutInput>(), from: self)
  }
}
