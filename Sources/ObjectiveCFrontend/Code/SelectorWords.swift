/// What the words of selectors mean to Swift.
enum SelectorWords {
  /// The property that a method sets: `transition` for `setTransition:`; nil for other selectors.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.utf8.count > "set:".utf8.count else {
      return nil
    }
    let name = selector.dropFirst("set".count).dropLast()
    guard name.beginsUppercase, !name.contains(":") else { return nil }
    return lowered(name)
  }

  /// The label of the first argument: `view` for `initWithView:input:`, empty for `init`; nil for other selectors.
  static func firstLabel(ofInitializer selector: String) -> String? {
    guard selector.hasPrefix("init") else { return nil }
    var word = selector.dropFirst("init".count).prefix { $0 != ":" }
    if word.first?.isLowercase == true { return nil }
    if word.hasPrefix("With") { word = word.dropFirst("With".count) }
    return lowered(word)
  }

  /// With the first word in small letters: `url` for `URL`, `urlText` for `URLText`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
