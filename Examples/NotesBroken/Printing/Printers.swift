import UIKit
import ZIKRouter.Internal
import ZRouter

protocol PrinterInput: AnyObject {}

extension RoutableView where Protocol == PrinterInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

class PrinterRouter: PrintRouter {
  override class func registerRoutableDestination() {
    registerExclusiveView(PrinterController.self)
    //                    ^^^^^^^^^^^^^^^^^ exclusive-conflict
    register(RoutableView<PrinterInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return PrinterController()
  }
}

// Adds to its superclass's registrations, which are made a second time.
class NetworkPrinterRouter: PrinterRouter {
  override class func registerRoutableDestination() {
    super.registerRoutableDestination()
  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
    registerView(NetworkPrinterController.self)
    //           ^^^^^^^^^^^^^^^^^^^^^^^^ destination-not-routable
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return NetworkPrinterController()
  }
}

class QuickPrinterRouter: PrintRouter {
  override class func registerRoutableDestination() {
    registerView(PrinterController.self)
    //           ^^^^^^^^^^^^^^^^^ exclusive-conflict
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return PrinterController()
  }
}

class PrinterController: UIViewController, PrinterInput, ZIKRoutableView {}

/// Routable because its superclass is.
final class LaserPrinterController: PrinterController {}
final class NetworkPrinterController: UIViewController {}

// Declared for a router that was removed.
final class FaxController: UIViewController, ZIKRoutableView {}
//          ^^^^^^^^^^^^^ unregistered-routable-destination
