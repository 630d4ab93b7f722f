import SourceModel

/// What the manifest of a Swift package says of its targets, as far as it spells it in literals (Apple,
/// *PackageDescription*, `Target`, `Product`).
package struct PackageManifest: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    var kind: TargetKind
    /// The folder, from that of the package; nil for the conventional one.
    var path: String?
    /// Files and folders from that of the target, which it leaves out, or copies as they are.
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
  private let constants: [String: [String]]
  /// The plug-ins of the targets that may make sources.
  let plugins: [String]

  private static let kinds: [String: TargetKind] = [
    "target": .library, "testTarget": .test, "executableTarget": .process, "macro": .process, "plugin": .process,
  ]
  private static let productKinds: Set = ["library", "executable"]

  package init(_ text: SourceText, in folder: FilePath) {
    self.folder = folder
    let tokens = ManifestTokens(text).all
    plugins = BuildToolPlugins.names(in: tokens)
    constants = ManifestCall.constants(tokens)
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
    if let kind = Self.kinds[call.name] {
      targets.append(
        Target(
          name: name, kind: kind, path: call.text("path"),
          excluded: call.texts("exclude") + call.texts("resources", in: "copy"), sources: call.texts("sources"),
          dependencies: call.names("dependencies")))
      return true
    }
    guard Self.productKinds.contains(call.name) else { return false }
    products[name] = call.word("targets").flatMap { constants[$0] } ?? call.texts("targets")
    return true
  }
}
