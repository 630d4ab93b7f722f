import Routes
import SourceModel

/// A rule about casts to classes that controllers of documents are not of.
protocol CastRule: Rule where Subject == Route {
  /// The spaces of the routes that lead to the controllers.
  static var spaces: [RouteSpace] { get }
  /// The classes of the controllers that a route leads to. nil if one of them is not known, and if there is none.
  static func controllers(of route: Route, in index: RouteIndex) -> [ControllerClass]?
  /// A main clause: `the segue 'ShowPrice' leads to a 'PriceViewController'`.
  static func statement(on route: Route, _ controller: ControllerClass) -> String
}

extension CastRule {
  static func subjects(in index: RouteIndex) -> [Route] {
    guard !index.systemFacts(of: ControllerCast.self).isEmpty else { return [] }
    return spaces.flatMap { index.routes(in: $0) }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let casts = index.answer(ControllerCasts.self).bySite
    let lookUps = route.lookUps.filter { lookUp in
      casts[lookUp.site] != nil && lookUp.doubt == nil && !lookUp.conditions.isNeverCompiled
        && index.origins[lookUp.site.file] == .product && index.doubtOfFile(at: lookUp.site) == nil
    }
    guard !lookUps.isEmpty, let controllers = controllers(of: route, in: index) else { return [] }
    return lookUps.map(\.site).flatMap { site in
      (casts[site] ?? []).compactMap { finding(about: $0, of: controllers, route, at: site.file, in: index) }
    }
  }

  private static func finding(
    about cast: ControllerCast, of controllers: [ControllerClass], _ route: Route, at file: FileID,
    in index: RouteIndex
  ) -> Finding? {
    guard let type = index.classes.name(of: cast.type.text, scope: cast.scope, file: file),
      controllers.allSatisfy({ $0.cannotBe(type, in: index) == true }), let first = controllers.first
    else { return nil }
    let end = cast.isForced ? "the cast to '\(type)' fails" : "the cast to '\(type)' gives nil"
    var finding = finding(
      at: Site(file: file, range: cast.type.range), "\(statement(on: route, first)), so that \(end)")
    if !cast.isForced { finding.limit = .warning }
    return finding
  }
}
