import Routes
import SourceModel

/// The members of a class of Swift that Objective-C certainly does not see (swift, `lib/Sema/TypeCheckDeclObjC.cpp`,
/// `shouldMarkAsObjC`): nothing marks them, they override nothing, and no protocol of Objective-C asks for them.
struct HiddenMembers {
  let index: RouteIndex
  /// The class and its superclasses in the tree.
  let classes: [String]
  /// These, and the other types that give them members.
  let types: [String]

  /// True if the class has what a connection names, and Objective-C sees none of it.
  func contains(_ name: String, _ kind: MemberSearch.Kind) -> Bool {
    areUnmarked(name, kind) && !exposesAll && !index.applications.infersObjectiveC
      && !index.classes.protocols(adoptedBy: types).contains { mayRequire(name, kind, in: $0) }
  }

  private func areUnmarked(_ name: String, _ kind: MemberSearch.Kind) -> Bool {
    types.allSatisfy { type in
      let members = index.members.candidates(for: name, kind, in: type).joined()
      return members.allSatisfy { index.members.isHidden($0, in: type) }
    }
  }

  /// True if `@objcMembers` shows all members.
  private var exposesAll: Bool {
    classes.contains { type in
      index.types.heads.contains(declaring: type) { head, _ in head.attributes.contains(.objectiveCMembers) }
    }
  }

  private func mayRequire(_ name: String, _ kind: MemberSearch.Kind, in type: String) -> Bool {
    var heads: [TypeHead] = []
    index.types.heads.forEach(declaring: type) { head, _ in if head.kind != .extension { heads.append(head) } }
    if heads.isEmpty { return AppleProtocols.mayRequire(name, kind, in: type) }
    return heads.contains { $0.kind == .protocol && $0.attributes.contains(.objectiveC) }
  }
}
