import SwiftSyntax

/// What is around a node: everything that a reader needs of the nodes above it.
struct Place {
  /// Index of the innermost scope of the outline.
  var scope = 0
  /// The names of the enclosing types, outermost first.
  var types: [String] = []
  /// Whether a brace that opens no type is around.
  var isLocal = false
  /// The enclosing `#if` arms, outermost first.
  var arms: [String] = []
  /// The enclosing `#if` arms and run-time `if`s, outermost first.
  var conditions: [String] = []
  /// What the first member of an `#if` arm in the middle of a chain is a member of.
  var chainBase: ExprSyntax?

  func inside(arm: [String]) -> Place {
    var place = self
    place.arms += arm
    place.conditions += arm
    return place
  }

  func inside(condition: String) -> Place {
    var place = self
    place.conditions.append(condition)
    return place
  }
}
