import Routes
import SourceModel

/// Code that calls a router by a selector that it composes of the identifier of a segue:
/// `NSSelectorFromString("routeTo\(scene)WithSegue:")` in `prepare(for:sender:)`.
struct SegueDispatch: SystemFact {
  static let function = "prepare"

  /// The class of the controller, by simple name.
  var type: String
  let prefix: String
  let suffix: String
  /// True if the value between the two texts is the identifier of the segue as it stands.
  let takesIdentifier: Bool
  /// The property that performs the selector; nil if that is not known.
  let receiver: String?
  /// True if the code asks `responds(to:)` first.
  let isGuarded: Bool
  /// The range of the text.
  let place: SourceRange

  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> SegueDispatch {
    var dispatch = self
    dispatch.type = rename(type)
    return dispatch
  }

  func selector(of identifier: String) -> String { prefix + identifier + suffix }

  /// The identifier of the segue that calls a selector; nil if none does. A name that only takes up the `With` of the
  /// selector is not meant.
  func identifier(calling selector: String) -> String? {
    guard selector.hasPrefix(prefix), selector.hasSuffix(suffix),
      selector.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let identifier = String(selector.dropFirst(prefix.count).dropLast(suffix.count))
    return identifier.hasSuffix("With") && !suffix.hasPrefix("With") ? nil : identifier
  }
}
