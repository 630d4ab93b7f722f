import SourceModel

/// The rows of names in the code of a file that begin with a configurator or a story.
struct UsesInFile {
  private(set) var all: [ArchUse] = []
  /// The places of the types behind which code names a member, and which give no variable their type.
  private(set) var ofMembers: Set<SourceRange> = []
  /// The members that code with a use names without their type: `promo` of `.promo`.
  private(set) var implied: Set<String> = []
  private let types: Set<String>

  init(_ types: Set<String>) { self.types = types }

  /// `isStored` for the initial value of a property: other code sets the property to members without their type.
  mutating func add(
    _ code: CodeBody, ofProperty isStored: Bool = false, in scope: [String], conditions: ConditionStack = []
  ) {
    let reader = UseReader(code, types)
    let uses = reader.uses(in: scope, conditions: conditions)
    if uses.isEmpty { return }
    all += uses
    implied.formUnion(reader.implied)
    let named = uses.filter { !$0.isMade && $0.links.first?.first?.isLowercase == true }
    ofMembers.formUnion(named.filter { !isStored || $0.links.count > 1 }.map(\.place))
  }
}
