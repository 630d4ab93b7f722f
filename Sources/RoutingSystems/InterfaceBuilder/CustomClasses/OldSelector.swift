/// A selector that a method may have in Swift 2, which leaves the label of the first argument out: `buy:` instead of
/// `buyWithSender:`, and `logIn:` instead of `logInSender:`, of which `logInWithSender:` is the other spelling.
struct OldSelector {
  private let text: String

  init(_ text: String) { self.text = text }

  func mayBe(anyOf selectors: [String]) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let (base, rest) = (text[..<colon], text[colon...])
    return selectors.contains { other in
      guard other.count > text.count, other.hasPrefix(base), other.hasSuffix(rest) else { return false }
      let label = other.dropFirst(base.count).dropLast(rest.count)
      return label.hasPrefix("With") && !label.contains(":")
    }
  }
}
