import Routes
import SourceModel

/// Registers a class with the method of its router's family: `registerView` instead of
/// `registerService`.
enum ChangeFamily: Repair {
  static let rules: [any Rule.Type] = [WrongRouterFamily.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard let made = index.destinationTable.made.first(where: { $0.site == finding.site }), let type = made.type,
      let family = made.router.flatMap(index.router)?.family, family == .service || index.isView(type),
      let page = environment.page(finding.site.file),
      let word = page.registeringMethod(before: page.offset(of: finding.site.range.start))
    else { return [] }
    let name = "register\(made.form == .exclusive ? "Exclusive" : "")\(family.nameComponent)"
    // A class of the other family rather needs another router.
    let isOther = index.destinations.contains { $0.type == type && $0.family != family }
    let mark = AddConformance.mark(type, family, router: made.router ?? type, at: made.site, with: environment)
    return [
      Fix(
        title: "Change to '\(name)'", isPreferred: !isOther || mark.isEmpty,
        edits: [page.replacement(of: word, with: name)] + mark)
    ]
  }
}

extension RouteIndex {
  /// True if a class is certainly a view or a view controller.
  fileprivate func isView(_ type: String) -> Bool {
    guard case .apple(let name) = classes.ancestry(of: type).end else { return false }
    return AppleClass.family(of: name).map { $0 != .other } ?? false
  }
}
