import SourceModel
import SwiftSyntax

/// Reads the few attributes that say something about routes or applications.
enum AttributeReader {
  static func read(_ list: AttributeListSyntax) -> (TypeHead.Attributes, foreignName: String?) {
    var attributes: TypeHead.Attributes = []
    var foreignName: String?
    for case .attribute(let attribute) in list {
      switch Speller.words(of: attribute.attributeName) {
      case "main", "UIApplicationMain", "NSApplicationMain": attributes.insert(.entryPoint)
      case "objcMembers": attributes.insert(.objectiveC)
      case "objc":
        attributes.insert(.objectiveC)
        if let name = attribute.arguments.map({ Speller.words(of: $0) }), !name.isEmpty { foreignName = name }
      default: continue
      }
    }
    return (attributes, foreignName)
  }
}
