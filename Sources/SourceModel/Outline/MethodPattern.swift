/// Methods by parts of their names: all `Action_…:` of classes called `Target_…`.
package struct MethodPattern: Hashable, Sendable, Codable {
  package var type: NamePattern
  package var selector: NamePattern

  package init(type: NamePattern, selector: NamePattern) {
    (self.type, self.selector) = (type, selector)
  }
}

/// A name with at most one place for any other text: `Target_{key}`.
package struct NamePattern: Hashable, Sendable, Codable {
  package var prefix: String
  package var suffix: String
  /// The name of the place; nil if there is none, so that `prefix` is the whole name.
  package var place: String?

  package init(prefix: String, suffix: String = "", place: String? = nil) {
    (self.prefix, self.suffix, self.place) = (prefix, suffix, place)
  }

  /// The text at the place, empty if there is none; nil for another name.
  package func text(in name: String) -> String? {
    guard place != nil else { return name == prefix ? "" : nil }
    guard name.utf8.count > prefix.utf8.count + suffix.utf8.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
      return nil
    }
    return String(name.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// True for the first piece of the selectors that it means, and for the base names of their methods in Swift.
  func beginsSelector(_ piece: String) -> Bool {
    place == nil ? prefix.prefix { $0 != ":" } == piece : piece.hasPrefix(prefix)
  }
}
