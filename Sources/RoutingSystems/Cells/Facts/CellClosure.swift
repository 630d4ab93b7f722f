import Routes
import SourceModel

/// A closure that code gives to a cell which it dequeues: `cell.onToggle = { self.reload() }`.
struct CellClosure: SystemFact {
  /// The member of the cell that gets it.
  let target: Spelling
  /// The type around, by simple name.
  var owner: String
  /// The name of the cell.
  let cell: String
  let keepsCell: Bool
  /// True if it keeps the object around.
  let keepsOwner: Bool
  /// The closure from brace to brace.
  let range: SourceRange
  let hasParameters: Bool

  var place: SourceRange { target.range }

  func renamed(_ rename: (String) -> String) -> CellClosure {
    var closure = self
    closure.owner = rename(owner)
    return closure
  }

  /// Those of one file.
  static func all(in outline: SourceOutline) -> [CellClosure] {
    outline.declared.methods.flatMap { method -> [CellClosure] in
      guard !method.code.closures.isEmpty, let owner = outline.typeNames(around: method.scope).last else { return [] }
      return all(in: method.code, of: TypeName.simple(owner))
    }
  }

  private static func all(in code: CodeBody, of owner: String) -> [CellClosure] {
    let cells = Set(code.steps.filter { $0.kind == .binding && code.isDequeued($0.value) }.map(\.target.text))
    if cells.isEmpty { return [] }
    return code.steps.compactMap { step in
      let names = step.target.text.dottedNames
      guard step.kind == .assignment, names.count == 2, cells.contains(names[0]), let value = step.value,
        let closure = code.closures.first(where: { $0.value == value })
      else { return nil }
      let keepsCell = closure.retains(names[0]) && !closure.parameters.contains(names[0])
      let keepsOwner = closure.retains("self")
      guard keepsCell || keepsOwner else { return nil }
      return CellClosure(
        target: step.target, owner: owner, cell: names[0], keepsCell: keepsCell, keepsOwner: keepsOwner,
        range: code.values[value].name.range, hasParameters: !closure.parameters.isEmpty)
    }
  }
}

extension CodeBody {
  private static let prefix = "dequeue"

  /// True if a value, or one of those that it may be, is what a function gives that dequeues by its name.
  fileprivate func isDequeued(_ value: Int?) -> Bool {
    var pending = [value].compactMap(\.self)
    // A value stands behind those that it consists of.
    while let index = pending.popLast() {
      guard values.indices.contains(index) else { continue }
      switch values[index].kind {
      case .call where values[index].name.text.hasPrefix(Self.prefix): return true
      case .cast(let inner, _): pending.append(inner)
      case .choice(let choices): pending += choices
      case .path, .call, .member, .element, .difference, .tuple, .list, .closure, .other: continue
      }
    }
    return false
  }
}
