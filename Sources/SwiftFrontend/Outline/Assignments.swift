import SourceModel
import SwiftSyntax

/// An assignment to a member of interest, before it is known which calls go into the outline.
struct AssignmentDraft {
  let target: Spelling
  /// nil where operators follow the first operand.
  let value: Node?
  let place: Int
}

extension OutlineWalk {
  /// `Registry.isAutomatic = false`
  mutating func noteAssignment(_ sequence: Node, at place: Int) {
    guard !wanted.interest.members.isEmpty else { return }
    let parts = Array(sequence.elements.prefix(4))
    guard parts.count > 1, parts[1].kind == .assignmentExpr, let path = NamePath(parts[0]),
      let member = path.names.last, wanted.interest.members.contains(member)
    else { return }
    let value = parts.count == 3 ? parts[2] : nil
    assignments.append(AssignmentDraft(target: path.spelling(by: speller), value: value, place: place))
  }

  mutating func assignment(_ draft: AssignmentDraft, by reader: CallReader) -> Assignment {
    Assignment(
      target: draft.target, value: draft.value.map { reader.value(of: $0) } ?? .other,
      scope: places[draft.place].scope, conditions: conditionSpeller.spell(places[draft.place].conditions))
  }
}
