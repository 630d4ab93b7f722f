import Routes
import SourceModel

/// Shows the member that a connection names to Objective-C.
enum MarkMember: Repair {
  static let rules = MemberUse.rules.map { $0 as any Rule.Type }

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let rule = MemberUse.rules.first(where: { $0.description.id == finding.rule }),
      let use = BrokenUse(finding, in: environment.index), use.isHidden
    else { return [] }
    let places = use.search.places(of: use.name, use.kind)
    guard places.count == 1, let place = places.first, environment.index.origins[place.file] == .product,
      let page = environment.page(place.file), let start = start(ofDeclarationAt: place, in: page)
    else { return [] }
    let mark = "@\(rule.mark)"
    return [
      Fix(title: "Mark '\(use.name)' '\(mark)'", isPreferred: true, edits: [page.insertion("\(mark) ", at: start)])
    ]
  }

  /// The first of the modifiers and the keyword before a name, as far as they are plain words of its line.
  private static func start(ofDeclarationAt name: Site, in page: EditableSource) -> Int? {
    guard let keyword = page.word(before: page.offset(of: name.range.start)),
      ["func", "let", "var"].contains(page.spelling(keyword))
    else { return nil }
    var start = keyword.lowerBound
    while let word = page.word(before: start), modifiers.contains(page.spelling(word)) { start = word.lowerBound }
    return start
  }

  private static let modifiers: Set = [
    "fileprivate", "final", "internal", "lazy", "open", "package", "private", "public", "unowned", "weak",
  ]
}
