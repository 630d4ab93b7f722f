import Routes
import SourceModel

/// Gives a segue without an identifier the one that calls its route.
enum IdentifySegue: Repair {
  static let rules: [any Rule.Type] = [AnonymousSegue.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    let calls = index.answer(DispatchedRouters.self).reached.flatMap { AnonymousSegue.calls(of: $0, in: index) }
    guard let call = calls.first(where: { $0.site == finding.site }), let page = environment.page(finding.site.file),
      let start = page.start(ofAttribute: "id", valueAt: page.offset(of: finding.site.range.start))
    else { return [] }
    let attribute = "identifier=\"\(call.identifier)\""
    return [Fix(title: "Add \(attribute)", isPreferred: true, edits: [page.insertion("\(attribute) ", at: start)])]
  }
}

extension EditableSource {
  /// The offset of an attribute whose value begins at an offset; nil if the text before the value is another one.
  fileprivate func start(ofAttribute name: String, valueAt value: Int) -> Int? {
    let text = "\(name)=\""
    let start = value - text.utf8.count
    return start >= 0 && spelling(start..<value) == text ? start : nil
  }
}
