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
      guard members.contains(where: { $0.isMeant(by: parts[position]) }) else { return nil }
      return Cast(behind: position, in: parts, speller).flatMap { questions.precede($0) ? nil : $0 }
    }
  }
}
