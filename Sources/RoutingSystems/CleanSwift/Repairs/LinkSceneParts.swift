import Routes
import SourceModel

/// Adds the assignment that the assembly of a scene leaves out.
enum LinkSceneParts: Repair {
  static let rules: [any Rule.Type] = [IncompleteSceneSetUp.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard let setUp = index.answer(SceneSetUps.self).all.first(where: { $0.code.site == finding.site }),
      let link = setUp.missing.first(where: { [$0.owner.name, $0.property] == finding.names }),
      let last = setUp.code.code.steps.last(where: { $0.kind == .assignment && !$0.isDeferred }),
      let page = environment.page(finding.site.file)
    else { return [] }
    let line = "\(link.owner.name).\(link.property) = \(link.value.name)"
    let edit = page.addition([line], behindLineOf: page.offset(of: last.target.range.start))
    return [Fix(title: "Add '\(line)'", isPreferred: true, edits: [edit])]
  }
}
