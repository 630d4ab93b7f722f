/// A macro of a library for Objective-C whose use declares that a type conforms to a protocol.
package struct DeclaringMacro: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// The macro's argument of that index, from zero.
    case argument(Int)
    /// A name of the library's.
    case fixed(String)
  }

  /// The type.
  package let extended: Part
  /// The protocol.
  package let inherited: Part

  package init(extended: Part, inherited: Part) {
    self.extended = extended
    self.inherited = inherited
  }
}
