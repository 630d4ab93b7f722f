/// A constructor of Swift whose value is found by a text: `UIStoryboard(name: "Main", bundle: nil)`. A constant with such a
/// value stands for the text, wherever the text of its value is asked for.
package struct TextMaker: Hashable, Sendable {
  /// The name of the type.
  package var type: String
  /// The label of the argument with the text.
  package var label: String
  /// The values that other arguments may have, by label, as `Spelling` says: `["bundle": ["nil"]]`. None for any.
  package var others: [String: Set<String>]

  package init(type: String, label: String, others: [String: Set<String>]) {
    (self.type, self.label, self.others) = (type, label, others)
  }
}
