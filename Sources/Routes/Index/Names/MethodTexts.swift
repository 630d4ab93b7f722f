import SourceModel

/// The texts that methods of classes of Objective-C give: `+ (NSString *)name { return @"Cell"; }`.
///
/// A class finds a method in its own code, in its categories, and in those of its superclasses. A class without it counts
/// as one only if all that may declare it is in sight and in Objective-C.
struct MethodTexts: Sendable {
  private struct Method: Hashable {
    let type: String
    let name: String
  }

  private enum Text: Hashable {
    case spelled(String, Site?)
    /// The name of a class, which a file spells.
    case type(String, FileID)
    /// The name of the class that is asked.
    case currentType
    /// What another method of the class that is asked gives.
    case method(String)
    case unknown
  }

  private var texts: [Method: [Text]] = [:]
  /// The classes that may declare any method.
  private var openClasses: Set<String> = []

  /// The longest chain of methods that is followed.
  private static let longestChain = 4

  mutating func insert(_ fact: TextConstant, _ file: IndexedFile) {
    guard let type = fact.owner.last else { return }
    if fact.name.text.isEmpty {
      openClasses.insert(type)
    } else {
      texts[Method(type: type, name: fact.name.text), default: []].append(Self.text(of: fact, in: file))
    }
  }

  private static func text(of fact: TextConstant, in file: IndexedFile) -> Text {
    // A file that is being edited may have half of a text.
    if file.facts.understanding != .whole { return .unknown }
    if let text = fact.text { return .spelled(text, fact.literal.map { Site(file: file.id, range: $0) }) }
    if let type = fact.type { return type == TextConstant.currentType ? .currentType : .type(type, file.id) }
    return fact.member.map(Text.method) ?? .unknown
  }

  /// The text of `ItemCell.name`, or of `Self.name` in a class. nil if it may be any text.
  func text(of path: String, in scope: [String], file: FileID, _ types: TypeTable) -> ConstantText? {
    let parts = path.dottedParts
    guard parts.count == 2 else { return nil }
    let isDynamic = parts[0] == TextConstant.currentType
    let spelled = isDynamic ? TypeName.flattened(scope).last : parts[0]
    guard let spelled, let names = types.components(of: spelled, scope: [], file: file), names.count == 1,
      types.isClass(names[0], in: .objectiveC), var text = text(of: parts[1], names[0], file, types)
    else { return nil }
    let hasHeirs = isDynamic && ClassTable(types: types).heirs(of: names[0]).count > 1
    if hasHeirs { text.doubt = "a subclass of '\(names[0])' may have another name" }
    return text
  }

  private func text(of name: String, _ asked: String, _ file: FileID, _ types: TypeTable) -> ConstantText? {
    var name = name
    for _ in 0..<Self.longestChain {
      switch declared(name, by: asked, types) {
      case .spelled(let text, let literal): return ConstantText(text: text, literal: literal)
      case .type(let type, let file): return printed(type, file, types)
      case .currentType: return printed(asked, file, types)
      case .method(let next): name = next
      case .unknown: return nil
      }
    }
    return nil
  }

  private func printed(_ type: String, _ file: FileID, _ types: TypeTable) -> ConstantText? {
    types.printedName(of: type, scope: [], file: file, in: .objectiveC).map { ConstantText(text: $0) }
  }

  /// What a class has by its own code or inherits.
  private func declared(_ name: String, by type: String, _ types: TypeTable) -> Text {
    let lineage = ClassTable(types: types).lineage(of: type)
    for (index, type) in lineage.classes.enumerated() {
      guard lineage.doubts[index] == nil, lineage.languages[index] == .objectiveC, types.isImplementedOnce(type) else {
        return .unknown
      }
      if let text = own(name, of: type, types) { return text }
    }
    guard case .apple(let base) = lineage.end, let superclasses = AppleClass.superclasses(of: base) else {
      return .unknown
    }
    return ([base] + superclasses).lazy.compactMap { own(name, of: $0, types) }.first ?? .unknown
  }

  /// nil if the class certainly declares no such method.
  private func own(_ name: String, of type: String, _ types: TypeTable) -> Text? {
    if let found = texts[Method(type: type, name: name)] {
      return found.allSatisfy { $0 == found[0] } ? found[0] : .unknown
    }
    return openClasses.contains(type) || types.isExtendedInSwift(type) ? .unknown : nil
  }
}

extension TypeTable {
  /// True if the tree has the code of a class of Objective-C, and not the code of several.
  fileprivate func isImplementedOnce(_ type: String) -> Bool {
    var count = 0
    heads.forEach(declaring: type) { head, _ in count += head.attributes.contains(.implementation) ? 1 : 0 }
    return count == 1
  }

  /// True if code of Swift may declare or override a method of a class.
  fileprivate func isExtendedInSwift(_ type: String) -> Bool {
    heads.contains(declaring: type) { _, file in file.language == .swift }
  }
}
