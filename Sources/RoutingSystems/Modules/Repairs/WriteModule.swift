import Routes
import SourceModel

/// Writes a module for the name of a factory that the tree does not declare, as most factories of the tree build theirs.
enum WriteModule {
  static func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    let suffixes = ModuleNames.containers.filter { name.text.hasSuffix($0) && name.text != $0 }
    guard let suffix = suffixes.max(by: { $0.count < $1.count }), index.types.language(of: name.site.file) == .swift,
      index.origins[name.site.file] == .product, let (form, example) = ModuleForm.most(endingIn: suffix, in: index)
    else { return [] }
    let text = ModuleText(stem: String(name.text.dropLast(suffix.count)), factory: name.text, form: form)
    guard text.names.allSatisfy(index.types.isFree), let page = environment.page(name.site.file),
      let model = environment.page(example.placed.file)
    else { return [] }
    let edits = page.importing(model.imports) + [page.addition(text.lines)]
    return [Fix(title: "Write the module of '\(name.text)'", edits: edits)]
  }
}

extension TypeTable {
  /// True for a name that no type of the tree has.
  func isFree(_ name: String) -> Bool { !isDeclared(name) && !isAlias(name) }
}

extension EditableSource {
  /// The lines that import whole modules.
  var imports: [String] {
    spelling(0..<text.count).split(whereSeparator: \.isNewline).map(String.init).filter { $0.hasPrefix("import ") }
  }
}
