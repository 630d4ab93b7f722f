import SourceModel

/// Takes away an extension that declares a protocol routable once more, where it holds nothing else.
enum RemoveDeclaration: Repair {
  static let rules: Set<String> = ["duplicate-declaration", "redundant-swift-declaration"]
  static let safeRules: Set<String> = ["redundant-swift-declaration"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    guard let page = bench.page(finding.site.file),
      let range = page.plainExtension(around: page.offset(of: finding.site.range.start))
    else { return [] }
    let edit = page.replacement(of: range, with: "")
    return [Fix(title: "Remove this declaration", isPreferred: true, edits: [edit])]
  }
}

extension SourcePage {
  /// The lines of the extension whose head holds an offset; nil where it holds more than one initialiser, or shares a line.
  fileprivate func plainExtension(around offset: Int) -> Range<Int>? {
    let start = lineStart(of: offset)
    let words = line(of: offset).split(separator: " ")
    guard words.prefix(2).contains("extension"), let body = bodyStart(from: offset) else { return nil }
    let first = endOfBlanks(from: body)
    guard isInitializer(from: first), let inner = bodyStart(from: first), let closed = closingBrace(from: inner) else {
      return nil
    }
    let last = endOfBlanks(from: closed)
    guard byte(at: last) == UInt8(ascii: "}"), endOfBlanks(from: last + 1) >= lineEnd(of: last) else { return nil }
    return start..<lineStart(ofLineBehind: last)
  }

  private func isInitializer(from start: Int) -> Bool {
    let head = text.bytes[start...].prefix { $0 != UInt8(ascii: "(") }
    return ["init", "public init", "internal init"].contains(String(decoding: head, as: UTF8.self))
  }

  /// The offset behind the brace that closes a body of one call.
  private func closingBrace(from start: Int) -> Int? {
    var offset = endOfBlanks(from: start)
    while let byte = byte(at: offset), byte != UInt8(ascii: "{") {
      if byte == UInt8(ascii: "}") { return offset + 1 }
      offset = endOfBlanks(from: offset + 1)
    }
    return nil
  }
}
