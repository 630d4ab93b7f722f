import SourceModel

/// A class with the superclasses and protocols that it certainly has, as far as they are in sight.
struct KnownAncestors: Sendable {
  /// The paths of types: the class, each superclass, and at the end all protocols together. A level is there only if
  /// everything before it is in sight, so that the first one with a member is the one that Swift finds.
  let levels: [[[String]]]
  /// True if all superclasses are in sight, down to those of Apple's.
  private let isWhole: Bool

  /// nil if what the class declares is not known.
  static func all(of type: String, _ types: TypeTable) -> KnownAncestors? {
    types.heads.memory.ancestors(type) { KnownAncestors(of: type, types) }
  }

  private init?(of type: String, _ types: TypeTable) {
    let table = ClassTable(types: types)
    if types.isClassOfApple(type), let superclasses = AppleClass.superclasses(of: type) {
      let owners = [type] + superclasses
      levels = owners.map { [[$0]] } + [table.protocols(adoptedBy: owners).sorted().map { [$0] }]
      isWhole = true
      return
    }
    let lineage = table.lineage(of: type)
    var owners: [[String]] = []
    for (index, name) in lineage.classes.enumerated() {
      guard lineage.doubts[index] == nil, lineage.languages[index] == .swift, let entry = table.entry(name) else {
        break
      }
      owners.append(entry.scope + [name])
    }
    if owners.isEmpty { return nil }
    var isWhole = owners.count == lineage.classes.count && lineage.doubtOfEnd == nil
    if isWhole, case .apple(let base) = lineage.end {
      let superclasses = AppleClass.superclasses(of: base)
      isWhole = superclasses != nil
      owners += ([base] + (superclasses ?? [])).map { [$0] }
    }
    let protocols = isWhole ? table.protocols(adoptedBy: owners.compactMap(\.last)).sorted().map { [$0] } : []
    levels = owners.map { [$0] } + [protocols]
    self.isWhole = isWhole
  }

  /// True if all that the class may inherit is in sight, and a search by the paths of the levels finds it:
  /// superclasses, protocols, and what extends them.
  func areInSight(_ types: TypeTable) -> Bool {
    isWhole && levels.joined().allSatisfy(types.showsMembers) && levels.last?.allSatisfy(types.isInSight) ?? true
      && !types.extendsProtocolOfObjects
  }

  /// False if a class is certainly not among them.
  func mayReach(_ type: String) -> Bool { !isWhole || level(of: [type]) != nil }

  /// The number of the level with a type; nil if it is none of them.
  func level(of type: [String]) -> Int? {
    levels.firstIndex { $0.contains { $0.last == type.last } }
  }
}
