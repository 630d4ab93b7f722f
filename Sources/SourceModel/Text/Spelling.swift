/// Source text reduced to its tokens, and where it stands.
///
/// Comments and white space are dropped; where they alone separate two word characters, one space stays:
/// `UIViewController /* x */ & Foo.Bar` is spelled `UIViewController&Foo.Bar`, `any  P` is spelled `any P`.
/// Back-ticks around an identifier are dropped.
package struct Spelling: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
