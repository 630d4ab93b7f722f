/// The code that answers what modules require with what other modules of the app have.
enum AdapterCode {
  /// A class for views and one for services, where there are any.
  static func file(_ adapters: [PlannedAdapter], app: String) -> SourceFile {
    let classes = [true, false].compactMap { isView -> String? in
      let own = adapters.filter { $0.route.isView == isView }
      return own.isEmpty ? nil : adapterClass(own, isView: isView, app: app)
    }
    // What answers for another protocol must be what it says.
    let conformances = adapters.map { "extension \($0.route.destination): \($0.input) {}" }
    return SourceFile(
      "\(app)RouteAdapter.swift",
      "import UIKit\nimport ZRouter\n\n" + (classes + conformances).joined(separator: "\n\n"))
  }

  static func className(app: String, isView: Bool) -> String { "\(app)\(isView ? "View" : "Service")Adapter" }

  private static func adapterClass(_ adapters: [PlannedAdapter], isView: Bool, app: String) -> String {
    let (family, name) = (isView ? "View" : "Service", className(app: app, isView: isView))
    let registrations = adapters.map {
      "    register(adapter: Routable\(family)<\($0.input)>(), forAdaptee: Routable\(family)<\($0.route.input)>())"
    }
    return """
      class \(name): ZIK\(family)RouteAdapter {
        override class func registerRoutableDestination() {
      \(registrations.joined(separator: "\n"))
        }
      }
      """
  }
}
