import Routes
import SourceModel

/// Lets a class conform to the protocol that a module casts it to.
enum ConformToModule: Repair {
  static let rules: [any Rule.Type] = [ModuleInputNotConforming.self, ModuleOutputNotConforming.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard finding.names.count == 2, let (type, name) = finding.names.first.map({ ($0, finding.names[1]) }),
      let (head, file) = TypeRelations(environment.index.types).head(of: type), let page = environment.page(file)
    else { return [] }
    let last = head.inherited.last?.range.end
    let edit = page.insertion(last == nil ? ": \(name)" : ", \(name)", at: page.offset(of: last ?? head.name.range.end))
    return [Fix(title: "Let '\(type)' conform to '\(name)'", edits: [edit])]
  }
}
