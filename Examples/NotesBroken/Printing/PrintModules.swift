import UIKit
import ZIKRouter.Internal
import ZRouter

@objc protocol PaperModuleInput: ZIKViewModuleRoutable {
  var format: String { get set }
}

@objc protocol InkModuleInput: ZIKViewModuleRoutable {}
@objc protocol InkInput: ZIKViewRoutable {}

class PaperRouter: PrintRouter {
  override class func registerRoutableDestination() {
    registerView(PaperView.self)
    //           ^^^^^^^^^ uiview-without-route-types
    register(RoutableViewModule<PaperModuleInput>())
    //                          ^^^^^^^^^^^^^^^^ config-not-conforming
  }

  override class func defaultRouteConfiguration() -> ViewRouteConfig {
    return PaperConfiguration()
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return PaperView()
  }
}

final class PaperView: UIView, ZIKRoutableView {}

final class PaperConfiguration: ViewRouteConfig {
  var format = "A4"
}

class InkRouter: PrintRouter {
  override class func supportedRouteTypes() -> ZIKViewRouteTypeMask {
    return .custom
  }

  override class func registerRoutableDestination() {
    registerView(InkView.self)
    //           ^^^^^^^ custom-route-without-methods
    registerView(Cartridge.self)
    //           ^^^^^^^^^ destination-wrong-type
    register(RoutableViewModule<InkModuleInput>())
    //                          ^^^^^^^^^^^^^^ missing-default-route-configuration
    register(RoutableView<InkInput>())
    //                    ^^^^^^^^ destination-not-conforming
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return InkView()
  }
}

final class InkView: UIControl, ZIKRoutableView {}
final class Cartridge: NSObject, InkInput, ZIKRoutableView {}

// Too simple for a router, but not for the library.
class EasyPrintRoutes: ZIKViewRouteAdapter {
  override class func registerRoutableDestination() {
    ZIKAnyViewRouter.registerIdentifier("ruler", forMakingView: RulerView.self)
    //                                                          ^^^^^^^^^ easy-uiview
    ZIKAnyServiceRouter.registerIdentifier("spooler", forMakingService: Spooler.self)
    //                                                                  ^^^^^^^ factory-needs-init
    ZIKAnyViewRouter.register(RoutableView<RulerInput>())
    //                                     ^^^^^^^^^^ abstract-router-use
  }
}

@objc protocol RulerInput: ZIKViewRoutable {}

final class RulerView: UIView, ZIKRoutableView {}
final class Spooler: ZIKRoutableService {}
