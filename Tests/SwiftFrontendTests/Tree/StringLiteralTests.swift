import SourceModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontend

/// The values of string literals equal those of swift-syntax.
@Suite struct StringLiteralTests {
  /// Each is the only expression of a file.
  private static let literals: [String] = [
    #""""#, #""plain""#, #""two words""#, #""Ünïcödé 🧭""#, #"" \" quoted \" ""#,
    #""\0 \n \r \t \\ \' \"""#, #""\u{41}""#, #""\u{1F600}\u{301}""#, #""\u{0000041}""#, #""\u{000000041}""#,
    #""\u{}""#, #""\u{110000}""#, #""\u{D800}""#, #""\u41""#, #""\u{41""#, #""\u{4g}""#, #""\q""#, #""\ ""#,
    #""open"#, #"'single'"#, #""ends \"#, #""a\\""#, #""\\\\n""#, #""\(value)""#, #""a\(value)b""#, #""\(a)\(b)""#,
    ##"#""#"##, ##"#"raw"#"##, ##"#"\n"#"##, ##"#"\#n\#t\#u{41}"#"##, ##"#"a "quoted" b"#"##, ##"#"\\"#"##,
    ##"#"\#(value)"#"##, ##"#"\(value)"#"##, ##"#"\#q"#"##, ##"#"#"#"##,
    ###"##"a"# \#n \##n"##"###, ###"##"\#(value)"##"###,
    "\"\"\"\n\"\"\"", "\"\"\"\n\n\"\"\"", "\"\"\"\na\n\"\"\"", "\"\"\"\na\nb\n\"\"\"", "\"\"\"\n\na\n\n\"\"\"",
    "\"\"\"\n  a\n    b\n  c\n  \"\"\"", "\"\"\"\n\ta\n\t\tb\n\t\"\"\"", "\"\"\"\n  a\n\n  b\n  \"\"\"",
    "\"\"\"\n  a\n \n  b\n  \"\"\"", "\"\"\"\n  a\n  \n  b\n  \"\"\"", "\"\"\"\n a\n  b\n  \"\"\"",
    "\"\"\"\n  \"\"\"", "\"\"\"\n\n  \"\"\"", "\"\"\"\n  \n  \"\"\"",
    "\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"\"\"\r  a\r  b\r  \"\"\"", "\"\"\"\n  a\r\n  b\n  \"\"\"",
    "\"\"\"\n  a \\\n  b\n  \"\"\"", "\"\"\"\n  a \\  \n  b\n  \"\"\"", "\"\"\"\n  a\\\\\n  b\n  \"\"\"",
    "\"\"\"\n  a \\\n    b \\\r\n  c\n  \"\"\"", "\"\"\"\n  a \\\n  \"\"\"", "\"\"\"\n  a \\ b\n  \"\"\"",
    "\"\"\"\n  \\\n  \"\"\"", "\"\"\"\n  a \\\n\n  b\n  \"\"\"",
    "\"\"\"\n  a \"\" b \"quoted\" \\\"\"\" c\n  \"\"\"", "\"\"\"\n  \\n\\t\\u{41}\n  \"\"\"",
    "\"\"\"  \n  a\n  \"\"\"", "\"\"\" a\n  \"\"\"", "\"\"\"\n  a\"\"\"", "\"\"\"\n  a\n", "\"\"\"\n\ta\n  \"\"\"",
    "\"\"\"\n  \\(value)\n  \"\"\"", "\"\"\"\n  a\\(value)\n  b\n  \"\"\"",
    "#\"\"\"\n  a \\n \"\"\" \\#n\n  \"\"\"#", "#\"\"\"\n  a \\#\n  b\n  \"\"\"#", "#\"\"\"\n  a \\\n  b\n  \"\"\"#",
    "#\"\"\"\n  a \\#\n  \"\"\"#", "#\"\"\"\n  a \\#  \n  \"\"\"#", "##\"\"\"\n  \\#\\##\\##n\n  \"\"\"##",
  ]

  @Test(arguments: literals) func equalsThatOfTheParser(_ code: String) throws {
    let text = SourceText(code)
    let file = text.withBytes { Parser.parse(source: $0) }
    let expected = file.statements.first?.item.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let tree = TreeCopy.tree(of: file, text)
    withExtendedLifetime(tree) {
      let literal = tree.root.contents.first.flatMap { StringLiteral($0) }
      #expect(literal?.value == expected)
    }
  }

  /// Literals with the pieces between their expressions, which are holes.
  @Test(
    arguments: [
      (#""""#, ""), (#""a\(b)""#, "a*"), (#""\(a)b\(c)d""#, "*b*d"), (#""\(a)\(b)""#, "*"), (#""a\nb""#, nil),
      (##"#"a\#(b)c"#"##, "a*c"), (#""\(a("b"))""#, "*"), ("\"\"\"\n  a\n  \"\"\"", nil),
    ] as [(String, String?)])
  func hasPieces(_ code: String, _ expected: String?) throws {
    let tree = SwiftOutline.tree(of: SourceText(code))
    withExtendedLifetime(tree) {
      let pieces = tree.root.contents.first.flatMap { StringLiteral($0)?.pieces }?.pieces
      let text = pieces?.map { if case .text(let text) = $0 { text } else { "*" } }.joined()
      #expect(text == expected)
    }
  }

  /// Literals that are nothing but an expression.
  @Test(
    arguments: [
      (#""\(A.self)""#, "A.self"), ("\"\"\"\n  \\(A.self)\n  \"\"\"", "A.self"), (##"#"\#(A.self)"#"##, "A.self"),
      (#"" \(A.self)""#, nil), (#""\(A.self)\(B.self)""#, nil), (#""\(a: A.self)""#, nil), (#""A.self""#, nil),
      ("\"\"\"\n  \\(A.self)\n\n  \"\"\"", nil),
    ] as [(String, String?)])
  func isNothingButAnExpression(_ code: String, _ expected: String?) throws {
    let tree = SwiftOutline.tree(of: SourceText(code))
    withExtendedLifetime(tree) {
      #expect(tree.root.contents.first.flatMap { StringLiteral($0)?.onlyExpression?.text } == expected)
    }
  }
}
