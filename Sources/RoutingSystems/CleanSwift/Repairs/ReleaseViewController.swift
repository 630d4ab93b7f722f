import Routes
import SourceModel

/// Makes the property of a router or a presenter that keeps its view controller weak, and its protocol one of classes.
enum ReleaseViewController: Repair {
  static let rules: [any Rule.Type] = [StrongViewController.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let parts = environment.index.answer(SceneParts.self)
    guard let property = parts.property(at: finding.site), let page = environment.page(finding.site.file),
      let keyword = page.word(before: page.offset(of: finding.site.range.start)), page.spelling(keyword) == "var",
      let type = property.property.type?.text, type.hasSuffix("?") || type.hasSuffix("!")
    else { return [] }
    let weak = page.insertion("weak ", at: keyword.lowerBound)
    let name = TypeName.simple(String(type.dropLast()))
    guard parts.types.isProtocol(name), !parts.types.isOfClasses(name) else {
      return [Fix(title: "Make it weak", isPreferred: true, edits: [weak])]
    }
    guard let bound = ClassBoundProtocol.edit(of: name, environment) else { return [] }
    return [Fix(title: "Make it weak, and '\(name)' a protocol of classes", isPreferred: true, edits: [weak, bound])]
  }
}
