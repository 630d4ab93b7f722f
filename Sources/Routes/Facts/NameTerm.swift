import SourceModel

/// What code takes for a name, as far as one file shows it.
package indirect enum NameTerm: Hashable, Sendable, Codable {
  case text(String)
  /// The path of a constant or an enum case: `Segue.detail`.
  case name(String)
  /// A type as a value: `ItemCell.self`.
  case type(String)
  /// The name of a type: `String(describing: ItemCell.self)`.
  case typeName(String)
  /// A parameter of the function around, by its position, or a member of it. A member is spelled with a dot before it:
  /// `.rawValue`. The position behind the last parameter stands for the type of the result.
  case parameter(Int, member: String)
  /// The name of the type that a parameter stands for.
  case nameOfParameter(Int)
  /// The type or value that the function around is called on, or a member of it.
  case current(member: String)
  /// The name of that type.
  case nameOfCurrent
  /// A value that is made of a text: `UIStoryboard(name: "Main", bundle: nil)`.
  case made(NameTerm)
  case unknown

  /// True if the caller of the function around decides it.
  package var isOfCaller: Bool {
    switch self {
    case .parameter, .nameOfParameter, .current, .nameOfCurrent: true
    case .made(let term): term.isOfCaller
    case .text, .name, .type, .typeName, .unknown: false
    }
  }

  /// True if the type or value decides it that the function around is called on.
  var isOfReceiver: Bool {
    switch self {
    case .current, .nameOfCurrent: true
    case .made(let term): term.isOfReceiver
    case .parameter, .nameOfParameter, .text, .name, .type, .typeName, .unknown: false
    }
  }
}
