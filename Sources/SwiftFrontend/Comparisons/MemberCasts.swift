import SourceModel
import SwiftSyntax

/// The casts of some members of a function's parameter: `segue.destination as? C`.
struct MemberCasts {
  private let members: [ComparedNames]

  init(of function: ComparingFunction) {
    members = function.castMembers.sorted().map { ComparedNames(of: $0, in: function) }
  }

  /// In source order. The arms of the compiler's conditions are entered only if asked.
  func read(in code: Syntax, _ speller: Speller, entersArms: Bool = true) -> [Cast] {
    var (casts, pending): ([Cast], [Syntax]) = ([], members.isEmpty ? [] : [code])
    while let node = pending.popLast() {
      if !entersArms, node.is(IfConfigDeclSyntax.self) { continue }
      if let sequence = node.as(SequenceExprSyntax.self) { casts += read(sequence, speller) }
      pending += node.children(viewMode: .sourceAccurate).reversed().filter { !$0.is(TokenSyntax.self) }
    }
    return casts
  }

  private func read(_ sequence: SequenceExprSyntax, _ speller: Speller) -> [Cast] {
    let parts = Array(sequence.elements)
    return parts.indices.compactMap { position in
      guard members.contains(where: { $0.isMeant(by: parts[position]) }) else { return nil }
      return Cast(behind: position, in: parts, speller)
    }
  }
}
