import SourceModel
import SwiftSyntax

/// A name of interest with a member of interest, before its place is known.
struct MemberPathDraft {
  let root: DeclReferenceExprSyntax
  let place: Int
}

extension OutlineWalk {
  /// `R.storyboard`, where both names are of interest together.
  mutating func noteRoot(_ node: DeclReferenceExprSyntax, at place: Int) {
    guard let members = wanted.interest.names.memberPaths[Speller.name(of: node.baseName)],
      let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      members.isEmpty || members.contains(Speller.name(of: member.declName.baseName))
    else { return }
    memberPaths.append(MemberPathDraft(root: node, place: place))
  }

  /// nil where code around the name declares a variable that it may refer to.
  mutating func memberPath(_ draft: MemberPathDraft, _ names: inout NamedTexts) -> MemberPath? {
    let root = VariableName(text: Speller.name(of: draft.root.baseName))
    switch names.variables.referent(of: root, at: Syntax(draft.root)) {
    case .undeclared, .global: break
    case .local, .member, .unknown: return nil
    }
    var spellings = [speller.spelling(ofName: draft.root.baseName)]
    var whole = Syntax(draft.root)
    while let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id,
      member.declName.baseName.presence == .present
    {
      spellings.append(speller.spelling(ofName: member.declName.baseName))
      whole = Syntax(member)
    }
    return MemberPath(
      names: spellings, labels: Self.labels(ofCallOf: whole), scope: places[draft.place].scope,
      conditions: conditionSpeller.spell(places[draft.place].conditions))
  }

  private static func labels(ofCallOf callee: Syntax) -> [String]? {
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
      return nil
    }
    return call.arguments.map { $0.label.map { Speller.name(of: $0) } ?? "_" }
  }
}
