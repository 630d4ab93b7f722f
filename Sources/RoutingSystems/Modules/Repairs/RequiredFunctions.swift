import Routes
import SourceModel

/// The functions of a protocol or a type as code spells them: `func getCard() -> Module<CardInput, CardOutput>`.
struct RequiredFunctions {
  /// In source order.
  let signatures: [String]

  /// nil for a protocol that requires anything else than functions of modules. `start` is the start of its body.
  init?(of methods: [ModuleMethod], bodyAt start: Int, in page: EditableSource) {
    var (offset, signatures): (Int, [String]) = (page.endOfBlanks(from: start), [])
    while let byte = page.byte(at: offset), byte != UInt8(ascii: "}") {
      let method = methods.first { Self.range(of: $0, in: page)?.lowerBound == offset }
      guard let range = method.flatMap({ Self.range(of: $0, in: page) }) else { return nil }
      signatures.append(page.spelling(range))
      offset = page.endOfBlanks(from: range.upperBound)
      if page.byte(at: offset) == UInt8(ascii: ";") { offset = page.endOfBlanks(from: offset + 1) }
    }
    self.signatures = signatures
    if signatures.isEmpty { return nil }
  }

  /// From `func` or `static` to the end of the result; nil for a function with other words before it.
  static func range(of method: ModuleMethod, in page: EditableSource) -> Range<Int>? {
    guard let result = method.result, method.name.text != "init", !method.modifiers.isOptional,
      let keyword = page.word(before: page.offset(of: method.name.range.start)), page.spelling(keyword) == "func"
    else { return nil }
    let end = page.offset(of: result.range.end)
    guard method.modifiers.isStatic else { return keyword.lowerBound..<end }
    guard let modifier = page.word(before: keyword.lowerBound), page.spelling(modifier) == "static" else { return nil }
    return modifier.lowerBound..<end
  }

  /// True if each is among some signatures, apart from white space.
  func areAll(among others: [String]) -> Bool {
    let others = Set(others.map(Self.compact))
    return signatures.map(Self.compact).allSatisfy(others.contains)
  }

  private static func compact(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  /// The functions, each with a body that ends the app.
  var stubs: [String] {
    var lines: [String] = []
    for signature in signatures {
      if !lines.isEmpty { lines.append("") }
      lines += ["    \(signature) {", "        fatalError(\"Build the module here.\")", "    }"]
    }
    return lines
  }
}
