import UIKit
import ZIKRouter.Internal
import ZRouter

/// What all routers of the module share.
class PrintRouter: ZIKAnyViewRouter {
  override class func isAbstractRouter() -> Bool {
    return self == PrintRouter.self
  }
}

// Never registers anything.
class PrintPreviewRouter: PrintRouter {
  //  ^^^^^^^^^^^^^^^^^^ missing-register-override
  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return PrintPreviewController()
  }
}

// Makes nothing.
class PrintOptionsRouter: PrintRouter {
  //  ^^^^^^^^^^^^^^^^^^ missing-destination-override
  override class func registerRoutableDestination() {
    registerView(PrintOptionsController.self)
  }
}

// Says what it makes nowhere.
class PrinterListRouter: PrintRouter {
  //  ^^^^^^^^^^^^^^^^^ router-without-destination
  override class func registerRoutableDestination() {
    registerIdentifier("printers")
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return PrinterListController()
  }

  // The name that the library used before version 1.0.
  class func defaultConfiguration() -> ViewRouteConfig {
    //       ^^^^^^^^^^^^^^^^^^^^ outdated-default-configuration
    return ViewRouteConfig()
  }
}

final class PrintPreviewController: UIViewController {}
final class PrintOptionsController: UIViewController, ZIKRoutableView {}
final class PrinterListController: UIViewController {}
