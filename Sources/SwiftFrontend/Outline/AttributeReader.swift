import SourceModel
import SwiftSyntax

/// Reads the few attributes that say something about routes or applications.
enum AttributeReader {
  static func read(_ list: Node.Children) -> (TypeHead.Attributes, foreignName: String?) {
    var attributes: TypeHead.Attributes = []
    var foreignName: String?
    for attribute in flattened(list) {
      let name = Speller.words(of: attribute.attributeName)
      if !BuiltInAttribute.names.contains(name) { attributes.insert(.custom) }
      switch name {
      case "main", "UIApplicationMain", "NSApplicationMain": attributes.insert(.entryPoint)
      case "objcMembers": attributes.formUnion([.objectiveC, .objectiveCMembers])
      case "available": attributes.insert(.availability)
      case "objc":
        attributes.insert(.objectiveC)
        let name = Speller.words(of: attribute.attributeArguments)
        if !name.isEmpty { foreignName = name }
      default: continue
      }
    }
    return (attributes, foreignName)
  }

  /// The attributes of a list in order, those of all `#if` arms included: in some build the type has them.
  static func flattened(_ list: Node.Children) -> [Node] {
    var attributes: [Node] = []
    var pending = Array(list.reversed())
    while let element = pending.popLast() {
      if element.kind == .attribute { attributes.append(element) }
      for clause in element.clauses.reversed() { pending += clause.attributes.reversed() }
    }
    return attributes
  }
}
