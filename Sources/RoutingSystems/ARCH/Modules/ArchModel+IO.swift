import Routes
import SourceModel

/// What a module takes from its owner and tells it.
struct ArchIO: Hashable {
  /// The protocols, by simple name. nil for none, and for what is not known.
  let input: String?
  let output: String?

  /// The closure has one parameter: `(CartInput) -> CartOutput?`, also in brackets and optional. nil for other types.
  init?(_ spelling: String) {
    guard let arrow = spelling.firstRange(of: "->") else { return nil }
    let (before, after) = (spelling[..<arrow.lowerBound], spelling[arrow.upperBound...])
    guard !before.contains(","), !after.contains("->") else { return nil }
    input = Self.words(before).last { $0 != "inout" && $0 != "Void" }
    output = Self.words(after).first { $0 != "any" && $0 != "Void" }
  }

  private static func words(_ text: Substring) -> [String] {
    text.utf8.split { !Spelling.isWordByte($0) }.map { String(Substring($0)) }
  }
}

extension ArchModel {
  /// The types of the closure that a configurator gets; nil if they are not known.
  func io(of configurator: String) -> ArchIO? {
    for type in classes.lineage(of: SpelledType(configurator)).map(\.name) {
      let inProperties = properties(of: type).filter { $0.member.name.text == "moduleIO" }.compactMap {
        $0.member.type?.text
      }
      let inMethods = methods(of: type).flatMap { method in
        zip(method.member.labels, method.member.parameters).filter { $0.0 == "moduleIO" }.map(\.1)
      }
      for spelling in inProperties + inMethods {
        if let io = ArchIO(classes.expanded(spelling, in: type)) { return io }
      }
    }
    return nil
  }

  /// True if a protocol of the tree or one that it inherits requires anything; nil if not all of them are in sight.
  func hasRequirements(_ name: String) -> Bool? {
    let reached = classes.reached(from: name).filter { !["AnyObject", "NSObjectProtocol", "class"].contains($0) }
    var isSeen = true
    for name in reached where name != ArchName.moduleOutput && name != ArchName.moduleInput {
      let own = bodies(of: name).filter { $0.fact.kind == .protocol }
      if own.contains(where: { !$0.fact.methods.isEmpty || !$0.fact.properties.isEmpty }) { return true }
      if own.isEmpty { isSeen = false }
    }
    return isSeen ? false : nil
  }
}
