import SourceModel

/// The way in which a class is registered as a destination.
package enum DestinationForm: Hashable, Sendable, Codable {
  /// `registerView(C.self)`, `make(withDestination: C.self, …)`
  case plain
  /// `registerExclusiveView(C.self)`
  case exclusive
  /// `register(…, forMakingView: C.self)`, where the library makes the instance itself.
  case easy
  /// The same with a function or closure that makes it.
  case easyWithFactory

  package var isEasy: Bool { self == .easy || self == .easyWithFactory }
}

extension Fact {
  /// A class of which a router, a route or an easy factory makes instances.
  package struct DestinationRegistration: Hashable, Sendable, Codable {
    /// nil where a variable or a type parameter gives the class.
    package var type: Spelling?
    /// The types around the call, outermost first.
    package var scope: [String]
    package var family: RouteFamily
    package var form: DestinationForm
    /// The whole call.
    package var place: SourceRange
    package var call: RegisteringCall

    package init(
      type: Spelling? = nil, scope: [String], family: RouteFamily, form: DestinationForm, place: SourceRange,
      call: RegisteringCall
    ) {
      self.type = type
      self.scope = scope
      self.family = family
      self.form = form
      self.place = place
      self.call = call
    }
  }
}
