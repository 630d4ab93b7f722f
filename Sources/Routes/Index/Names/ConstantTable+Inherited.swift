import SourceModel

/// A type that code asks for a constant.
struct AskedType: Sendable {
  /// The names of the types around it and its own, as the declaration has them or as code spells them.
  var path: [String]
  /// The file that asks.
  var file: FileID
  /// True for `Self` and `self`, which may be a subclass.
  var isDynamic = false
}

/// The constants that say something of the type that is asked, and those that it inherits.
extension ConstantTable {
  /// The longest chain of members that is followed.
  private static let longestChain = 4

  /// The text of a constant. `asked` is the type that declares it; nil outside of types.
  func text(of constant: Constant, _ asked: AskedType?, _ types: TypeTable) -> ConstantText? {
    switch constant.text {
    case nil, .rawValue: return nil
    case .spelled(let text): return ConstantText(text: text, literal: constant.literal)
    case .type(let type, let file):
      return types.printedName(of: type, scope: asked?.path ?? [], file: file, in: .swift).map {
        ConstantText(text: $0)
      }
    case .currentType: return asked.flatMap { nameOfType($0, in: [], types) }
    case .member(let name): return asked.flatMap { inherited(name, $0, from: [], types) }
    }
  }

  /// The name of a class that code asks, as `String(describing:)` or `NSStringFromClass` prints it. nil for other types.
  func nameOfType(
    _ asked: AskedType, in scope: [String], _ types: TypeTable, _ language: Language = .swift
  ) -> ConstantText? {
    let path = asked.path.joined(separator: ".")
    guard let name = types.printedName(of: path, scope: scope, file: asked.file, in: language) else { return nil }
    // Any subclass may be asked.
    if asked.isDynamic, types.isClassOfApple(name) { return nil }
    let hasHeirs = asked.isDynamic && ClassTable(types: types).heirs(of: name).count > 1
    return ConstantText(text: name, doubt: hasHeirs ? "it may be the name of a subclass of '\(name)'" : nil)
  }

  /// The text of a static member that a class declares or inherits. `scope` are the types around the spelling of the class.
  func inherited(_ name: String, _ asked: AskedType, from scope: [String], _ types: TypeTable) -> ConstantText? {
    let path = TypeName.withoutGenerics(asked.path.joined(separator: "."))
    guard types.language(of: asked.file) == .swift, !types.isParameter(path, in: scope),
      let names = types.components(of: path, scope: scope, file: asked.file), names.count == 1, let type = names.first,
      types.declaresClass(type) || types.isClassOfApple(type) && !asked.isDynamic
    else { return nil }
    guard let ancestors = KnownAncestors.all(of: type, types) else { return nil }
    var name = name
    for _ in 0..<Self.longestChain {
      guard let (constant, owner) = declaration(of: name, in: ancestors, for: asked.file, types) else { return nil }
      switch constant.text {
      case .member(let next): name = next
      case .currentType: return nameOfType(asked, in: scope, types)
      default:
        let text = text(of: constant, AskedType(path: owner, file: asked.file), types)
        return asked.isDynamic ? text.map { withDoubt($0, type, types) } : text
      }
    }
    return nil
  }

  /// True if a type may inherit a name that code around it declares, too: that of a nested type; nil for that of
  /// `member`.
  func mayInherit(
    _ nested: String?, or member: String, _ path: [String], for file: FileID, _ types: TypeTable
  ) -> Bool {
    guard let type = path.last else { return false }
    if let nested, !types.isNested(nested) { return false }
    // A class of Apple's has no names of an app, unless an extension adds them.
    let mayInheritMore = types.mayInherit(nested, type)
    guard types.declaresClass(type), let ancestors = KnownAncestors.all(of: type, types),
      ancestors.classes.first == path, !mayInheritMore || ancestors.areInSight(types)
    else { return mayInheritMore }
    let mayDeclare = { (owner: [String]) in
      if let nested { return types.declares(nested, in: owner) }
      return openTypes.contains(owner) || !constants(named: member, of: owner, in: file).isEmpty
    }
    return ancestors.classes.dropFirst().contains(where: mayDeclare)
      || ancestors.protocols(types).contains(where: mayDeclare)
  }

  /// A subclass may declare the member again.
  private func withDoubt(_ text: ConstantText, _ type: String, _ types: TypeTable) -> ConstantText {
    guard ClassTable(types: types).heirs(of: type).count > 1 else { return text }
    return ConstantText(text: text.text, literal: text.literal, doubt: "a subclass of '\(type)' may have another name")
  }

  /// A static member and the type that declares it. A class decides before its superclasses, and these before protocols.
  private func declaration(
    of name: String, in ancestors: KnownAncestors, for file: FileID, _ types: TypeTable
  ) -> (Constant, owner: [String])? {
    for owner in ancestors.classes {
      if openTypes.contains(owner) { return nil }
      let found = statics(named: name, of: [owner], in: file)
      if !found.isEmpty { return Self.only(found.map(\.constant)).map { ($0, owner) } }
    }
    let protocols = ancestors.protocols(types)
    if protocols.contains(where: openTypes.contains) { return nil }
    let found = statics(named: name, of: protocols, in: file)
    return found.first.flatMap { first in Self.only(found.map(\.constant)).map { ($0, first.owner) } }
  }

  private func statics(
    named name: String, of owners: [[String]], in file: FileID
  ) -> [(constant: Constant, owner: [String])] {
    owners.flatMap { owner in
      constants(named: name, of: owner, in: file).filter(\.isStatic).map { ($0, owner) }
    }
  }
}
