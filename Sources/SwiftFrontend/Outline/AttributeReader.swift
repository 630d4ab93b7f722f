import SourceModel
import SwiftSyntax

/// Reads the few attributes that say something about routes or applications.
enum AttributeReader {
  static func read(_ list: AttributeListSyntax) -> (TypeHead.Attributes, foreignName: String?) {
    var attributes: TypeHead.Attributes = []
    var foreignName: String?
    for attribute in flattened(list) {
      let name = Speller.words(of: attribute.attributeName)
      if !BuiltInAttribute.names.contains(name) { attributes.insert(.custom) }
      switch name {
      case "main", "UIApplicationMain", "NSApplicationMain": attributes.insert(.entryPoint)
      case "objcMembers": attributes.insert(.objectiveC)
      case "available": attributes.insert(.availability)
      case "objc":
        attributes.insert(.objectiveC)
        if let name = attribute.arguments.map({ Speller.words(of: $0) }), !name.isEmpty { foreignName = name }
      default: continue
      }
    }
    return (attributes, foreignName)
  }

  /// The attributes of a list in order, those of all `#if` arms included: in some build the type has them.
  static func flattened(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    var pending = Array(list.reversed())
    while let element = pending.popLast() {
      switch element {
      case .attribute(let attribute): attributes.append(attribute)
      case .ifConfigDecl(let config):
        for clause in config.clauses.reversed() {
          if case .attributes(let inner) = clause.elements { pending.append(contentsOf: inner.reversed()) }
        }
      }
    }
    return attributes
  }
}
