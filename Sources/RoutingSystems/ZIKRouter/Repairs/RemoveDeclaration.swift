import Routes
import SourceModel

/// Removes an extension that declares a protocol routable a second time, if it contains nothing else.
enum RemoveDeclaration: Repair {
  static let rules: [any Rule.Type] = [DuplicateDeclaration.self, RedundantSwiftDeclaration.self]
  static let safeRules: [any Rule.Type] = [RedundantSwiftDeclaration.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file),
      let range = page.plainExtension(around: page.offset(of: finding.site.range.start))
    else { return [] }
    let edit = page.replacement(of: range, with: "")
    return [Fix(title: "Remove this declaration", isPreferred: true, edits: [edit])]
  }
}

extension EditableSource {
  /// The lines of the extension whose head contains an offset; nil if it contains more than one
  /// initialiser, has an attribute, or shares a line with other code.
  fileprivate func plainExtension(around offset: Int) -> Range<Int>? {
    let start = lineStart(of: offset)
    guard beginsExtension(start..<offset), endsDeclaration(before: start), let body = bodyStart(from: offset) else {
      return nil
    }
    let first = endOfBlanks(from: body)
    guard isInitializer(from: first), let inner = bodyStart(from: first), let closed = closingBrace(from: inner) else {
      return nil
    }
    let last = endOfBlanks(from: closed)
    guard byte(at: last) == UInt8(ascii: "}"), isEnd(of: last + 1..<lineEnd(of: last)) else { return nil }
    return start..<lineStart(ofLineBehind: last)
  }

  /// True if the line before an offset begins with the head of an extension.
  private func beginsExtension(_ range: Range<Int>) -> Bool {
    let words = spelling(range).split { $0 == " " || $0 == "\t" }
    let isPlain = !range.contains { byte(at: $0).map("{};/@".utf8.contains) ?? true }
    return isPlain && words.drop(while: Self.modifiers.contains).first == "extension"
  }

  private static let modifiers = Set(TypeHead.Access.allCases.map { Substring($0.rawValue) } + ["nonisolated"])

  /// True if a line contains nothing after an offset but a comment.
  private func isEnd(of range: Range<Int>) -> Bool {
    let rest = spelling(range).drop { $0 == " " || $0 == "\t" }
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// True if nothing above a line belongs to the declaration that begins in it: an attribute, a
  /// modifier, or the possible end of one.
  private func endsDeclaration(before start: Int) -> Bool {
    var end = start
    while end > 0 {
      end = lineStart(of: end - 1)
      let code = line(of: end).prefix(upTo: "//")
      let words = code.split { $0 == " " || $0 == "\t" }
      guard let first = words.first, let last = words.last else { continue }
      // Attributes may stand between directives.
      if first.hasPrefix("#") { continue }
      if last.hasSuffix("}") { return true }
      return !code.contains("@") && !Self.modifiers.contains(last) && !last.hasSuffix(")") && !last.hasSuffix("*/")
    }
    return true
  }

  private func isInitializer(from start: Int) -> Bool {
    let head = text.bytes[start...].prefix { $0 != UInt8(ascii: "(") }
    return ["init", "public init", "internal init"].contains(String(decoding: head, as: UTF8.self))
  }

  /// The offset after the brace that closes a body of one call; nil for any other body.
  private func closingBrace(from start: Int) -> Int? {
    var offset = endOfBlanks(from: start)
    while let byte = byte(at: offset), byte != UInt8(ascii: "{") {
      if byte == UInt8(ascii: "}") { return offset + 1 }
      offset = endOfBlanks(from: offset + 1)
    }
    return nil
  }
}

extension Substring {
  fileprivate func prefix(upTo mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self
  }
}
