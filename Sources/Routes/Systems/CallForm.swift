import SourceModel

/// A call that registers or looks up the route that one of its arguments names.
///
/// The words that a file is parsed for, the calls in its outline, the facts, the completion of the
/// argument and the table in `Documentation/Reference/Output.md` derive from it.
package struct CallForm: Hashable, Sendable {
  /// The receiver of the call.
  package enum Receiver: Hashable, Sendable {
    /// None: the callee is a macro.
    case none
    /// None: the callee is a type, and the call makes a value of it.
    case constructed
    /// A type of this name.
    case type(String)
    /// A value of any type.
    case value
    /// A class of routers, or a value that registers for one. It decides between several spaces.
    case router
  }

  /// The way in which the argument names the route.
  package enum Operand: Hashable, Sendable {
    /// A value whose type shows the space: `Route<P>()`.
    case value
    /// The name of the protocol: `P`.
    case name
    /// The protocol as an object: `P.self`, `@protocol(P)`.
    case object
    /// A string.
    case text
  }

  /// The effect of the call on the route.
  package enum Meaning: Hashable, Sendable {
    case lookUp(LookUpForm)
    case registration
    /// The route leads to the adaptee of the same call.
    case adapter
    case adaptee
  }

  /// The callee of a form that is an initializer of any type, in Swift: `super.init(nibName:)`, `Panel(nibName:)`.
  package static let initializer = "init"

  /// The name without receiver and labels; the first piece of a selector, without its colon.
  package let callee: String
  /// The label of the argument; nil for an argument without one.
  package let label: String?
  /// The position of an argument without a label, from zero.
  package let position: Int
  /// The languages in which the call is read and completed.
  package let languages: Set<Language>
  package let receiver: Receiver
  /// True if calls on other receivers are read, too. The reader of the system decides what they mean.
  package let isReadOnAnyReceiver: Bool
  package let operand: Operand
  /// The spaces of the route. If there are several, the operand or the receiver decides.
  package let spaces: [RouteSpace]
  package let meaning: Meaning
  /// True if the label, or without a label the callee, occurs in calls of the routing system only.
  private let isDistinctive: Bool

  package init(
    _ callee: String, label: String? = nil, at position: Int = 0, in languages: Set<Language> = [.swift, .objectiveC],
    on receiver: Receiver = .router, takes operand: Operand, of spaces: [RouteSpace], means meaning: Meaning,
    isDistinctive: Bool = false, isReadOnAnyReceiver: Bool = false
  ) {
    self.callee = callee
    self.label = label
    self.position = position
    self.languages = languages
    self.receiver = receiver
    self.isReadOnAnyReceiver = isReadOnAnyReceiver || receiver == .router
    self.operand = operand
    self.spaces = spaces
    self.meaning = meaning
    self.isDistinctive = isDistinctive
  }

  /// True for an argument with the label of the form, or for one without a label at its position.
  package func takes(_ label: String?, at position: Int) -> Bool {
    self.label == label && (label != nil || position == self.position)
  }

  /// The word for which a file is parsed; nil if the operand or the receiver has one.
  package var trigger: String? { isDistinctive ? label ?? callee : nil }

  /// True if the call looks the route up.
  package var isLookUp: Bool {
    if case .lookUp = meaning { true } else { false }
  }

  /// The spaces of a route that a router of a family looks up or registers; all if the family is nil.
  package func spaces(of family: RouteFamily?) -> [RouteSpace] {
    guard let family, spaces.count > 1 else { return spaces }
    return spaces.filter { $0.family == family }
  }

  /// True if the argument is a text, which a name may stand for.
  var takesText: Bool { operand == .text }

  /// True if the route is named by a pattern that URLs match, or by a URL.
  package var isURL: Bool { spaces.first?.naming == .urlPattern }
}
