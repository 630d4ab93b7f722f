import Routes
import SourceModel

/// Adds a protocol to a class that must adopt it: `ZIKRoutableView`, or the protocol that its
/// router is registered with.
enum AddConformance: Repair {
  static let rules: [any Rule.Type] = [
    ConfigNotConforming.self, DestinationNotConforming.self, DestinationNotRoutable.self,
  ]
  static let safeRules: [any Rule.Type] = [DestinationNotRoutable.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let lack = lack(finding, environment), let edit = edit(lack, environment) else { return [] }
    let title =
      lack.mark.map { "Declare '\(lack.type)' as a routable \($0.name)" }
      ?? "Let '\(lack.type)' conform to '\(lack.adopted)'"
    return [Fix(title: title, isPreferred: lack.mark != nil, edits: [edit])]
  }

  /// The edits that declare a class as a routable destination, beside the code at a site that
  /// registers it; empty if it is one, or if no such code can be written.
  static func mark(
    _ type: String, _ family: RouteFamily, router: String, at site: Site, with environment: FixEnvironment
  ) -> [Fix.Edit] {
    let index = environment.index
    let names = index.classes.ancestry(of: type).names
    let isRoutable = index.destinations.contains { $0.family == family && names.contains($0.type) }
    guard !isRoutable, !index.isFixedBySuperclass(type, family), !index.isMarkedBelow(type, family) else { return [] }
    let lack = Lack(type: type, adopted: family.mark, site: site, router: router, conditions: [], mark: family)
    return edit(lack, environment).map { [$0] } ?? []
  }

  private struct Lack {
    var type: String
    var adopted: String
    /// The place that registers the class, in a file that can name both.
    var site: Site
    var router: String?
    var conditions: ConditionStack
    /// The family if the protocol is its mark, which requires no members; otherwise nil.
    var mark: RouteFamily?
  }

  private static func lack(_ finding: Finding, _ environment: FixEnvironment) -> Lack? {
    let index = environment.index
    switch finding.rule {
    case DestinationNotRoutable.description.id:
      guard let made = index.destinationTable.made.first(where: { $0.site == finding.site }), let type = made.type,
        !index.isFixedBySuperclass(type, made.family), !index.isMarkedBelow(type, made.family)
      else { return nil }
      return Lack(
        type: type, adopted: made.family.mark, site: made.site, router: made.router,
        conditions: made.call.conditions, mark: made.family)
    case ConfigNotConforming.description.id:
      guard let route = environment.route(at: finding.site), let router = index.router(registeringAt: finding.site),
        let registration = route.registrations.first(where: { $0.site == finding.site }),
        let type = index.configurations(of: router).first,
        let lacking = Conformance(index.classes.ancestry(of: type), in: index).missing(of: route.components),
        index.types.isProtocol(lacking)
      else { return nil }
      return Lack(type: type, adopted: lacking, site: finding.site, conditions: registration.call.conditions)
    default:
      let subject = DestinationNotConforming.subjects(in: index).first {
        $0.adapter == nil && $0.registration.site == finding.site && index.types.isProtocol($0.lacking)
      }
      return subject.map {
        let made = $0.destination.made
        return Lack(type: $0.destination.type, adopted: $0.lacking, site: made.site, conditions: made.call.conditions)
      }
    }
  }

  /// nil where what is written would be wrong in some build.
  private static func edit(_ lack: Lack, _ environment: FixEnvironment) -> Fix.Edit? {
    let scope = environment.index.classes.entry(lack.type)?.scope ?? []
    guard let page = environment.page(lack.site.file), lack.conditions.isAlwaysCompiled,
      environment.index.isInReach(lack.type, scope: scope)
    else { return nil }
    switch environment.index.language(of: lack.site.file) {
    case .swift where environment.index.isGeneric(lack.type, scope: scope): return nil
    case .swift:
      let path = SwiftName.spelled((scope + [lack.type]).joined(separator: "."))
      return page.addition(["extension \(path): \(SwiftName.spelled(lack.adopted)) {}"])
    case .objectiveC:
      let start = page.offset(of: lack.site.range.start)
      return page.implementationStart(before: start).map { page.addition(lines(lack), beforeLineOf: $0) }
    case .xml, nil: return nil
    }
  }

  private static func lines(_ lack: Lack) -> [String] {
    guard let family = lack.mark else {
      return ["@interface \(lack.type) (\(lack.adopted)) <\(lack.adopted)>", "@end", ""]
    }
    return [ZIKRouterVocabulary.markMacro(of: family, lack.type, lack.router ?? lack.type), ""]
  }
}

extension RouteIndex {
  /// True if a superclass is a registered destination too. Fixing it fixes the class.
  fileprivate func isFixedBySuperclass(_ type: String, _ family: RouteFamily) -> Bool {
    classes.ancestry(of: type).names.contains {
      $0 != type && destinationTable.byClass[DestinationTable.Class(name: $0, family: family)] != nil
    }
  }

  /// True if a subclass adopts a family's mark itself, and would then have it twice.
  fileprivate func isMarkedBelow(_ type: String, _ family: RouteFamily) -> Bool {
    guard types.heads.contains(adopting: type, where: { _, _ in true }) else { return false }
    return types.heads.contains(adopting: family.mark) { head, _ in
      let name = TypeName.simple(head.name.text)
      return name != type && classes.ancestry(of: name).names.contains(type)
    }
  }

  /// True if a class, a type around it or a superclass has generic parameters. Then no extension
  /// can adopt a protocol of Objective-C (`objc_protocol_in_generic_extension` in Swift's
  /// DiagnosticsSema.def).
  fileprivate func isGeneric(_ type: String, scope: [String]) -> Bool {
    (classes.ancestry(of: type).names + scope).contains { name in
      types.heads.contains(declaring: name) { head, file in
        file.language == .swift && head.kind != .protocol && !head.generics.isEmpty
      }
    }
  }
}

extension ZIKRouterVocabulary {
  /// `DeclareRoutableView(C, CRouter)` (ZIKViewRouter.h:665, ZIKServiceRouter.h:405).
  static func markMacro(of family: RouteFamily, _ type: String, _ router: String) -> String {
    "DeclareRoutable\(family.nameComponent)(\(type), \(router))"
  }
}

extension EditableSource {
  /// The start of the last `@implementation` before an offset; nil if there is none.
  func implementationStart(before offset: Int) -> Int? {
    var start = lineStart(of: offset)
    while true {
      if line(of: start).drop(while: { $0 == " " }).hasPrefix("@implementation") { return start }
      guard start > 0, case let next = lineStart(of: start - 1), next < start else { return nil }
      start = next
    }
  }
}
