/// The words of a library that show what a macro of Objective-C may hide.
package struct MacroWords: Sendable {
  /// Words in the body of a macro that declares a class or a part of one.
  package var declarations: Set<String> = []
  /// Words in the body of a macro that registers a protocol or makes a protocol object.
  package var offering: Set<String> = []
  /// Macros of the library's documentation that nothing defines.
  package var missing: Set<String> = []
  /// The methods that the library calls on a class.
  package var methods: Set<String> = []
  /// For each claim, words of which a macro contains one if the claim may be true of it.
  package var signs: [BlindSpot.Claim: Set<String>] = [:]

  package init() {}

  mutating func add(_ other: MacroWords) {
    declarations.formUnion(other.declarations)
    offering.formUnion(other.offering)
    missing.formUnion(other.missing)
    methods.formUnion(other.methods)
    signs.merge(other.signs) { $0.union($1) }
  }
}
