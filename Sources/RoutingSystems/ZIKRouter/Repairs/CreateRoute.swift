import Routes
import SourceModel

/// Writes all parts of a route at once: a protocol, its declaration, a destination that adopts it,
/// and a router that registers both.
enum CreateRoute {
  /// The fixes for the name of a class, and for that of a protocol that is looked up.
  static func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    let declaration = name.isImplementation ? nil : name.site
    let fixes = [
      GenerateRouter.fix(forClass: name.text, at: declaration, with: environment),
      fix(toClass: name.text, at: declaration, with: environment),
      fix(forUnknownAt: name.site, with: environment),
    ]
    return fixes.compactMap(\.self)
  }

  /// The fix for a view controller that has no router and adopts no unregistered protocol. nil for
  /// any other class, and for one that is not declared at `site`, if that is given.
  private static func fix(toClass type: String, at site: Site?, with environment: FixEnvironment) -> Fix? {
    let name = GeneratedRouter.stem(of: type) + "Input"
    guard let plan = GenerateRouter.plan(forClass: type, at: site, with: environment), plan.router.routes.isEmpty,
      isFree(name, in: environment.index)
    else { return nil }
    return fix(plan, .view, named: name, title: "Create the route '\(name)' to '\(type)'", environment)
  }

  /// The fix for a look-up of a protocol that the scan does not declare. The route leads to the
  /// class that the name suggests. nil for modules, and if the protocol may be declared out of
  /// reach.
  private static func fix(forUnknownAt site: Site, with environment: FixEnvironment) -> Fix? {
    let index = environment.index
    guard let route = environment.route(at: site), route.isOnlyLookedUp,
      [.view, .service].contains(route.key.space),
      !route.key.name.contains(" "),
      isFree(route.key.name, in: index), index.isOfProductInSwift(site)
    else { return nil }
    let (name, family) = (route.key.name, route.key.space.family)
    let type = Self.type(behind: name, family)
    let title = "Create the route '\(name)'"
    if let plan = GenerateRouter.plan(for: type, family, environment) {
      return fix(plan, route.key.space, named: name, title: title, environment)
    }
    guard isFree(type, in: index), isFree(GeneratedRouter.name(for: type), in: index) else { return nil }
    let router = GeneratedRouter(
      name: GeneratedRouter.name(for: type), type: type, family: family, routes: [], needsMark: true)
    let plan = GenerateRouter.Plan(router: router, language: .swift, site: site)
    let parent = family == .view ? "UIViewController" : "NSObject"
    return fix(
      plan, route.key.space, named: name, title: title, environment, before: ["class \(type): \(parent) {}", ""])
  }

  /// `EditorInput` leads to `EditorViewController`, `ClockInput` to `Clock`.
  private static func type(behind name: String, _ family: RouteFamily) -> String {
    let suffix = ["ViewInput", "Input", "Protocol"].first { name.hasSuffix($0) && name != $0 } ?? ""
    let stem = String(name.dropLast(suffix.count))
    if family == .view { return stem + "ViewController" }
    return suffix.isEmpty ? stem + "Service" : stem
  }

  private static func isFree(_ name: String, in index: RouteIndex) -> Bool {
    !index.types.isDeclared(name) && !index.types.isAlias(name)
  }

  private static func fix(
    _ plan: GenerateRouter.Plan, _ kind: RouteSpace, named name: String, title: String, _ environment: FixEnvironment,
    before lines: [String] = []
  ) -> Fix? {
    var plan = plan
    let key = RouteKey(space: kind, name: name)
    plan.router.routes = [key]
    plan.router.adopted = name
    guard plan.language == .objectiveC else {
      let declaration = ["protocol \(name) {}", ""] + DeclareRoutable.lines(declaring: key) + [""]
      return plan.fix(title, with: environment, before: declaration + lines)
    }
    var fix = plan.fix(title, with: environment)
    let header = [
      "#import <ZIKRouter/ZIKRouter.h>", "", "@protocol \(name) <\(ZIKRouterVocabulary.root(of: kind))>", "@end", "",
    ]
    fix?.newFiles.append(
      Fix.NewFile(name: "\(name).h", neighbour: plan.site.file, text: header.joined(separator: "\n")))
    return fix
  }
}

extension Route {
  /// True if only look-ups name the route.
  fileprivate var isOnlyLookedUp: Bool {
    declarations.isEmpty && registrations.isEmpty && adapters.isEmpty && !lookUps.isEmpty
  }
}
