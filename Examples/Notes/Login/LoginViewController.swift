import UIKit
import ZRouter

final class LoginViewController: UIViewController, LoginInput {
  var account: String?
  private let keys = Router.makeDestination(to: RoutableService<RequiredKeyStore>())

  private func fail(_ error: Error) {
    Router.perform(to: RoutableView<RequiredLoginAlertInput>(), path: .presentModally(from: self)) { alert in
      alert.setMessage(error.localizedDescription)
    }
  }

  private func succeed() {
    let home = flow(to: RoutableView<RequiredHomeInput>())
    home?.perform(path: .show(from: self))
  }

  private func writeFirstNote() {
    Router.perform(to: RoutableViewModule<RequiredComposerInput>(), path: .presentModally(from: self))
  }

  /// `Destination` is a type parameter: the route is the caller's.
  private func flow<Destination>(
    to route: RoutableView<Destination>
  ) -> ViewRouterType<Destination, ViewRouteConfig>? {
    return Router.to(route)
  }
}

extension LoginViewController: ZIKRoutableView {}
