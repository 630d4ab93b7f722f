import Routes
import SourceModel

/// Replaces a name by that of the route that is probably meant: a registered route of a similar
/// name or, for a class, the protocol that it adopts.
enum ChangeName: Repair {
  static let rules: [any Rule.Type] = [
    AdapterDangling.self, ClassAsGenericParameter.self, LookUpUnregistered.self,
    UndeclaredProtocol.self,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let key = finding.hint?.route ?? environment.route(at: finding.site)?.key else { return [] }
    guard let name = name(meantBy: key, finding, in: environment.index),
      let isPreferred = isPreferred(RouteKey(space: key.space, name: name), finding, in: environment.index)
    else { return [] }
    let language = environment.index.language(of: finding.site.file) ?? .swift
    guard let name = environment.index.name(of: RouteKey(space: key.space, name: name), in: language) else {
      return []
    }
    return [.change(finding.site, to: name, isPreferred: isPreferred)]
  }

  /// True if the name is the most probable one; nil if it would be wrong. The end of an adapter has
  /// to conform to the adapter's own protocol.
  private static func isPreferred(_ key: RouteKey, _ finding: Finding, in index: RouteIndex) -> Bool? {
    guard finding.rule == AdapterDangling.description.id else { return true }
    let adapters = index.protocolRoutes.filter { $0.adapters.contains { $0.adapteeSite == finding.site } }
    let promised = index.adapting(adapters.map(\.key)).compactMap(index.route).flatMap(\.components)
    let types = index.destinationTypes(ofRoute: key)
    guard !key.space.isModule, !promised.isEmpty, !types.isEmpty else { return false }
    let conformances = types.map { Conformance(index.classes.ancestry(of: $0), in: index) }
    guard conformances.allSatisfy({ $0.missing(of: promised) == nil }) else { return nil }
    return conformances.allSatisfy { $0.doubt == nil }
  }

  private static func name(meantBy key: RouteKey, _ finding: Finding, in index: RouteIndex) -> String? {
    guard finding.rule != ClassAsGenericParameter.description.id else { return protocolName(of: key, in: index) }
    var similar = SimilarRoutes(in: index)
    return similar.name(similarTo: key)
  }

  /// The only protocol of a class that is declared routable for the kind.
  private static func protocolName(of key: RouteKey, in index: RouteIndex) -> String? {
    let adopted = index.classes.protocols(adoptedBy: index.classes.ancestry(of: key.name).names)
    let routes = index.protocolRoutes.filter {
      $0.key.space == key.space && !$0.declarations.isEmpty && adopted.contains($0.key.name)
    }
    return routes.count == 1 ? routes[0].key.name : nil
  }
}
