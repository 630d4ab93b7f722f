import Routes

/// Lets a controller render the state that its event handler has.
enum ChangeState: Repair {
  static let rules: [any Rule.Type] = [ModuleStateMismatch.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard finding.names.count == 2, let page = environment.page(finding.site.file) else { return [] }
    let (own, other) = (finding.names[0], finding.names[1])
    let spelling = page.spelling(page.offsets(of: finding.site.range))
    let words = spelling.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let places = words.filter { $0 == own }
    guard places.count == 1 else { return [] }
    let range = places[0].startIndex..<places[0].endIndex
    return [.change(finding.site, to: spelling.replacingCharacters(in: range, with: other), isPreferred: true)]
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
