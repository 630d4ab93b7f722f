import UIKit

// A part of the library, which tells its version: since 0.0.14, a configurator has a module.

public protocol ARCHModule {
  var router: ARCHRouter { get }
  func insert(to module: ARCHRouter, container: UIView, animated: Bool)
}

public protocol ARCHModuleConfigurator {
  var module: ARCHModule { get }
}

public protocol ARCHModuleID {
  var configurator: ARCHModuleConfigurator { get }
}
