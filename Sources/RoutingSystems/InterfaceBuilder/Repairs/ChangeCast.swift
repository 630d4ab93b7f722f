import Routes
import SourceModel

/// Casts a view controller to the class that its document names.
enum ChangeCast: Repair {
  static let rules: [any Rule.Type] = [
    SceneClassMismatch.self, SegueClassMismatch.self, ReuseClassMismatch.self,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard let rule = rules.first(where: { $0.description.id == finding.rule }) as? any CastRule.Type,
      let lookUp = index.answer(ControllerCasts.self).lookUp(ofCastAt: finding.site)
    else { return [] }
    let routes = rule.spaces.flatMap { index.routes(in: $0) }.filter { route in
      route.lookUps.contains { $0.site == lookUp }
    }
    let controllers = routes.flatMap { rule.controllers(of: $0, in: index) ?? [] }
    let names = Set(controllers.map(\.name))
    // The arguments of a generic class are not known as code spells them.
    guard let name = names.first, names.count == 1, controllers.allSatisfy({ $0.fullNames[name] == nil }) else {
      return []
    }
    return [.change(finding.site, to: index.pathInSwift(of: name), isPreferred: true)]
  }
}

extension RouteIndex {
  /// A class as Swift spells it outside of all types.
  fileprivate func pathInSwift(of type: String) -> String {
    let scope = classes.entry(type)?.scope ?? []
    return (scope + [types.spelling(of: type, .class, in: .swift)]).joined(separator: ".")
  }
}
