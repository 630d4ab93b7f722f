/// The words of a routing system that show what a macro of Objective-C may hide.
struct MacroWords: Sendable {
  /// The library's macros that declare something of a class. Front ends know their meaning.
  var declaringMacros: Set<String>
  /// The methods that the library calls on a class.
  var methods: Set<String>
  /// The words of which a macro contains one if it may do what a claim says.
  var signs: [BlindSpot.Claim: Set<String>]
}
