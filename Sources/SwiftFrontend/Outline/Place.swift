/// What is around a node: everything that a reader needs of the nodes above it.
struct Place {
  /// Index of the innermost scope of the outline.
  var scope = 0
  /// The names of the enclosing types, outermost first.
  var types: [String] = []
  /// True in the body of a type whose methods and properties are read.
  var isAsked = false
  /// Whether a brace that opens no type is around.
  var isLocal = false
  /// The byte offset of the innermost closure or accessor of the scope that is around.
  var closure: Int?
  /// What the place depends on, outermost first, as `ConditionStack` says.
  var conditions: [Condition] = []
  /// What the first member of an `#if` arm in the middle of a chain is a member of.
  var chainBase: Node?

  var arms: [Condition] {
    conditions.filter { $0.keyword == .compileTime }
  }

  func inside(_ conditions: [Condition]) -> Place {
    var place = self
    place.conditions += conditions
    return place
  }
}
