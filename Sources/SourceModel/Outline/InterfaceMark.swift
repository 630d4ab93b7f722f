/// What the declaration of a member says to Interface Builder, which offers the member for connections then.
package enum InterfaceMark: Hashable, Sendable, Codable {
  /// `@IBOutlet`: a property that is set to an object of the document.
  case outlet
  /// `@IBAction`: a method that a control calls.
  case action
  /// An action that takes a segue: unwind segues lead back by it (Apple, *Dismissing a View Controller with an Unwind
  /// Segue*).
  case unwind
  /// `@IBSegueAction`: a method that makes the destination of a segue.
  case segueAction
  /// `@IBInspectable`: a property with an attribute at run time.
  case inspectable

  /// nil for a word that is no mark.
  package init?(word: String) {
    guard let mark = Self.words[word] else { return nil }
    self = mark
  }

  /// The marks of both languages.
  package static let words: [String: InterfaceMark] = [
    "IBAction": .action, "IBInspectable": .inspectable, "IBOutlet": .outlet, "IBOutletCollection": .outlet,
    "IBSegueAction": .segueAction,
  ]

  /// The types of the segues that unwind.
  package static let segueTypes: Set = ["NSStoryboardSegue", "UIStoryboardSegue"]

  /// The mark of a method that takes a segue or does not.
  package func ofMethod(takingSegue takesSegue: Bool) -> InterfaceMark {
    self == .action && takesSegue ? .unwind : self
  }
}
