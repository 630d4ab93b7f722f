import Routes

/// The files of a route in Swift: what one may ask for, the router, and what it makes.
struct SwiftRoute {
  private let route: PlannedRoute

  init(_ route: PlannedRoute) {
    self.route = route
  }

  static let fileCount = 3

  /// The destination is about `lines` lines long.
  func files(lines: Int, seed: UInt64) -> [SourceFile] {
    let destination = SwiftNoise.file(route.destination + "State", lines: lines, lookUps: [], seed: seed)
    return [
      SourceFile(route.input + ".swift", Self.declaration(of: route.input, route.kind)),
      SourceFile(route.router + ".swift", router),
      SourceFile(route.destination + ".swift", destinationClass + destination),
    ]
  }

  static func declaration(of input: String, _ kind: RouteKind) -> String {
    let isView = kind.isView
    let routable = (isView ? "RoutableView" : "RoutableService") + (kind.isModule ? "Module" : "")
    return """
      import \(isView ? "UIKit" : "Foundation")
      import ZRouter

      /// \(Names.remarks[input.utf8.count % Names.remarks.count])
      public protocol \(input): AnyObject {
        var title: String? { get set }
        func show(_ identifier: String)
      }

      extension \(routable) where Protocol == \(input) {
        public init() { self.init(declaredProtocol: Protocol.self) }
      }
      """
  }

  private var destinationClass: String {
    let superclass = route.isView ? "UIViewController" : "NSObject"
    return """
      import UIKit

      final class \(route.destination): \(superclass)\(route.isModule ? "" : ", \(route.input)") {
        \(route.isView && !route.isModule ? "override " : "")var title: String?

        func show(_ identifier: String) {
          title = "Shown: \\(identifier)"
        }
      }

      """
  }

  private var router: String {
    let (family, configuration) = route.isView ? ("View", "ViewRouteConfig") : ("Service", "PerformRouteConfig")
    let texts =
      [
        route.identifier.map { "registerIdentifier(\"\($0)\")" },
        route.urlPattern.map { "registerURLPattern(\"\($0)\")" },
      ]
      .compactMap { $0.map { "\n    \($0)" } }.joined()
    return """
      import UIKit
      import ZIKRouter.Internal
      import ZRouter

      class \(route.router): ZIK\(family)Router<\(route.destination), \(configuration)> {
        override class func registerRoutableDestination() {
          register\(family)(\(route.destination).self)
          register(Routable\(family)\(route.isModule ? "Module" : "")<\(route.input)>())\(texts)
        }
      \(route.isModule ? "\n" + defaultConfiguration(configuration) + "\n" : "")
        override func destination(with configuration: \(configuration)) -> \(route.destination)? {
          return \(route.destination)()
        }
      }

      extension \(route.destination): ZIKRoutable\(family) {}\(route.isModule ? "\n\n" + configurationClass(configuration) : "")
      """
  }

  private func defaultConfiguration(_ superclass: String) -> String {
    """
      override class func defaultRouteConfiguration() -> \(superclass) {
        return \(route.configuration)()
      }
    """
  }

  private func configurationClass(_ superclass: String) -> String {
    """
    final class \(route.configuration): \(superclass), \(route.input) {
      var title: String?

      func show(_ identifier: String) {}

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? \(route.configuration))?.title = title
        return copy
      }
    }
    """
  }
}
