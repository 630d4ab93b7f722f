import Routes
import SourceModel

/// Lets a `weak` property hold an output: its protocol becomes one of classes, its type optional.
enum HoldOutputWeakly: Repair {
  static let rules: [any Rule.Type] = [WeakOutputNotClassBound.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let types = TypeRelations(environment.index.types)
    let properties = environment.index.systemFacts(of: ModuleProperty.self)
    guard let property = properties.first(where: { $0.site == finding.site }), let type = property.fact.type,
      let page = environment.page(property.file)
    else { return [] }
    let name = TypeText.plain(type.text)
    var (edits, titles): ([Fix.Edit], [String]) = ([], [])
    if !types.isOfClasses(name) {
      guard let edit = ClassBoundProtocol.edit(of: name, environment) else { return [] }
      edits.append(edit)
      titles.append("make '\(name)' a protocol of classes")
    }
    if !type.text.hasSuffix("?"), !type.text.hasSuffix("!") {
      guard let edit = optional(type, of: property.fact, page) else { return [] }
      edits.append(edit)
      titles.append("make it optional")
    }
    guard let first = titles.first?.first else { return [] }
    let title = first.uppercased() + titles.joined(separator: ", and ").dropFirst()
    return [Fix(title: title, isPreferred: true, edits: edits)]
  }

  /// nil for a property of which code of the file uses a member: that would need a `?`, too.
  private static func optional(_ type: Spelling, of property: ModuleProperty, _ page: EditableSource) -> Fix.Edit? {
    let isPlain = type.text.utf8.allSatisfy(Spelling.isWordByte)
    guard isPlain, !page.usesMember(of: property.name.text) else { return nil }
    return page.insertion("?", at: page.offset(of: type.range.end))
  }
}

extension EditableSource {
  /// True if a name stands before a dot, also in a comment.
  fileprivate func usesMember(of name: String) -> Bool {
    text.bytes.split { !Spelling.isWordByte($0) }.contains { word in
      word.elementsEqual(name.utf8) && byte(at: word.endIndex - text.bytes.startIndex) == UInt8(ascii: ".")
    }
  }
}
