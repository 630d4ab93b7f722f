import SourceModel
import SwiftSyntax

/// A name of interest with a member of interest, before its place is known.
struct MemberPathDraft {
  let root: Node
  let place: Int
}

extension OutlineWalk {
  /// `R.storyboard`, where both names are of interest together.
  mutating func noteRoot(_ reference: Node, at place: Int) {
    let paths = wanted.interest.names.memberPaths
    guard !paths.isEmpty, let member = reference.memberAccess,
      let members = paths[Speller.name(of: reference.baseName)],
      members.isEmpty || members.contains(Speller.name(of: member.declName?.baseName))
    else { return }
    memberPaths.append(MemberPathDraft(root: reference, place: place))
  }

  /// nil where code around the name declares a variable that it may refer to.
  mutating func memberPath(_ draft: MemberPathDraft, _ names: inout NamedTexts) -> MemberPath? {
    let root = VariableName(text: Speller.name(of: draft.root.baseName))
    switch names.variables.referent(of: root, at: draft.root) {
    case .undeclared, .global: break
    case .local, .member, .unknown: return nil
    }
    var spellings = [speller.spelling(ofName: draft.root.baseName)]
    var whole = draft.root
    while let member = whole.memberAccess, let name = member.declName?.baseName {
      spellings.append(speller.spelling(ofName: name))
      whole = member
    }
    return MemberPath(
      names: spellings, labels: Self.labels(ofCallOf: whole), scope: places[draft.place].scope,
      conditions: conditionSpeller.spell(places[draft.place].conditions))
  }

  private static func labels(ofCallOf callee: Node) -> [String]? {
    callee.callAround?.arguments.map { $0.label.map { Speller.name(of: $0) } ?? "_" }
  }
}

extension Node {
  /// The access to a member of the expression.
  var memberAccess: Node? {
    guard let member = parent?.ifKind(.memberAccessExpr), member.base == self else { return nil }
    return member
  }

  /// The call of the expression.
  var callAround: Node? {
    guard let call = parent?.ifKind(.functionCallExpr), call.calledExpression == self else { return nil }
    return call
  }
}
