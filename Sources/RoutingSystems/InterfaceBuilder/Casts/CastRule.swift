import Routes
import SourceModel

/// A cast of the controller that a document makes, to a class that it is perhaps not of.
struct CheckedCast {
  let cast: ControllerCast
  let file: FileID
  /// What the controller may be.
  let controllers: [ControllerClass]
  /// A main clause about the first of them: `the segue 'ShowPrice' leads to a 'PriceViewController'`.
  let statement: String
}

/// A rule about casts to classes that controllers of documents are not of.
protocol CastRule: Rule where Subject == CheckedCast {
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
      (casts[site] ?? []).map {
        CheckedCast(cast: $0, file: site.file, controllers: controllers, statement: statement)
      }
    }
  }

  static func check(_ checked: CheckedCast, in index: RouteIndex) -> [Finding] {
    let cast = checked.cast
    guard let type = index.classes.name(of: cast.type.text, scope: cast.scope, file: checked.file),
      checked.controllers.allSatisfy({ $0.cannotBe(type, in: index) == true })
    else { return [] }
    let end = cast.isForced ? "the cast to '\(type)' fails" : "the cast to '\(type)' gives nil"
    var finding = finding(
      at: Site(file: checked.file, range: cast.type.range), "\(checked.statement), so that \(end)")
    if !cast.isForced { finding.limit = .warning }
    return [finding]
  }
}
