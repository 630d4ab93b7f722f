import Routes
import SourceModel

/// Adds the protocol of data passing to what a router adopts.
enum AdoptDataPassing: Repair {
  static let rules: [any Rule.Type] = [DataPassingNotAdopted.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    let types = index.answer(SceneParts.self).types
    for router in index.answer(SceneModel.self).routers {
      guard let (head, file) = types.head(of: router), file == finding.site.file,
        head.name.range == finding.site.range, let last = head.inherited.last, let page = environment.page(file),
        let passing = types.reached(from: router).lazy.compactMap(DataPassingNotAdopted.passing)
          .first(where: { DataPassingNotAdopted.isUnused($0, index) })
      else { continue }
      let edit = page.insertion(", \(passing)", at: page.offset(of: last.range.end))
      return [Fix(title: "Adopt '\(passing)'", isPreferred: true, edits: [edit])]
    }
    return []
  }
}
