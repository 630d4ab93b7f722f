/// The name of a function: `AppNavigator.open(_:animated:)`, `openRoute(_:)`, `-[AppNavigator open:animated:]`.
///
/// A method of Objective-C has the name that Swift imports it by, so one name serves both languages.
package struct FunctionName: Hashable, Sendable, Codable {
  /// The last name of the type that declares it; nil for a free function and for an initialiser.
  package let type: String?
  /// The name without labels; for an initialiser, that of its type.
  package let base: String
  /// The labels of the parameters; `_` for a parameter without one.
  package let labels: [String]
  package let isInitializer: Bool

  /// Parses a name as one of the spellings above; nil for any other text.
  package init?(_ text: String) {
    let text = text.trimmingSpaces
    if let message = Self.message(text) {
      self.init(selector: message.selector, of: message.type)
    } else {
      self.init(swift: text)
    }
  }

  private init?(swift text: Substring) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    let list = text[text.index(after: open)...].dropLast()
    guard list.isEmpty || list.last == ":", path.allSatisfy(Self.isName), let last = path.last else { return nil }
    labels = list.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard labels.allSatisfy({ Self.isName($0[...]) }) else { return nil }
    isInitializer = last == "init" && path.count > 1
    base = String(isInitializer ? path[path.count - 2] : last)
    type = path.count > 1 && !isInitializer ? String(path[path.count - 2]) : nil
  }

  private init?(selector: Substring, of type: Substring) {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = pieces.first, Self.isName(type), Self.isName(first),
      pieces.last?.isEmpty == true || pieces.count == 1
    else { return nil }
    guard pieces.dropFirst().dropLast().allSatisfy(Self.isName) else { return nil }
    self.type = String(type)
    base = String(first)
    labels = pieces.count == 1 ? [] : ["_"] + pieces.dropFirst().dropLast().map(String.init)
    isInitializer = false
  }

  /// The parts of `-[Type selector:]`, `+[Type selector:]` and `Type selector:`.
  private static func message(_ text: Substring) -> (type: Substring, selector: Substring)? {
    var text = text
    if text.hasPrefix("-[") || text.hasPrefix("+["), text.hasSuffix("]") { text = text.dropFirst(2).dropLast() }
    let words = text.split(separator: " ")
    return words.count == 2 ? (words[0], words[1]) : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}

extension FunctionName: CustomStringConvertible {
  /// The name as Swift spells it: `AppNavigator.open(_:)`.
  package var description: String {
    let path = isInitializer ? "\(base).init" : (type.map { "\($0)." } ?? "") + base
    return "\(path)(\(labels.map { "\($0):" }.joined()))"
  }
}

extension FunctionName {
  /// The parameter of each argument of a call, from zero; nil if the call cannot mean the function.
  /// Parameters with a default may be left out, and a closure after the call has no label.
  package func parameters(of arguments: [(label: String?, isTrailingClosure: Bool)]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      let isAny = argument.isTrailingClosure && argument.label == nil
      // A closure without a label is the last one that leaves the closures behind it their labels.
      let following = position + 1 < arguments.count ? arguments[position + 1].label : nil
      let end = following.flatMap { labels[next...].firstIndex(of: $0) } ?? labels.endIndex
      let last = isAny && end > next ? end - 1 : nil
      guard let found = last ?? labels[next...].firstIndex(where: { $0 == argument.label ?? "_" }) else { return nil }
      result.append(found)
      next = found + 1
    }
    return result
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
