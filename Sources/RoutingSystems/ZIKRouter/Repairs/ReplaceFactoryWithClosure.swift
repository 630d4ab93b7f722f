import Routes
import SourceModel

/// Replaces a C function by a closure that calls it: `making:` instead of `factory:`.
enum ReplaceFactoryWithClosure: Repair {
  static let rules: [any Rule.Type] = [BrokenIdentifierFactory.self]

  private static let closures = [
    "factory": ZIKRouterVocabulary.makingLabel, "configurationFactory": ZIKRouterVocabulary.configurationLabel,
  ]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file),
      let language = environment.index.language(of: finding.site.file)
    else {
      return []
    }
    // After the parenthesis, or the colon.
    let labels = page.labels(from: page.offset(of: finding.site.range.end) + 1)
    guard let label = labels.first(where: { closures[page.spelling($0)] != nil }),
      let new = closures[page.spelling(label)]
    else { return [] }
    let function = language == .swift ? nil : page.name(behind: label)
    guard language == .swift || function != nil else { return [] }
    let wrapping = function.map { [block(calling: $0, new, labels, page)] } ?? []
    let edits = [page.replacement(of: label, with: new)] + wrapping
    return [Fix(title: "Change to '\(new):'", isPreferred: true, edits: edits)]
  }

  /// The closure or block that calls a function. In Swift, the function itself serves as a closure.
  private static func block(
    calling function: Range<Int>, _ label: String, _ labels: [Range<Int>], _ page: EditableSource
  ) -> Fix.Edit {
    let name = page.spelling(function)
    guard label == ZIKRouterVocabulary.makingLabel else {
      return page.replacement(of: function, with: "^{ return \(name)(); }")
    }
    let isView = labels.contains { ZIKRouterVocabulary.easyLabels[page.spelling($0)] == .view }
    let configuration = isView ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration"
    return page.replacement(
      of: function, with: "^id(\(configuration) *configuration) { return \(name)(configuration); }")
  }
}

extension EditableSource {
  /// The name after a label; nil if the argument is anything but a name.
  fileprivate func name(behind label: Range<Int>) -> Range<Int>? {
    let start = endOfBlanks(from: label.upperBound + 1)
    let end = endOfWord(from: start)
    guard start < end, let next = byte(at: endOfBlanks(from: end)), next == UInt8(ascii: "]") else { return nil }
    return start..<end
  }
}
