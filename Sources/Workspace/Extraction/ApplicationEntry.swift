import SourceModel

/// How an application's entry point is told from a command-line tool's or an extension's.
enum ApplicationEntry {
  /// Functions that start an application.
  static let calls: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  /// Types that `@main` stands on in command-line tools, extensions and plug-ins of the build.
  private static let others: Set<String> = [
    "ParsableCommand", "AsyncParsableCommand", "ParsableArguments", "WidgetBundle", "Widget",
    "AppExtension", "AppIntentsExtension", "BuildToolPlugin", "CommandPlugin", "CompilerPlugin",
  ]

  /// `words` are identifiers that occur outside comments and strings.
  static func stands(in heads: [TypeHead], calls words: Set<String>) -> Bool {
    !words.isDisjoint(with: calls)
      || heads.indices.contains { heads[$0].attributes.contains(.entryPoint) && isApplication(heads[$0]) }
  }

  /// In Objective-C only where both the file's name and its words say so. A tool has a `main.m` too, and a header may
  /// speak of the function.
  static func stands(inObjectiveC path: FilePath, _ text: SourceText) -> Bool {
    guard ["main.m", "main.mm"].contains(where: { path.name.elementsEqual($0.utf8) }) else { return false }
    let words = WordSet(text)
    return calls.contains(where: words.contains)
  }

  private static func isApplication(_ head: TypeHead) -> Bool {
    // A value can only be an application by a protocol; without one it is a tool's hand-written `main`.
    if head.kind != .class, head.inherited.isEmpty { return false }
    return !head.inherited.contains { type in
      others.contains(type.text.split(separator: ".").last.map(String.init) ?? type.text)
    }
  }
}
