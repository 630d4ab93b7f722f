/// Build-tool plug-ins, which may add sources to the targets that use them: no scan sees these.
enum BuildToolPlugins {
  /// What a project puts before the name of a plug-in, where a target depends on its product.
  static let prefix = "plugin:"

  /// Those that check sources and make none: of SwiftLint under the names of its packages, and our own.
  private static let checkers: Set<String> = [
    "CheckRoutesInBuilds", "SwiftLint", "SwiftLintBuildToolPlugin", "SwiftLintPlugin",
  ]

  /// Those of R.swift, which makes structures of the names of resources, and no class, extension or call beside them
  /// (R.swift 7, `Struct.swift`).
  private static let resourceNames: Set<String> = ["RswiftGenerateInternalResources", "RswiftGeneratePublicResources"]

  /// True if a plug-in may make sources that register or declare something.
  static func mayMakeSources(_ name: String) -> Bool { !checkers.contains(name) && !resourceNames.contains(name) }

  /// The plug-ins that the targets of a package manifest use and that may make sources. Where a manifest computes its
  /// list, the name is that of a variable.
  static func names(in tokens: [ManifestTokens.Token]) -> [String] {
    let lists = tokens.indices.filter { tokens[$0] == .word("plugins") && tokens[($0 + 1)...].first == .mark(":") }
    return lists.flatMap { names(inList: tokens[($0 + 2)...]) }.filter(mayMakeSources)
  }

  /// `Generate` of `[.plugin(name: "Generate", package: "Tools")]`, and of `["Generate"]`.
  private static func names(inList tokens: ArraySlice<ManifestTokens.Token>) -> [String] {
    guard tokens.first == .mark("[") else { return tokens.prefix(1).compactMap(\.word) }
    let inside = tokens.dropFirst()
    let list = inside[..<inside.endOfList]
    let names = list.indices.filter { !list[..<$0].suffix(2).elementsEqual([.word("package"), .mark(":")]) }
      .compactMap { list[$0].text }
    return names.isEmpty ? Array(list.compactMap(\.word).prefix(1)) : names
  }
}
