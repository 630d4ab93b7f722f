import Routes
import SourceModel

/// Lets the closure of a cell hold the cell or the screen weakly, and a cell its delegate.
enum KeepOwnerWeakly: Repair {
  static let rules: [any Rule.Type] = [CellKeepsOwner.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file) else { return [] }
    let index = environment.index
    if let closure = index.systemFacts(of: CellClosure.self).first(where: { $0.site == finding.site }) {
      return capture(closure.fact, page, in: index)
    }
    let delegate = index.systemFacts(of: CellDelegate.self).first { $0.site == finding.site }
    guard delegate?.fact.isOptional == true,
      let word = page.word(before: page.offset(of: finding.site.range.start)), page.spelling(word) == "var"
    else { return [] }
    return [
      Fix(title: "Make it weak", isPreferred: true, edits: [page.insertion("weak ", at: word.lowerBound)])
    ]
  }

  private static func capture(_ closure: CellClosure, _ page: EditableSource, in index: RouteIndex) -> [Fix] {
    let keepsOwner = closure.keepsOwner && CellKeepsOwner.isView(closure.owner, in: index)
    let names = (keepsOwner ? ["self"] : []) + (closure.keepsCell ? [closure.cell] : [])
    guard let edits = WeakCapture(of: names, by: closure, page)?.edits else { return [] }
    let title = "Capture \(names.map { "'\($0)'" }.joined(separator: " and ")) weakly"
    return [Fix(title: title, isPreferred: true, edits: edits)]
  }
}

/// The edits that let a closure hold some objects weakly.
private struct WeakCapture {
  private let page: EditableSource
  private let names: [String]
  /// The offset behind the brace, or before the bracket that ends a list of captures.
  private let start: Int
  private let hasList: Bool
  /// The offset behind the parameters and `in`; nil without them.
  private let body: Int?

  /// nil for a closure with types in its signature, or with values in its list of captures.
  init?(of names: [String], by closure: CellClosure, _ page: EditableSource) {
    (self.page, self.names) = (page, names)
    let brace = page.offset(of: closure.range.start)
    let first = page.endOfBlanks(from: brace + 1)
    hasList = page.byte(at: first) == UInt8(ascii: "[")
    guard page.byte(at: brace) == UInt8(ascii: "{"), page.byte(at: first) != UInt8(ascii: "(") else { return nil }
    if !hasList, !closure.hasParameters {
      (start, body) = (brace + 1, nil)
      return
    }
    let list = hasList ? Self.lengthOfList(page.spelling(first..<page.lineEnd(of: first))) : 0
    guard let list else { return nil }
    let end = hasList ? first + list : brace + 1
    guard let length = Self.lengthOfParameters(page.spelling(end..<page.lineEnd(of: end))) else { return nil }
    (start, body) = (hasList ? end - 1 : end, end + length)
  }

  /// The bytes of a list of captures that are only names: `[weak self]`.
  private static func lengthOfList(_ line: String) -> Int? {
    guard let end = line.firstIndex(of: "]"), !line[..<end].dropFirst().contains(where: { "[(=\"".contains($0) }) else {
      return nil
    }
    return line[...end].utf8.count
  }

  /// The bytes up to the end of `in`, if only names stand before it.
  private static func lengthOfParameters(_ line: String) -> Int? {
    guard let end = line.ranges(of: " in").first(where: { line[$0.upperBound...].first.map { $0 == " " } ?? true }),
      line[..<end.lowerBound].utf8.allSatisfy({ Spelling.isWordByte($0) || $0 == UInt8(ascii: ",") || $0 == 0x20 })
    else { return nil }
    return line[..<end.upperBound].utf8.count
  }

  var edits: [Fix.Edit] {
    let captures = names.map { "weak \($0)" }.joined(separator: ", ")
    guard let body else { return [page.insertion(" [\(captures)] in\(check(before: start))", at: start)] }
    let list = hasList ? ", \(captures)" : " [\(captures)]"
    return [page.insertion(list, at: start), page.insertion(check(before: body), at: body)]
  }

  private func check(before offset: Int) -> String {
    let text = "guard \(names.map { "let \($0)" }.joined(separator: ", ")) else { return }"
    let next = page.endOfBlanks(from: offset)
    if page.lineStart(of: offset) == page.lineStart(of: next) { return " \(text);" }
    return page.lineBreak + page.indentation(at: next) + text
  }
}
