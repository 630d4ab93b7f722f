import SourceModel

extension TypeTable {
  /// True if a type may inherit a name that code around the type declares, too: a nested type, or a property for nil.
  /// Types of Apple's, of the standard library and of routing libraries have no names of an app.
  func mayInherit(_ nested: String?, _ type: String) -> Bool {
    if let nested,
      !heads.contains(declaring: nested, where: { head, _ in head.kind != .extension && !head.scope.isEmpty })
    {
      return false
    }
    return heads.contains(declaring: type) { head, _ in
      head.inherited.contains { inherited in
        let name = TypeName.simple(inherited.text)
        return isDeclared(name) || isAlias(name) || !isOfPlatform(name)
      }
    }
  }

  private func isOfPlatform(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || Self.plain.contains(name)
      || heads.library.prefixes.contains { name.hasPrefix($0) }
  }

  private static let plain: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Int", "ObservableObject", "RawRepresentable", "Sendable", "String",
  ]
}
