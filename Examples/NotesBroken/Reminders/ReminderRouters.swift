import UIKit
import ZIKRouter.Internal
import ZRouter

// Declared beside the protocol, too.
extension RoutableView where Protocol == CalendarInput {
  //                                     ^^^^^^^^^^^^^ duplicate-declaration
  init() { self.init(declaredProtocol: Protocol.self) }
}

class ReminderRouter: ZIKAnyViewRouter {
  override class func registerRoutableDestination() {
    registerView(ReminderViewController.self)
    register(RoutableView<CalendarInput>())
    register(RoutableView<AlarmInput>())
    register(RoutableView<BellInput>())
    register(RoutableView<SnoozeInput>())
    register(RoutableView<Day.Input>())
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return ReminderViewController()
  }
}

final class ReminderViewController: UIViewController, ZIKRoutableView {
  private func remind() {
    Router.perform(to: RoutableView<ReminderInput>(), path: .show(from: self))
    //                              ^^^^^^^^^^^^^ undeclared-protocol
    Router.perform(to: RoutableView<ReminderViewController>(), path: .show(from: self))
    //                              ^^^^^^^^^^^^^^^^^^^^^^ class-as-generic-parameter
    Router.perform(to: RoutableView<ZIKViewRoutable>(), path: .show(from: self))
    //                              ^^^^^^^^^^^^^^^ root-protocol-as-parameter
    Router.perform(to: RoutableView<AlarmInput>(declaredProtocol: AlarmInput.self), path: .show(from: self))
    //                 ^^^^^^^^^^^^ declared-init-outside-extension
    _ = Router.makeDestination(to: RoutableService<CalendarInput>())
    //                                             ^^^^^^^^^^^^^ kind-mismatch
  }
}

extension ReminderViewController: AlarmInput, BellInput, CalendarInput, SnoozeInput, Day.Input {}
