import Routes
import SourceModel

/// Makes an extension that declares every protocol routable `fileprivate`, if none of its members
/// has a wider access level of its own.
enum MakeExtensionFileprivate: Repair {
  static let rules: [any Rule.Type] = [UnconstrainedRoutableExtension.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file), case let name = page.offset(of: finding.site.range.start),
      let word = page.word(before: name), page.spelling(word) == "extension",
      let body = page.bodyStart(from: name), let end = page.endOfBrackets(from: body - 1),
      !page.hasAccessLevel(body..<end)
    else { return [] }
    let before = page.word(before: word.lowerBound).flatMap { access.contains(page.spelling($0)) ? $0 : nil }
    let edit =
      before.map { page.replacement(of: $0, with: "fileprivate") }
      ?? page.insertion("fileprivate ", at: word.lowerBound)
    return [Fix(title: "Make this extension fileprivate", edits: [edit])]
  }

  fileprivate static let access: Set = ["internal", "open", "package", "public"]
}

extension EditableSource {
  fileprivate func hasAccessLevel(_ range: Range<Int>) -> Bool {
    let words = text.bytes[range].split { !Spelling.isWordByte($0) }
    return words.contains { MakeExtensionFileprivate.access.contains(String(decoding: $0, as: UTF8.self)) }
  }
}
