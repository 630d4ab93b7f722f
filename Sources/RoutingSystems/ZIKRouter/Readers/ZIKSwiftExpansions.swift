import Routes
import SourceModel

/// Macros in the bodies of classes, which may write methods that the library asks.
enum ZIKSwiftExpansions {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.expansions.compactMap { expansion in
      guard let type = reader.outline.enclosingType(of: expansion.scope), type.isClassOrExtension
      else { return nil }
      return .expansion(
        Fact.Expansion(
          type: TypeName.simple(type.name.text), name: expansion.name, isMember: expansion.isMember))
    }
  }
}
