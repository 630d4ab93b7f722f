import UIKit
import ZRouter

final class AboutViewController: UIViewController, AboutInput {
  var version: String?
}

final class AlertViewController: UIViewController, AlertInput {
  func setMessage(_ message: String) { title = message }
}

final class LicencesViewController: UIViewController {}

extension AboutViewController: ZIKRoutableView {}
extension AlertViewController: ZIKRoutableView {}
extension LicencesViewController: ZIKRoutableView {}
