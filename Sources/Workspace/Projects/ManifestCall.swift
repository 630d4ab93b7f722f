/// A call with a leading dot in a manifest: `.target(name: "Core", path: "Core")`.
struct ManifestCall {
  typealias Tokens = ArraySlice<ManifestTokens.Token>

  let name: String
  /// The tokens of each argument by its label, which is empty for one without.
  private var arguments: [String: Tokens] = [:]
  /// Behind the call.
  let end: Int

  init?(_ tokens: [ManifestTokens.Token], at start: Int) {
    guard start + 2 < tokens.count, tokens[start] == .mark("."), let name = tokens[start + 1].word,
      tokens[start + 2] == .mark("(")
    else { return nil }
    self.name = name
    let inside = tokens[(start + 3)...]
    end = inside.endOfList
    for argument in inside[..<end].elements {
      let isLabeled = argument.dropFirst().first == .mark(":")
      if let label = isLabeled ? argument.first?.word : "" {
        arguments[label] = isLabeled ? argument.dropFirst(2) : argument
      }
    }
  }

  /// A literal without escapes.
  func text(_ label: String) -> String? { arguments[label]?.literal }

  /// The literals of a list.
  func texts(_ label: String) -> [String] { list(label).compactMap(\.literal) }

  /// The name that stands for an argument.
  func word(_ label: String) -> String? { arguments[label].flatMap { $0.count == 1 ? $0.first?.word : nil } }

  /// The lists of literals that constants of a manifest hold, by name: `let names = ["Core", "Views"]`.
  static func constants(_ tokens: [ManifestTokens.Token]) -> [String: [String]] {
    var constants: [String: [String]] = [:]
    for start in tokens.indices.dropLast(2) where tokens[start] == .word("let") {
      guard let name = tokens[start + 1].word, let sign = tokens[(start + 2)...].prefix(6).firstIndex(of: .mark("=")),
        tokens[(sign + 1)...].first == .mark("[")
      else { continue }
      let inside = tokens[(sign + 2)...]
      let (list, next) = (inside[..<inside.endOfList], inside[inside.endOfList...].dropFirst().first)
      // `let names = [String]()`, `["Core"] + more`
      guard next != .mark("("), next != .mark("+"), next != .mark(".") else { continue }
      let texts = list.elements.compactMap(\.literal)
      if texts.count == list.elements.count { constants[name] = texts }
    }
    return constants
  }

  /// The names in a list of dependencies: `"Core"`, `.product(name: "Core", package: "Kit")`.
  func names(_ label: String) -> [String] {
    list(label).compactMap { element in
      element.literal ?? ManifestCall(Array(element), at: 0)?.text("name")
    }
  }

  /// The literals that the calls of a name in a list take: `.copy("Fixtures")`.
  func texts(_ label: String, in name: String) -> [String] {
    list(label).compactMap { element in
      guard let call = ManifestCall(Array(element), at: 0), call.name == name else { return nil }
      return call.text("")
    }
  }

  private func list(_ label: String) -> [Tokens] {
    guard let tokens = arguments[label], tokens.first == .mark("[") else { return [] }
    let inside = tokens.dropFirst()
    return inside[..<inside.endOfList].elements
  }
}

extension ArraySlice<ManifestTokens.Token> {
  fileprivate var literal: String? {
    guard count == 1, let text = first?.text, !text.contains("\\") else { return nil }
    return text
  }

  /// The position of the bracket that closes the list that begins with the first token.
  var endOfList: Int {
    var depth = 1
    for position in indices {
      depth += self[position].depthChange
      if depth == 0 { return position }
    }
    return endIndex
  }

  /// The parts between commas that are in no brackets.
  fileprivate var elements: [ArraySlice] {
    var depth = 0
    return split { token in
      depth += token.depthChange
      return depth == 0 && token == .mark(",")
    }
  }
}

extension ManifestTokens.Token {
  fileprivate var depthChange: Int {
    switch self {
    case .mark("("), .mark("["), .mark("{"): 1
    case .mark(")"), .mark("]"), .mark("}"): -1
    default: 0
    }
  }
}
