/// The code of a new module: the protocols of its input and output, a presenter, a view controller, and the factory.
struct ModuleText {
  let stem: String
  /// The type that has the factory.
  let factory: String
  let form: ModuleForm

  private var input: String { stem + "ModuleInput" }
  private var output: String { stem + "ModuleOutput" }
  private var presenter: String { stem + "Presenter" }
  private var view: String { stem + "ViewController" }

  /// The types that it declares.
  var names: [String] { [input, output, presenter, view, factory] + [alias].compactMap(\.self) }

  var lines: [String] {
    let protocols = ["protocol \(input): AnyObject {}", "", "protocol \(output): AnyObject {}"]
    let parts = [protocols, presenterLines, viewLines, aliasLines, factoryLines]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  // MARK: Parts

  /// True if the module's value has the output from the start: the presenter.
  private var givesOutput: Bool {
    if case .type(_, _, let parts) = form.value { parts.contains { $0.role == .output } } else { false }
  }

  private var presenterLines: [String] {
    let adopted = givesOutput ? "\(input), \(output)" : input
    let told = givesOutput ? [] : ["    weak var output: \(output)?"]
    return ["final class \(presenter): \(adopted) {", "    weak var view: \(view)?"] + told + ["}"]
  }

  private var viewLines: [String] {
    ["final class \(view): UIViewController {", "    var presenter: \(presenter)?", "}"]
  }

  // MARK: The factory

  private var alias: String? {
    if case .tuple(let alias, _) = form.value { alias.replacing("*", with: stem) } else { nil }
  }

  private var aliasLines: [String] {
    guard let alias, case .tuple(_, let parts) = form.value else { return [] }
    let elements = parts.map { "\($0.label ?? "_"): \(type(of: $0.role))" }
    return ["typealias \(alias) = (\(elements.joined(separator: ", ")))"]
  }

  private func type(of role: ModuleForm.Role) -> String {
    switch role {
    case .view: view
    case .input: input
    case .output: output
    }
  }

  private var factoryLines: [String] {
    let name = form.function.replacing("*", with: stem)
    let mark = form.isOptional ? "?" : ""
    let kind = form.isClass ? "final class" : form.isStatic ? "enum" : "struct"
    let parameters = takesOutput ? "moduleOutput: \(output)?" : ""
    let told = takesOutput ? ["        presenter.output = moduleOutput"] : []
    return [
      "\(kind) \(factory) {", "    \(form.isStatic ? "static " : "")func \(name)(\(parameters)) -> \(result)\(mark) {",
      "        let view = \(view)()", "        let presenter = \(presenter)()", "        view.presenter = presenter",
      "        presenter.view = view",
    ] + told + ["        return \(value)", "    }", "}"]
  }

  private var takesOutput: Bool { form.value == .controller(takesOutput: true) }

  private var result: String {
    switch form.value {
    case .library: return "Module<\(input), \(output)>"
    case .type(let name, let parameters, _):
      return parameters.isEmpty ? name : "\(name)<\(parameters.map(type).joined(separator: ", "))>"
    case .tuple: return alias ?? ""
    case .controller: return "UIViewController"
    }
  }

  private var value: String {
    switch form.value {
    case .library: "\(result)(view: view, input: presenter) { [weak presenter] in presenter?.output = $0 }"
    case .type(_, _, let parts): "\(result)(\(made(of: parts)))"
    case .tuple(_, let parts): "(\(made(of: parts)))"
    case .controller: "view"
    }
  }

  private func made(of parts: [ModuleForm.Part]) -> String {
    parts.map { part in
      let value = part.role == .view ? "view" : "presenter"
      return part.label.map { "\($0): \(value)" } ?? value
    }.joined(separator: ", ")
  }
}
