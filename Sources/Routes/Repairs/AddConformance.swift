import SourceModel

/// Lets a registered class adopt what the library asks of it: `ZIKRoutableView`, or the protocol that its router is registered with.
enum AddConformance: Repair {
  static let rules: Set<String> = ["destination-not-conforming", "destination-not-routable"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    guard let lack = lack(finding, in: bench.index), let edit = edit(lack, at: finding.site, bench) else { return [] }
    let title =
      lack.isMark
      ? "Declare '\(lack.type)' as a routable \(lack.made.family.rawValue)"
      : "Let '\(lack.type)' conform to '\(lack.adopted)'"
    return [Fix(title: title, isPreferred: lack.isMark, edits: [edit])]
  }

  private struct Lack {
    var type: String
    var made: MadeDestination
    var adopted: String
    /// Whether it is one of the library's own protocols, which ask for no members.
    var isMark: Bool
  }

  private static func lack(_ finding: Finding, in index: RouteIndex) -> Lack? {
    if finding.rule == DestinationNotRoutable.description.id {
      let made = index.destinationTable.made.first { $0.site == finding.site }
      return made.flatMap { made in
        made.type.map { Lack(type: $0, made: made, adopted: made.family.mark, isMark: true) }
      }
    }
    let subject = DestinationNotConforming.subjects(in: index).first {
      $0.adapter == nil && $0.registration.site == finding.site && index.types.isProtocol($0.lacking)
    }
    return subject.map {
      Lack(type: $0.destination.type, made: $0.destination.made, adopted: $0.lacking, isMark: false)
    }
  }

  /// In the file that registers the class, which sees both.
  private static func edit(_ lack: Lack, at site: Site, _ bench: RepairBench) -> Fix.Edit? {
    guard let page = bench.page(lack.made.site.file) else { return nil }
    let start = page.offset(of: lack.made.site.range.start)
    let spelled = page.spelling(start..<max(start, page.offset(of: lack.made.site.range.end)))
    switch bench.index.language(of: site.file) {
    case .swift: return page.addition(["extension \(spelled): \(lack.adopted) {}"])
    case .objectiveC:
      return page.implementationStart(before: start).map { page.addition(lines(lack), beforeLineOf: $0) }
    case nil: return nil
    }
  }

  private static func lines(_ lack: Lack) -> [String] {
    guard lack.isMark else { return ["@interface \(lack.type) (\(lack.adopted)) <\(lack.adopted)>", "@end", ""] }
    return [ZIKRouterVocabulary.markMacro(of: lack.made.family, lack.type, lack.made.router ?? lack.type), ""]
  }
}

extension ZIKRouterVocabulary {
  /// `DeclareRoutableView(C, CRouter)` (ZIKViewRouter.h:665, ZIKServiceRouter.h:405).
  static func markMacro(of family: RouteFamily, _ type: String, _ router: String) -> String {
    "DeclareRoutable\(family == .view ? "View" : "Service")(\(type), \(router))"
  }
}

extension SourcePage {
  /// Where the last `@implementation` before an offset begins.
  func implementationStart(before offset: Int) -> Int? {
    var start = lineStart(of: offset)
    while true {
      if line(of: start).drop(while: { $0 == " " }).hasPrefix("@implementation") { return start }
      guard start > 0, case let next = lineStart(of: start - 1), next < start else { return nil }
      start = next
    }
  }
}
