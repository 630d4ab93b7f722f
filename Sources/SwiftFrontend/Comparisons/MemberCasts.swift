import SourceModel
import SwiftSyntax

/// The casts of some members of a function's parameter: `segue.destination as? C`.
struct MemberCasts {
  private let members: [ComparedNames]
  private let questions: TypeQuestions
  private let speller: Speller

  init(of function: ComparingFunction, _ speller: Speller) {
    members = function.castMembers.sorted().map { ComparedNames(of: $0, in: function) }
    questions = TypeQuestions(about: members, in: function.body, speller)
    self.speller = speller
  }

  /// In source order. The arms of the compiler's conditions are entered only if asked.
  func read(in code: Node, entersArms: Bool = true) -> [Cast] {
    var (casts, pending): ([Cast], [Node]) = ([], members.isEmpty ? [] : [code])
    while let node = pending.popLast() {
      if !entersArms, node.kind == .ifConfigDecl { continue }
      if node.kind == .sequenceExpr { casts += read(node) }
      pending += node.children.reversed().filter { !$0.isToken }
    }
    return casts
  }

  private func read(_ sequence: Node) -> [Cast] {
    let parts = Array(sequence.elements)
    return parts.indices.compactMap { position in
      guard isMeant(parts[position]), let cast = Cast(behind: position, in: parts, speller) else { return nil }
      return questions.precede(cast) || cast.isForced && isOtherwise(sequence) ? nil : cast
    }
  }

  /// True behind the `else` of a question for the type of such a member, and in a `switch` over one: what is cast there is
  /// of another class.
  private func isOtherwise(_ code: Node) -> Bool {
    var inner = code
    for outer in code.ancestors {
      let isElse = outer.kind == .ifExpr && outer.elseBody == inner || outer.kind == .guardStmt && outer.body == inner
      if isElse, outer.conditions.map(asksForType) == true { return true }
      if outer.kind == .switchExpr, let subject = outer.subject, isMeant(subject) { return true }
      inner = outer
    }
    return false
  }

  /// Whether some condition casts a member or asks for its type.
  private func asksForType(_ conditions: Node) -> Bool {
    conditions.subtree.contains { node in
      if let question = node.typeQuestion, isMeant(question.value) { return true }
      guard node.kind == .sequenceExpr else { return false }
      let parts = Array(node.elements)
      return zip(parts, parts.dropFirst()).contains { $1.kind == .unresolvedAsExpr && isMeant($0) }
    }
  }

  private func isMeant(_ expression: Node) -> Bool { members.contains { $0.isMeant(by: expression) } }
}
