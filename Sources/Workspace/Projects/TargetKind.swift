/// What a target's code ends up in.
enum TargetKind: Sendable {
  case application
  /// A process of its own that the system starts to show a part of an application, or to work for it.
  case `extension`
  /// Linked by what depends on it.
  case library
  case test
  /// Another process: a tool, a service, an extension that has no documents of its own.
  case process
  /// A bundle that may be loaded at run time, or a product of unknown type.
  case other

  /// Whether the code of a product type is loaded into an application. Interface tests drive theirs from another process.
  static func runsInHost(productType: String?) -> Bool {
    ["com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ocunit-test"].contains(productType)
  }

  /// Of the product types of Xcode's build system.
  init(productType: String?) {
    let prefix = "com.apple.product-type."
    guard let productType, productType.hasPrefix(prefix) else {
      self = .other
      return
    }
    let name = productType.dropFirst(prefix.count)
    self =
      switch name {
      case "application", "application.on-demand-install-capable", "application.watchapp", "application.watchapp2":
        .application
      case "framework", "framework.static", "library.static", "library.dynamic": .library
      case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test", "bundle.multi-device-ui-testing": .test
      case "app-extension", "extensionkit-extension", "tv-app-extension": .extension
      case _ where name.hasPrefix("app-extension."): .extension
      case "tool", "xpc-service", "application.messages", "application.watchapp2-container": .process
      case _ where name.contains("extension"): .process
      default: .other
      }
  }
}
