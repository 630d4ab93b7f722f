import SourceModel

/// The texts that class methods of Objective-C return: `+ (NSString *)name { return @"Cell"; }`.
///
/// A method is searched for in the code and the categories of a class, then in those of its superclasses. The search goes
/// on to a superclass only if all code that may declare the method in the class is in the tree and in Objective-C.
struct MethodTexts: Sendable {
  private struct Method: Hashable {
    let type: String
    let name: String
  }

  private var texts: [Method: [ConstantTable.Constant]] = [:]
  /// The classes that may declare any method.
  private var openClasses: Set<String> = []

  /// The longest chain of methods that is followed.
  private static let longestChain = 4

  /// Adds what a method of a class returns. Without a name, the class may declare any method.
  mutating func insert(_ constant: ConstantTable.Constant, named name: String, of type: String) {
    if name.isEmpty {
      openClasses.insert(type)
    } else {
      texts[Method(type: type, name: name), default: []].append(constant)
    }
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
      guard let constant = declared(name, by: asked, types), let text = constant.text else { return nil }
      switch text {
      case .spelled(let text): return ConstantText(text: text, literal: constant.literal)
      case .type(let type, let file): return printed(type, file, types)
      case .currentType: return printed(asked, file, types)
      case .member(let next): name = next
      case .rawValue: return nil
      }
    }
    return nil
  }

  private func printed(_ type: String, _ file: FileID, _ types: TypeTable) -> ConstantText? {
    types.printedName(of: type, scope: [], file: file, in: .objectiveC).map { ConstantText(text: $0) }
  }

  /// The method that a class declares or inherits; nil if that is not known.
  private func declared(_ name: String, by type: String, _ types: TypeTable) -> ConstantTable.Constant? {
    let lineage = ClassTable(types: types).lineage(of: type)
    for (index, type) in lineage.classes.enumerated() {
      guard lineage.doubts[index] == nil, lineage.languages[index] == .objectiveC, types.isImplementedOnce(type) else {
        return nil
      }
      if let own = own(name, of: type, types) { return own }
    }
    guard case .apple(let base) = lineage.end, let inherited = AppleClass.lineage(of: base) else { return nil }
    return inherited.lazy.compactMap { own(name, of: $0, types) }.first
  }

  /// A constant without a text if the class may declare the method. nil if it certainly does not.
  private func own(_ name: String, of type: String, _ types: TypeTable) -> ConstantTable.Constant? {
    if let found = texts[Method(type: type, name: name)] {
      return found.allSatisfy { $0 == found[0] } ? found[0] : ConstantTable.Constant()
    }
    return openClasses.contains(type) || types.isExtendedInSwift(type) ? ConstantTable.Constant() : nil
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
