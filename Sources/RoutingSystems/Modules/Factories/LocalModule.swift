import Routes
import SourceModel

/// What a body does with one of its constants.
struct LocalModule {
  let name: String
  let code: CodeBody

  /// The only value that it is declared with; nil for several.
  var binding: CodeStep? {
    let bindings = code.steps.filter { $0.kind == .binding && $0.target.text == name && !isRepeated($0) }
    return bindings.count == 1 ? bindings.first : nil
  }

  /// True for `if let name`.
  private func isRepeated(_ step: CodeStep) -> Bool {
    step.value.map { code.values[$0].kind == .path && code.values[$0].name.text == name } ?? true
  }

  /// The assignments to a member of it.
  func assignments(to members: Set<String>) -> [CodeStep] {
    code.steps.filter { step in
      guard step.kind == .assignment else { return false }
      let path = step.target.text.split(separator: ".")
      return path.count == 2 && path[0] == name && members.contains(String(path[1]))
    }
  }

  /// True if other code gets it: a method of its own, an argument, an element, or what something else is set to.
  var isHandedOn: Bool {
    let own = Set(code.values.indices.filter { code.values[$0].kind == .path && code.values[$0].name.text == name })
    let isPart = code.values.contains { value in
      switch value.kind {
      case .call(let receiver, let arguments):
        receiver.map(own.contains) ?? false || arguments.contains { own.contains($0.value) }
      case .tuple(let elements): elements.contains { own.contains($0.value) }
      case .list(let elements), .choice(let elements): !own.isDisjoint(with: elements)
      case .cast(let inner, _): own.contains(inner)
      case .path, .member, .element, .difference, .closure, .other: false
      }
    }
    return isPart
      || code.steps.contains { step in
        guard let value = step.value, own.contains(value), step.target.text != name else { return false }
        return step.kind == .assignment || step.kind == .binding
      }
  }
}
