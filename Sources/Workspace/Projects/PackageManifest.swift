import SourceModel

/// What the manifest of a Swift package says of its targets, as far as it spells it in literals (Apple,
/// *PackageDescription*, `Target`, `Product`).
package struct PackageManifest: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    var kind: TargetKind
    /// The folder, from that of the package; nil for the conventional one.
    var path: String?
    /// Files and folders from that of the target, which it leaves out.
    var excluded: [String]
    /// The only files and folders that it has; empty for all.
    var sources: [String]
    /// The names of the targets and products that it links.
    var dependencies: [String]
  }

  /// The folder of the package.
  package var folder: FilePath
  private(set) var targets: [Target] = []
  /// The names of the targets of each product.
  private(set) var products: [String: [String]] = [:]

  private static let kinds: [String: TargetKind] = [
    "target": .library, "testTarget": .test, "executableTarget": .process, "macro": .process, "plugin": .process,
  ]
  private static let productKinds: Set = ["library", "executable"]

  package init(_ text: SourceText, in folder: FilePath) {
    self.folder = folder
    let tokens = ManifestTokens(text).all
    var position = 0
    while position < tokens.count {
      guard let call = ManifestCall(tokens, at: position) else {
        position += 1
        continue
      }
      // The list of dependencies of a target has calls of the same names.
      let isRead = insert(call)
      position = isRead ? call.end : position + 1
    }
  }

  private mutating func insert(_ call: ManifestCall) -> Bool {
    guard let name = call.text("name") else { return false }
    if let kind = Self.kinds[call.name], call.arguments["capability"] == nil || call.name == "plugin" {
      targets.append(
        Target(
          name: name, kind: kind, path: call.text("path"), excluded: call.texts("exclude"),
          sources: call.texts("sources"), dependencies: call.names("dependencies")))
      return true
    }
    guard Self.productKinds.contains(call.name) else { return false }
    products[name] = call.texts("targets")
    return true
  }
}

/// A call with a leading dot in a manifest: `.target(name: "Core", path: "Core")`.
private struct ManifestCall {
  typealias Tokens = ArraySlice<ManifestTokens.Token>

  let name: String
  /// The tokens of each argument by its label.
  private(set) var arguments: [String: Tokens] = [:]
  /// Behind the call.
  private(set) var end: Int

  init?(_ tokens: [ManifestTokens.Token], at start: Int) {
    guard start + 2 < tokens.count, tokens[start] == .mark("."), let name = tokens[start + 1].word,
      tokens[start + 2] == .mark("(")
    else { return nil }
    self.name = name
    let inside = tokens[(start + 3)...]
    end = inside.endOfList
    for argument in inside[..<end].elements where argument.dropFirst().first == .mark(":") {
      if let label = argument.first?.word { arguments[label] = argument.dropFirst(2) }
    }
  }

  /// A literal without escapes.
  func text(_ label: String) -> String? { arguments[label]?.literal }

  /// The literals of a list.
  func texts(_ label: String) -> [String] { list(label).compactMap(\.literal) }

  /// The names in a list of dependencies: `"Core"`, `.product(name: "Core", package: "Kit")`.
  func names(_ label: String) -> [String] {
    list(label).compactMap { element in
      element.literal ?? ManifestCall(Array(element), at: 0)?.text("name")
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
  fileprivate var endOfList: Int {
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
