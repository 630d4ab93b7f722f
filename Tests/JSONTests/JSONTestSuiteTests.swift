import Foundation
import JSON
import Testing

/// The files of nst/JSONTestSuite: `y_` must be accepted, `n_` refused, `i_` may be either.
struct JSONTestSuiteTests {
  @Test func suite() throws {
    guard let folder = SharedData.jsonTestSuite else { return print("JSONTestSuite is not there: skipped.") }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 318)
    for file in files {
      let name = file.lastPathComponent
      let reason = refusal(of: try Data(contentsOf: file))
      switch name.prefix(2) {
      case "y_": #expect(reason == nil, "\(name)")
      case "n_": #expect(reason != nil, "\(name)")
      default: break
      }
    }
  }

  @Test(arguments: [
    "{}", "[]", " [ 1 , 2 ] ", "\t\r\n{}\n", "0", "-0", "-1", "1.5", "1e5", "1E-5", "1.25e+3", "\"\"", "true", "false",
    "null",
    "[[[]],{\"a\":{}}]", #""\"\\\/\b\f\n\r\t\u0041""#, "\"\u{7F}\"", "\"é€😀\"", #"{"a":1,"a":2}"#, "\u{FEFF}{}",
    "[1.0E+2]", #"{"":0}"#, #"["\ud83d\ude00"]"#,
  ])
  func accepted(_ text: String) { #expect(refusal(of: text) == nil) }

  @Test(arguments: [
    "", " ", "{", "[", "]", "}", "[1", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{'a':1}",
    "[1}",
    "{\"a\":1]", "[]]", "{}{}", "1 2", "01", "-01", "-", "+1", ".5", "-.5", "1.", "1.e1", "1e", "1e+", "0x1", "NaN",
    "Infinity", "-Infinity", "True", "nul", "nulls", "\"", "\"\\\"", "\"\\a\"", "\"\\u12\"", "\"\\u00g0\"", "\"\n\"",
    "\"\t\"",
    "\"\u{0}\"", "\u{0}", "1\u{0}", "{}\u{0}", "[]//", "/**/[]", "[1,,2]", "{,}", "{\"a\"::1}", "\u{A0}[]",
    "[\u{FEFF}]",
    #"["\uD83D\u"]"#, "\"\\u+041\"",
  ])
  func refused(_ text: String) { #expect(refusal(of: text) == .syntax) }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0xC3, 0x28],
    ] as [[UInt8]])
  func refusedEncoding(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(refusal(of: [quote] + bytes + [quote]) == .encoding)
    #expect(refusal(of: [quote] + bytes) == .encoding)
  }
}
