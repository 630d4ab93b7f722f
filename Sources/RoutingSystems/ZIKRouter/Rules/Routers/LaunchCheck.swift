import Routes
import SourceModel

/// A router class as the library looks at it at launch (ZIKViewRouteRegistry.m:341, ZIKServiceRouteRegistry.m:312).
struct LaunchCheck: Sendable {
  let router: Router
  let site: Site
  let ancestry: Ancestry
  /// Why the library perhaps finds something else.
  let doubt: String?
  private let methods: MethodTable

  /// nil for what the library certainly leaves alone.
  init?(_ router: Router, includingAbstract: Bool = false, in index: RouteIndex) {
    guard let site = router.declared, let entry = index.classes.entry(router.name),
      includingAbstract || !router.traits.isAbstract,
      !entry.conditions.isNeverCompiled, ZIKRouterVocabulary.routerClasses[router.name] == nil
    else { return nil }
    (self.router, self.site, methods) = (router.withoutUses, site, index.methods)
    ancestry = index.classes.ancestry(of: router.name)
    let isLinked = index.origins[site.file] == .product && !index.applications(linking: site).isEmpty
    doubt = isLinked ? Self.doubtOfClass(router, ancestry, index) : index.applications.doubtOfUnlinked
  }

  /// The same, whether or not an application links it.
  func doubtOfClass(in index: RouteIndex) -> String? { Self.doubtOfClass(router, ancestry, index) }

  private static func doubtOfClass(_ router: Router, _ ancestry: Ancestry, _ index: RouteIndex) -> String? {
    if let doubt = index.doubtOfRouterClasses(of: ZIKRouterVocabulary.system) { return doubt }
    if router.traits.mayBeAbstract && !router.traits.isAbstract { return "it may be abstract" }
    if router.traits.isGeneric || ancestry.classes.contains(where: { index.classes.entry($0)?.isGeneric == true }) {
      return "the generic class may never be specialised"
    }
    if let unseen = ancestry.classes.first(where: { isUnseen($0, index) }) {
      return "the implementation of '\(unseen)' is not in the scan"
    }
    return ancestry.doubt ?? index.doubt(aboutMembersOf: ancestry)
  }

  /// True for a class of Objective-C of which only the header is in the scan.
  private static func isUnseen(_ name: String, _ index: RouteIndex) -> Bool {
    index.classes.entry(name)?.language == .objectiveC && !index.methods.isImplemented(name)
  }

  func defines(_ method: Fact.MethodOverride.Method) -> Bool {
    !methods.definitions(of: method, in: router.name).isEmpty
  }
}

extension Router {
  /// The router without its uses.
  fileprivate var withoutUses: Router {
    var router = self
    (router.uses, router.registrars, router.instances) = ([], [], [])
    return router
  }
}

extension RouteIndex {
  /// The router classes that are checked at launch, by name.
  var launchChecks: [LaunchCheck] {
    answer(LaunchChecks.self).all
  }

  /// Why classes perhaps have more members than are seen.
  func doubt(aboutMembersOf ancestry: Ancestry) -> String? {
    let expansions = ancestry.classes.compactMap { methods.expansion(in: $0) }
    return expansions.first(where: \.isMember).map { "'\($0.name.text)' may be a macro that expands to it" }
  }
}

/// The checks of all router classes.
private struct LaunchChecks: SharedAnswer {
  let all: [LaunchCheck]

  init(in index: RouteIndex) {
    let index = index.withoutUses
    all = index.routers.compactMap { LaunchCheck($0, in: index) }
  }
}
