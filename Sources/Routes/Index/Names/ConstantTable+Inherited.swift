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
    case nil: return nil
    case .spelled(let text): return ConstantText(text: text, literal: constant.literal)
    case .type(let type, let file):
      return types.printedName(of: type, scope: asked?.path ?? [], file: file, in: .swift).map {
        ConstantText(text: $0)
      }
    case .currentType: return asked.flatMap { nameOfType($0, in: [], types) }
    case .member(let name): return asked.flatMap { inherited(name, $0, from: [], types) }
    }
  }

  /// The name of a class that code asks, as `String(describing:)` prints it. nil for other types.
  func nameOfType(_ asked: AskedType, in scope: [String], _ types: TypeTable) -> ConstantText? {
    let path = asked.path.joined(separator: ".")
    guard let name = types.printedName(of: path, scope: scope, file: asked.file, in: .swift) else { return nil }
    let hasHeirs = asked.isDynamic && ClassTable(types: types).heirs(of: name).count > 1
    return ConstantText(text: name, doubt: hasHeirs ? "it may be the name of a subclass of '\(name)'" : nil)
  }

  /// The text of a static member that a class declares or inherits. `scope` are the types around the spelling of the class.
  func inherited(_ name: String, _ asked: AskedType, from scope: [String], _ types: TypeTable) -> ConstantText? {
    let path = asked.path.joined(separator: ".")
    guard types.language(of: asked.file) == .swift, !types.isParameter(path, in: scope),
      let names = types.components(of: path, scope: scope, file: asked.file), names.count == 1, let type = names.first,
      types.declaresClass(type)
    else { return nil }
    let chain = InheritedConstants(type, self, in: asked.file, types)
    var name = name
    for _ in 0..<Self.longestChain {
      guard let (constant, owner) = chain?.declaration(of: name) else { return nil }
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

  /// A subclass may declare the member again.
  private func withDoubt(_ text: ConstantText, _ type: String, _ types: TypeTable) -> ConstantText {
    guard ClassTable(types: types).heirs(of: type).count > 1 else { return text }
    return ConstantText(text: text.text, literal: text.literal, doubt: "a subclass of '\(type)' may have another name")
  }
}

/// The static members of a class, of its superclasses, and of the protocols that these adopt.
private struct InheritedConstants {
  private let constants: ConstantTable
  private let file: FileID
  /// The class and its superclasses, nearest first, as far as they are certain.
  private let owners: [[String]]
  private let protocols: Set<String>
  /// False if another superclass may declare any name.
  private let isWhole: Bool

  /// nil if what the class declares is not known.
  init?(_ type: String, _ constants: ConstantTable, in file: FileID, _ types: TypeTable) {
    (self.constants, self.file) = (constants, file)
    let table = ClassTable(types: types)
    let lineage = table.lineage(of: type)
    var owners: [[String]] = []
    for (index, name) in lineage.classes.enumerated() {
      guard lineage.doubts[index] == nil, lineage.languages[index] == .swift, let entry = table.entry(name) else {
        break
      }
      owners.append(entry.scope + [name])
    }
    var isWhole = owners.count == lineage.classes.count && lineage.doubtOfEnd == nil
    if isWhole, case .apple(let base) = lineage.end {
      let superclasses = AppleClass.superclasses(of: base)
      isWhole = superclasses != nil
      owners += ([base] + (superclasses ?? [])).map { [$0] }
    }
    (self.owners, self.isWhole) = (owners, isWhole)
    protocols = isWhole ? table.protocols(adoptedBy: owners.compactMap(\.last)) : []
    if owners.isEmpty { return nil }
  }

  /// A member and the type that declares it. A class decides before its superclasses, and these before protocols.
  func declaration(of name: String) -> (ConstantTable.Constant, owner: [String])? {
    for owner in owners {
      if constants.openTypes.contains(owner) { return nil }
      let found = constants.constants(named: name, of: owner, in: file).filter(\.isStatic)
      if !found.isEmpty { return ConstantTable.only(found).map { ($0, owner) } }
    }
    guard isWhole, !protocols.contains(where: { constants.openTypes.contains([$0]) }) else { return nil }
    let owners = protocols.map { [$0] }.filter { !constants.constants(named: name, of: $0, in: file).isEmpty }
    let found = owners.flatMap { constants.constants(named: name, of: $0, in: file).filter(\.isStatic) }
    return owners.first.flatMap { owner in ConstantTable.only(found).map { ($0, owner) } }
  }
}
