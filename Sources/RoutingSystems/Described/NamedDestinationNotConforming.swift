import Routes
import SourceModel

/// A class that a described system registers by its name for a protocol to which it does not conform. Of an object that
/// code makes, the compiler says so.
enum NamedDestinationNotConforming: Rule {
  static let description = DestinationNotConforming.description

  struct Subject {
    let route: Route
    let registration: Route.Registration
    let type: String
    let conformance: Conformance
    let lacking: String
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let index = index.withoutUses
    return index.routes(.type).filter(\.key.space.table.isDescribed).flatMap { route in
      route.registrations.compactMap { subject(route, $0, in: index) }
    }
  }

  /// nil for a class or protocol that the tree does not declare.
  private static func subject(
    _ route: Route, _ registration: Route.Registration, in index: RouteIndex
  ) -> Subject? {
    guard registration.namesDestination, !registration.call.conditions.isNeverCompiled,
      let type = registration.destinations.first, index.classes.entry(type) != nil
    else { return nil }
    let conformance = Conformance(index.classes.ancestry(of: type), in: index)
    guard index.classes.types.isProtocol(route.key.name),
      let lacking = conformance.missing(of: [route.key.name])
    else { return nil }
    return Subject(
      route: route, registration: registration, type: type, conformance: conformance, lacking: lacking)
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let message =
      "'\(subject.type)' is registered for \(subject.route.key), but does not conform to '\(subject.lacking)'"
    var finding = finding(at: subject.registration.site, message, doubt: doubt(subject, in: index))
    finding.standard = .warning
    return [finding]
  }

  private static func doubt(_ subject: Subject, in index: RouteIndex) -> String? {
    let site = subject.registration.site
    if let doubt = subject.conformance.ancestry.doubt ?? subject.conformance.doubt { return doubt }
    if index.origins[site.file] != .product { return index.applications.doubtOfUnlinked }
    if !subject.registration.isReliable { return "the file could not be read completely" }
    if index.classes.sites(of: subject.type).count > 1 { return "several classes are called '\(subject.type)'" }
    return index.outOfSight(from: site).map { "code outside the scan may declare more of it: \($0)" }
  }
}
