/// What the name of a constant stands for.
struct ConstantText: Sendable {
  var text: String
  /// The place of its literal; nil if it is the name of an enum case or a type.
  var literal: Site?
  /// The reason why the name may stand for another text: a clause.
  var doubt: String?
}
