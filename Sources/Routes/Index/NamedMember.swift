import SourceModel

/// A property or a method of a class, or a class, as documents name it.
package struct MemberName: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case property, method, `class`
  }

  /// The class that declares it, or else the one that must have it; nil for a class, and if any class may have it.
  package var type: String?
  /// A method goes by its selector.
  package var name: String
  package var kind: Kind

  package init(type: String?, name: String, kind: Kind) {
    (self.type, self.name, self.kind) = (type, name, kind)
  }
}

/// One place in a document that names a member.
package struct NamedMember: Hashable, Sendable {
  package var member: MemberName
  package var site: Site
  /// The names of the member in code.
  package var declarations: [Site]

  package init(_ member: MemberName, at site: Site, declarations: [Site]) {
    (self.member, self.site, self.declarations) = (member, site, declarations)
  }
}
