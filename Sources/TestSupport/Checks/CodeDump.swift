import SourceModel

extension CodeBody {
  /// One line for each step: its kind, its target and type, and its value.
  package var lines: [String] { steps.map(line) }

  private func line(_ step: CodeStep) -> String {
    let value = step.value.map(text)
    let target = step.target.text.isEmpty ? "?" : step.target.text
    let line =
      switch step.kind {
      case .binding: "let \(target)" + (step.type.map { ": \($0.text)" } ?? "") + (value.map { " = \($0)" } ?? "")
      case .assignment: "\(target) := \(value ?? "")"
      case .call: value ?? ""
      case .result: "-> \(value ?? "")"
      }
    let arm = step.cases.isEmpty ? "" : step.cases.joined(separator: "|") + " "
    return arm + line + (step.isDeferred ? " later" : "")
  }

  private func text(_ index: Int) -> String {
    let value = values[index]
    switch value.kind {
    case .path: return value.name.text
    case .call(let receiver, let arguments):
      let generics = value.generics.isEmpty ? "" : "<\(value.generics.map(\.text).joined(separator: ", "))>"
      return (receiver.map { text($0) + "." } ?? "") + value.name.text + generics + "(\(text(arguments)))"
    case .member(let base): return "\(text(base)).\(value.name.text)"
    case .cast(let operand, let isForced): return "\(text(operand)) as\(isForced ? "!" : "?") \(value.name.text)"
    case .element(let list, let position): return "\(text(list))[\(text(position))]"
    case .difference(let minuend, let number): return "\(text(minuend)) - \(number)"
    case .choice(let values): return "(\(values.map(text).joined(separator: " | ")))"
    case .tuple(let arguments): return "(\(text(arguments)))"
    case .list(let values): return "[\(values.map(text).joined(separator: ", "))]"
    case .closure: return "{}"
    case .other: return value.name.text.isEmpty ? "?" : value.name.text
    }
  }

  private func text(_ arguments: [CodeArgument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
  }
}
