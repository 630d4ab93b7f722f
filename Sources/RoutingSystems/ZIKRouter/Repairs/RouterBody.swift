import Routes
import SourceModel

/// The start of a router's methods.
struct RouterBody {
  let language: Language
  /// The place of a name in the body, or before it.
  let site: Site
  private let page: EditableSource
  private let start: Int

  /// In Objective-C, the implementation is found by one of its methods.
  init?(_ router: Router, _ environment: FixEnvironment) {
    guard let declared = router.declared, let language = environment.index.language(of: declared.file) else {
      return nil
    }
    let known = language == .swift ? declared : environment.index.methods.anySite(in: router.name)
    guard let known, let page = environment.page(known.file) else { return nil }
    let offset = page.offset(of: known.range.start)
    let start = language == .swift ? page.bodyStart(from: offset) : page.implementationStart(before: offset)
    guard let start else { return nil }
    (self.page, self.language, site) = (page, language, known)
    self.start = language == .swift ? start : page.lineEnd(of: start)
  }

  func edit(adding lines: [String]) -> Fix.Edit { page.addition(lines, toBodyAt: start) }
}
