import SourceModel

/// A class with the superclasses and protocols that it certainly has, as far as they are in sight.
struct KnownAncestors: Sendable {
  /// The paths of the class and of each superclass. One is there only if everything before it is in sight, so that the
  /// first one with a member is the one that Swift finds.
  let classes: [[String]]
  /// True if all superclasses are in sight, down to those of Apple's.
  private let isWhole: Bool
  /// Found out once: the value is kept with the heads that tell it.
  private let adopted = Once<[[String]]>()

  /// nil if what the class declares is not known.
  static func all(of type: String, _ types: TypeTable) -> KnownAncestors? {
    types.heads.memory.classes.ancestors(type) { KnownAncestors(of: type, types) }
  }

  private init?(of type: String, _ types: TypeTable) {
    if types.isClassOfApple(type), let lineage = AppleClass.lineage(of: type) {
      (classes, isWhole) = (lineage.map { [$0] }, true)
      return
    }
    let table = ClassTable(types: types)
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
      let inherited = AppleClass.lineage(of: base)
      isWhole = inherited != nil
      owners += (inherited ?? [base]).map { [$0] }
    }
    (classes, self.isWhole) = (owners, isWhole)
  }

  /// The paths of all protocols that they adopt, which are asked last; none if more superclasses may be asked before.
  func protocols(_ types: TypeTable) -> [[String]] {
    if !isWhole { return [] }
    return adopted {
      ClassTable(types: types).protocols(adoptedBy: classes.compactMap(\.last)).sorted().map { [$0] }
    }
  }

  /// True if all that the class may inherit is in sight, and a search by these paths finds it:
  /// superclasses, protocols, and what extends them.
  func areInSight(_ types: TypeTable) -> Bool {
    guard isWhole, !types.extendsProtocolOfObjects else { return false }
    let protocols = protocols(types)
    return (classes + protocols).allSatisfy(types.showsMembers) && protocols.allSatisfy(types.isInSight)
  }

  /// False if a class is certainly not among them.
  func mayReach(_ type: String) -> Bool { !isWhole || position(of: [type]) != nil }

  /// The number of classes before one; nil if it is none of them.
  func position(of type: [String]) -> Int? {
    classes.firstIndex { $0.last == type.last }
  }
}
