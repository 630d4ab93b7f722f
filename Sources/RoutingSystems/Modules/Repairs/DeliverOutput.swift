import Routes
import SourceModel

/// Builds a module with a closure that gives its output to the part that has a property for it.
enum DeliverOutput: Repair {
  static let rules: [any Rule.Type] = [ModuleOutputUndelivered.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let model = environment.index.answer(ModuleFactories.self).model
    guard let site = finding.related.first?.site, let page = environment.page(site.file),
      let method = model.all.first(where: { $0.file == site.file && $0.fact.builds(at: site.range) })?.fact,
      let value = method.code.values.indices.first(where: { method.code.values[$0].name.range == site.range }),
      let module = BuiltModule(value, in: method, model), let part = part(of: module, method, model),
      let edit = edit(
        module, method.code, adding: "{ [weak \(part.name)] in \(part.name)?.\(part.property) = $0 }", page)
    else { return [] }
    return [Fix(title: "Give the output to '\(part.name).\(part.property)'", isPreferred: true, edits: [edit])]
  }

  /// The local object that is told the output, with the property that holds it. The input comes first.
  private static func part(
    of module: BuiltModule, _ method: ModuleMethod, _ model: ModuleModel
  ) -> (name: String, property: String)? {
    guard let output = module.output.map(TypeText.plain) else { return nil }
    let types = BodyTypes(model: model, method: method)
    let inputs = module.arguments.filter { $0.label.map(ModuleShape.inputNames.contains) ?? false }.map(\.value)
    for value in inputs + [module.view].compactMap(\.self) {
      guard let name = method.code.path(value), let type = types.made(by: value) else { continue }
      let properties = model.reached(from: type).flatMap(model.properties)
      let holder = properties.first { $0.fact.type.map { TypeText.plain($0.text) } == output && !$0.fact.isComputed }
      if let holder { return (name, holder.fact.name.text) }
    }
    return nil
  }

  /// Replaces `nil`, or adds a closure behind the parentheses.
  private static func edit(
    _ module: BuiltModule, _ code: CodeBody, adding closure: String, _ page: EditableSource
  ) -> Fix.Edit? {
    if let empty = module.arguments.map({ code.values[$0.value] }).first(where: { $0.name.text == "nil" }) {
      return page.replacement(of: page.offsets(of: empty.name.range), with: closure)
    }
    var start = page.offset(of: module.range.end)
    while let byte = page.byte(at: start), byte != UInt8(ascii: "(") { start += 1 }
    return page.endOfBrackets(from: start).map { page.insertion(" \(closure)", at: $0) }
  }
}

extension ModuleMethod {
  fileprivate func builds(at range: SourceRange) -> Bool { code.values.contains { $0.name.range == range } }
}
