import SourceModel

/// The circumstances of a registering call, which decide whether two registrations meet at run
/// time.
package struct RegisteringCall: Hashable, Sendable, Codable {
  package var registrar: Registrar
  /// True if the call is made on the class around it, so that a subclass that runs the same code
  /// registers itself.
  package var isOnCurrent: Bool
  /// The name of the function around the call, or the call's own range in a closure, an accessor or an initial value;
  /// nil in the registration hook, which the library always calls.
  package var function: SourceRange?
  /// The class whose hook contains the call, whatever the call is made on.
  package var hookOwner: String?
  package var conditions: ConditionStack

  package init(
    registrar: Registrar, isOnCurrent: Bool, function: SourceRange?, hookOwner: String? = nil,
    conditions: ConditionStack
  ) {
    self.registrar = registrar
    self.isOnCurrent = isOnCurrent
    self.function = function
    self.hookOwner = hookOwner
    self.conditions = conditions
  }
}
