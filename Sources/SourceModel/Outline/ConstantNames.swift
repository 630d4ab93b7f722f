/// The names of constants that are asked for, in parts that many types share.
package struct ConstantNames: Sendable {
  private let parts: [Set<String>]

  package init(_ parts: [Set<String>] = []) { self.parts = parts }

  package var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

  package func contains(_ name: String) -> Bool { parts.contains { $0.contains(name) } }

  package func contains(where isMeant: (String) -> Bool) -> Bool { parts.contains { $0.contains(where: isMeant) } }
}

/// The names of all variables and enum cases of the types of a file that have the same last name.
package struct ConstantsOfType: Hashable, Sendable, Codable {
  /// Empty for those of the file itself.
  package let type: String
  package let names: Set<String>

  package init(type: String, names: Set<String>) {
    (self.type, self.names) = (type, names)
  }
}
