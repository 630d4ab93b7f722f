import Routes
import SourceModel

/// An override of `prepare(for:sender:)`.
struct SeguePreparation: SystemFact {
  /// The class of the controller, by simple name.
  var type: String
  /// True if it calls the method of the superclass.
  let callsSuper: Bool
  /// The names of the parameters in the body.
  let parameters: [String]
  /// The name of the method.
  let place: SourceRange

  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> SeguePreparation {
    var preparation = self
    preparation.type = rename(type)
    return preparation
  }
}
