import Routes
import SourceModel

/// Call forms as a table in Markdown.
struct FormTable {
  private let forms: [CallForm]

  /// An adapter and its adaptee are one row.
  init(_ forms: [CallForm]) { self.forms = forms.filter { $0.meaning != .adaptee } }

  var text: String {
    let head = "| Call | Languages | Argument | Kinds | Meaning |\n|---|---|---|---|---|\n"
    return head + forms.map(row).joined(separator: "\n") + "\n"
  }

  private func row(_ form: CallForm) -> String {
    let languages = [Language.swift, .objectiveC].filter(form.languages.contains).map(name).joined(separator: ", ")
    let kinds = form.spaces.map(\.noun).joined(separator: ", ")
    return "| \(call(form)) | \(languages) | \(argument(form.operand)) | \(kinds) | \(meaning(form)) |"
  }

  private func call(_ form: CallForm) -> String {
    let labels = [form.label ?? "_"] + (form.meaning == .adapter ? ["forAdaptee"] : [])
    let receiver = if case .type(let name) = form.receiver { "\(name)." } else { "" }
    return "`\(receiver)\(form.callee)(\(labels.map { "\($0):" }.joined()))`"
  }

  private func name(_ language: Language) -> String {
    switch language {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    case .xml: "XML"
    }
  }

  private func argument(_ operand: CallForm.Operand) -> String {
    switch operand {
    case .value: "routable value"
    case .name: "protocol"
    case .object: "protocol object"
    case .text: "string"
    }
  }

  private func meaning(_ form: CallForm) -> String {
    switch form.meaning {
    case .lookUp(let lookUpForm): "look-up `\(lookUpForm.rawValue)`"
    case .registration: "registration"
    case .adapter, .adaptee: "adapter"
    }
  }
}
