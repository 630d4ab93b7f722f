import Routes
import SourceModel

/// Replaces a text: by an identifier or a URL of a similar name, a URL pattern that can be matched,
/// the name that a declaration means, or a method or macro that the library has.
enum ChangeText: Repair {
  static let rules: [any Rule.Type] = [
    DeclaredTypeNameMismatch.self, InvalidURLPattern.self, OutdatedDefaultConfiguration.self,
    UnknownIdentifier.self, UnknownMacro.self, UnknownURL.self, UnmatchableURLPattern.self,
  ]
  static let safeRules: [any Rule.Type] = [
    DeclaredTypeNameMismatch.self, OutdatedDefaultConfiguration.self,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    // A constant may have other uses.
    guard !environment.index.isNamed(at: finding.site) else { return [] }
    let texts = texts(for: finding, in: environment.index)
    return texts.map { .change(finding.site, to: $0, isPreferred: texts.count == 1) }
  }

  private static func texts(for finding: Finding, in index: RouteIndex) -> [String] {
    switch finding.rule {
    case DeclaredTypeNameMismatch.description.id: name(declaredAt: finding.site, in: index).map { [$0] } ?? []
    case InvalidURLPattern.description.id, UnmatchableURLPattern.description.id:
      pattern(at: finding.site, in: index).map { [$0] } ?? []
    case OutdatedDefaultConfiguration.description.id: ["defaultRouteConfiguration"]
    case UnknownIdentifier.description.id: similar(to: finding.site, among: index.identifiers).map { [$0] } ?? []
    case UnknownMacro.description.id: ["ZIKRouterToViewModule", "ZIKRouterToServiceModule"]
    case UnknownURL.description.id: similar(to: finding.site, among: index.urls).map { [$0] } ?? []
    default: []
    }
  }

  private static func name(declaredAt site: Site, in index: RouteIndex) -> String? {
    index.protocolRoutes.first { $0.declarations.contains { $0.typeName?.site == site } }?.key.name
  }

  /// The pattern at a place as one that can match: with escapes, without a query, and without a
  /// slash at its end.
  private static func pattern(at site: Site, in index: RouteIndex) -> String? {
    guard let text = index.urls.first(where: { $0.registrations.contains { $0.site == site } }) else { return nil }
    var pattern = text.key.name.replacing(" ", with: "%20").prefix { $0 != "?" }
    while pattern.hasSuffix("/"), !pattern.hasSuffix("//") { pattern = pattern.dropLast() }
    let corrected = String(pattern)
    let urls = text.key.space.urlMatching
    return urls.invalidity(of: corrected) == nil && urls.unmatchability(of: corrected) == nil ? corrected : nil
  }

  /// A registered text that is similar to the one at a place. A pattern with placeholders is not a
  /// URL.
  private static func similar(to site: Site, among texts: ArraySlice<Route>) -> String? {
    guard let text = texts.first(where: { $0.lookUps.contains { $0.site == site } }) else { return nil }
    let registered = texts.lazy.filter {
      !$0.registrations.isEmpty && $0.key.space == text.key.space && $0.status.isAvailable
        && !$0.key.name.contains("/:")
    }
    return NearestWord.of(text.key.name, among: registered.map(\.key.name), limit: min(text.key.name.utf8.count / 5, 3))
  }
}
