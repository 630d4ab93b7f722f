import SourceModel

extension Fact {
  /// Code that makes no route, and that a rule asks for: uses of the library's types or macros, and
  /// storyboards.
  package struct Remark: Hashable, Sendable {
    /// The pattern of the code. A system has patterns of its own.
    package struct Kind: Hashable, Sendable {
      private let name: String

      package init(_ name: String) { self.name = name }

      /// The text in `UIStoryboard(name: "Main", bundle: nil)`.
      package static let storyboard = Kind("storyboard")
    }

    package var kind: Kind
    package var name: Spelling
    package var conditions: ConditionStack

    package init(kind: Kind, name: Spelling, conditions: ConditionStack) {
      self.kind = kind
      self.name = name
      self.conditions = conditions
    }
  }
}
