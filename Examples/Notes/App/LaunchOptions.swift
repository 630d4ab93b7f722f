import UIKit
import ZRouter

/// Switches that are read once, at launch.
enum LaunchOptions {
  static let compactTheme = 1

  /// The text of `--help-routes`. Nothing in it is a registration.
  static let help = """
    To add a screen, declare it and register it in a router:

        extension RoutableView where Protocol == GhostInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        register(RoutableView<GhostInput>())

    \(compactTheme == 1 ? "Router.to(RoutableView<GhostInput>())" : "")
    """

  /*
   The old way, kept for reference /* and nested on purpose */:
   Router.perform(to: RoutableView<ForgottenInput>(), path: .push(from: self))
   */
  static let pattern = #"RoutableView<"GhostInput">\("#
}
