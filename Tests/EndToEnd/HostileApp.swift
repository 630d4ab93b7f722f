import TestSupport

/// Routes that nothing registers, in files with every name that a format could trip over.
enum HostileApp {
  static let names = [
    "a b.swift", "it's \"quoted\".swift", "100%25.swift", "new\nline.swift", "<&>.swift", "escape\u{1B}[31m.swift",
    "bar|`tick`_.swift", "comma,colon:=.swift", "é😀.swift", "::error::.swift",
  ]

  static func make() throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, source(number: $0)) })
        .merging(["App.swift": "@main struct Small: App {}\n"]) { $1 })
  }

  /// The columns of what stands behind the emoji differ with their unit.
  static func source(number: Int) -> String {
    """
    @objc protocol Lost\(number)Input: ZIKViewRoutable {}
    \tfunc use() { /* 😀 */ Router.perform(to: RoutableView<Lost\(number)Input>(), path: .push(from: self)) }

    """
  }
}
