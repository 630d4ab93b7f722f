import Routes
import SourceModel

/// A rule about casts to classes that controllers of documents are not of.
protocol CastRule: CheckedCastRule {
  /// The spaces of the routes that lead to the controllers.
  static var spaces: [RouteSpace] { get }
  /// The classes of the controllers that a route leads to. nil if one of them is not known, and if there is none.
  static func controllers(of route: Route, in index: RouteIndex) -> [ControllerClass]?
  static func statement(on route: Route, _ controller: ControllerClass) -> String
}

extension CastRule {
  static func subjects(in index: RouteIndex) -> [CheckedCast] { castsOfRoutes(in: index) }

  /// The casts of what look-ups of routes give.
  static func castsOfRoutes(in index: RouteIndex) -> [CheckedCast] {
    guard !index.systemFacts(of: ControllerCast.self).isEmpty else { return [] }
    return spaces.flatMap { index.routes(in: $0) }.flatMap { casts(of: $0, in: index) }
  }

  private static func casts(of route: Route, in index: RouteIndex) -> [CheckedCast] {
    let casts = index.answer(ControllerCasts.self).bySite
    let lookUps = route.lookUps.filter { lookUp in
      casts[lookUp.site] != nil && lookUp.doubt == nil && !lookUp.conditions.isNeverCompiled
        && index.origins[lookUp.site.file] == .product && index.doubtOfFile(at: lookUp.site) == nil
    }
    guard !lookUps.isEmpty, let controllers = controllers(of: route, in: index), let first = controllers.first else {
      return []
    }
    let statement = statement(on: route, first)
    return lookUps.map(\.site).flatMap { site in
      let checked = (casts[site] ?? []).map { $0.checked(in: site.file, controllers, statement) }
      // Code that asks for several classes is prepared for others.
      let isPrepared = checked.count > 1 && checked.contains { !$0.fails(in: index) }
      return isPrepared ? checked.filter(\.isForced) : checked
    }
  }
}

extension ControllerCast {
  /// The cast with what is known of its controller.
  func checked(in file: FileID, _ controllers: [ControllerClass], _ statement: String) -> CheckedCast {
    CheckedCast(
      type: type, isForced: isForced, scope: scope, file: file, controllers: controllers, statement: statement)
  }
}
