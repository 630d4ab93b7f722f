/// Source text reduced to its tokens, and where it stands.
///
/// Comments and white space are dropped; where two tokens meet in word characters, one space stands between them:
/// `UIViewController /* x */ & Foo.Bar` is spelled `UIViewController&Foo.Bar`, `any  P` is spelled `any P`.
/// Word characters are ASCII letters and digits, `_`, `$`, and everything beyond ASCII. Back-ticks around an identifier are
/// dropped. The range goes from the first token's start to the last one's end, back-ticks included.
package struct Spelling: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
