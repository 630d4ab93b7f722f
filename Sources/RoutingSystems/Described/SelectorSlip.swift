import Routes
import SourceModel

/// A method of Swift that does not register what its base name says, because its selector has a label: `list(all:)` is
/// `listWithAll:`.
struct SelectorSlip {
  /// The end of a message.
  let words: String

  init?(_ method: SystemDescription.Method, _ key: RouteKey, in index: RouteIndex) {
    let selector = method.pattern.selector
    guard selector.place == SystemDescription.Method.qualifier, selector.suffix == ":", let asked = key.qualifier else {
      return nil
    }
    let registered = index.routes(in: key.space).lazy.filter { !$0.registrations.isEmpty && $0.key.name == key.name }
    let labels = registered.compactMap { route -> Substring? in
      guard let text = route.key.qualifier, text.hasPrefix(asked + Self.joint) else { return nil }
      return text.dropFirst(asked.count + Self.joint.count)
    }
    guard let label = labels.first, let initial = label.first else { return nil }
    let name = selector.prefix + asked
    words =
      "'\(name)(\(initial.lowercased() + label.dropFirst()):)' has the selector '\(name)\(Self.joint)\(label)\(selector.suffix)'"
  }

  /// What the compiler puts before the first label.
  private static let joint = "With"
}
