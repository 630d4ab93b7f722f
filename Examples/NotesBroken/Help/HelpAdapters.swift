import UIKit
import ZIKRouter.Internal
import ZRouter

@objc protocol HelpInput: ZIKViewRoutable {}
@objc protocol ManualInput: ZIKViewRoutable {}
@objc protocol TipsInput: ZIKViewRoutable {}
@objc protocol RequiredHelpInput: ZIKViewRoutable {}
@objc protocol RequiredManualInput: ZIKViewRoutable {}
@objc protocol RequiredTipsInput: ZIKViewRoutable {}
@objc protocol FirstHintInput: ZIKViewRoutable {}
//             ^^^^^^^^^^^^^^ unregistered-protocol
@objc protocol SecondHintInput: ZIKViewRoutable {}
//             ^^^^^^^^^^^^^^^ unregistered-protocol

class HelpAdapter: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    // The library knows a factory's classes under the factory's own protocol only.
    ZIKAnyViewRouter.register(RoutableView<TipsInput>(), forMakingView: HelpViewController.self)
    register(adapter: RoutableView<RequiredTipsInput>(), forAdaptee: RoutableView<TipsInput>())
    //                             ^^^^^^^^^^^^^^^^^ adapter-to-easy-factory

    // `HelpRouter` registers it.
    ZIKAnyViewRouter.register(RoutableView<HelpInput>(), forMakingView: HelpViewController.self)
    //                                     ^^^^^^^^^ easy-registration-shadowed
    register(adapter: RoutableView<ManualInput>(), forAdaptee: RoutableView<HelpInput>())
    //                             ^^^^^^^^^^^ adapter-already-registered

    register(adapter: RoutableView<RequiredHelpInput>(), forAdaptee: RoutableView<HelpInput>())
    register(adapter: RoutableView<RequiredManualInput>(), forAdaptee: RoutableView<HelpInput>())
    //                             ^^^^^^^^^^^^^^^^^^^ adapter-two-adaptees

    register(adapter: RoutableView<FirstHintInput>(), forAdaptee: RoutableView<SecondHintInput>())
    //                             ^^^^^^^^^^^^^^ adapter-cycle
    register(adapter: RoutableView<SecondHintInput>(), forAdaptee: RoutableView<FirstHintInput>())
    //                             ^^^^^^^^^^^^^^^ adapter-cycle
  }
}

class ManualAdapter: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    register(adapter: RoutableView<RequiredManualInput>(), forAdaptee: RoutableView<ManualInput>())
    //                             ^^^^^^^^^^^^^^^^^^^ adapter-two-adaptees
  }
}

class HelpRouter: ZIKViewRouter<HelpViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(HelpViewController.self)
    register(RoutableView<HelpInput>())
    register(RoutableView<ManualInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> HelpViewController? {
    return HelpViewController()
  }
}

final class HelpViewController: UIViewController, HelpInput, ManualInput, TipsInput, RequiredHelpInput,
  RequiredManualInput, RequiredTipsInput, ZIKRoutableView
{
  @objc private func showManual() {
    ManualAdapter.perform(path: .push(from: self))
//  ^^^^^^^^^^^^^ adapter-instance-use
  }
}
