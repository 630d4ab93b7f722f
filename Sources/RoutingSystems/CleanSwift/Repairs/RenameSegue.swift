import Routes
import SourceModel

/// Gives a segue the identifier that calls the route it is meant for. A segue that code performs by its identifier keeps it.
enum RenameSegue: Repair {
  static let rules: [any Rule.Type] = [SegueWithoutRoute.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    for dispatched in index.answer(DispatchedRouters.self).reached {
      let segues = dispatched.segues.filter {
        $0.file == finding.site.file && $0.segue.identifier.range == finding.site.range
      }
      guard let placed = segues.first,
        let identifier = SegueWithoutRoute.identifier(near: placed.segue, dispatched, in: index)
      else { continue }
      let key = RouteKey(
        space: InterfaceSpaces.segue, owner: dispatched.controller, name: placed.segue.identifier.text)
      guard index.route(key)?.lookUps.isEmpty != false else { return [] }
      return [.change(finding.site, to: identifier, isPreferred: true)]
    }
    return []
  }
}
