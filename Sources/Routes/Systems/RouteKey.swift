/// The identity of a route. Two occurrences belong to the same route if and only if their keys are
/// equal.
package struct RouteKey: Hashable, Sendable {
  /// The parts of a name that few routes have.
  private final class Parts: Hashable, Sendable {
    let owner: String?
    let qualifier: String?

    init(owner: String?, qualifier: String?) {
      self.owner = owner
      self.qualifier = qualifier
    }

    static func == (left: Parts, right: Parts) -> Bool {
      left.owner == right.owner && left.qualifier == right.qualifier
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(owner)
      hasher.combine(qualifier)
    }
  }

  /// The space that the name belongs to.
  package var space: RouteSpace
  /// For a protocol, what `String(describing:)` prints: aliases expanded, no module, a composition
  /// sorted with its class first. Otherwise the text.
  package var name: String
  /// nil if the key has neither owner nor qualifier. A reference keeps the keys of all others small.
  private let parts: Parts?

  /// `owner` and `qualifier` are nil for names of one part, and for URL patterns.
  package init(space: RouteSpace, owner: String? = nil, name: String, qualifier: String? = nil) {
    self.space = space
    self.name = name
    parts = owner == nil && qualifier == nil ? nil : Parts(owner: owner, qualifier: qualifier)
  }

  /// The thing that the name belongs to, such as the storyboard of a scene. Other owners may have
  /// the same name.
  package var owner: String? { parts?.owner }

  /// The second half of a name of two parts.
  package var qualifier: String? { parts?.qualifier }

  /// The qualifier of a registration that answers look-ups with any qualifier.
  package static let anyQualifier = "*"
}

extension RouteKey {
  /// The name as people read it: `OWNER/NAME`, `NAME/QUALIFIER`, or the name alone.
  package var fullName: String {
    parts == nil ? name : [owner, name, qualifier].compactMap(\.self).joined(separator: "/")
  }

  /// The key of another name with the same space, owner and qualifier.
  package func named(_ name: String) -> RouteKey {
    var key = self
    key.name = name
    return key
  }

  /// The key of the same name with another qualifier.
  func qualified(_ qualifier: String?) -> RouteKey {
    RouteKey(space: space, owner: owner, name: name, qualifier: qualifier)
  }

  /// The key of the same name in another space.
  func inSpace(_ space: RouteSpace) -> RouteKey {
    var key = self
    key.space = space
    return key
  }
}

extension RouteKey: Comparable {
  /// By space, owner, name and qualifier. Names without an owner come first.
  package static func < (left: RouteKey, right: RouteKey) -> Bool {
    if left.parts == nil, right.parts == nil { return (left.space, left.name) < (right.space, right.name) }
    return left.order < right.order
  }

  /// No part of a name is less than an empty part.
  private var order: (RouteSpace, Int, String, String, Int, String) {
    (space, owner == nil ? 0 : 1, owner ?? "", name, qualifier == nil ? 0 : 1, qualifier ?? "")
  }
}

extension RouteKey: CustomStringConvertible {
  /// The route as messages name it: `the view module 'EditorInput'`.
  package var description: String { "the \(space.noun) '\(fullName)'" }
}
