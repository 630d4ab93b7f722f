import Routes
import SourceModel

/// Shows a route to Objective-C, or gives it the selector that the segues of its controller call.
enum ExposeRoute: Repair {
  static let rules: [any Rule.Type] = [UndispatchableRoute.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    for dispatched in environment.index.answer(DispatchedRouters.self).reached {
      guard let placed = dispatched.segueRoutes.first(where: { $0.site == finding.site }) else { continue }
      return fixes(for: placed, dispatched, with: environment)
    }
    return []
  }

  private static func fixes(
    for placed: SceneModel.Placed, _ dispatched: DispatchedRouter, with environment: FixEnvironment
  ) -> [Fix] {
    let model = dispatched.model
    let name = dispatched.stem(of: placed.method)
    let selector = dispatched.dispatch.fact.selector(of: name)
    guard let owner = model.owner(of: placed.method.fullName, in: dispatched.router) else {
      return mark(placed.site, selector, selector == placed.method.selector, with: environment)
    }
    guard
      let body = model.placedBodies(of: owner).first(where: {
        $0.fact.methods.contains { $0.fullName == placed.method.fullName }
      }),
      let requirement = body.fact.methods.first(where: { $0.fullName == placed.method.fullName })
    else { return [] }
    if body.fact.isObjectiveC {
      return mark(Site(file: body.file, range: requirement.name.range), selector, false, with: environment)
    }
    guard requirement.selector == selector else { return [] }
    return mark(protocolAt: body.site, named: owner, with: environment)
  }

  /// Marks a method, with a selector if its own is another one.
  private static func mark(
    _ site: Site, _ selector: String, _ isItsOwn: Bool, with environment: FixEnvironment
  ) -> [Fix] {
    let mark = isItsOwn ? "@objc" : "@objc(\(selector))"
    guard let page = environment.page(site.file),
      let keyword = page.word(before: page.offset(of: site.range.start)), page.spelling(keyword) == "func"
    else { return [] }
    return [
      Fix(title: "Mark it '\(mark)'", isPreferred: true, edits: [page.insertion("\(mark) ", at: keyword.lowerBound)])
    ]
  }

  private static func mark(
    protocolAt site: Site, named name: String, with environment: FixEnvironment
  ) -> [Fix] {
    guard let page = environment.page(site.file),
      let keyword = page.word(before: page.offset(of: site.range.start)), page.spelling(keyword) == "protocol"
    else { return [] }
    return [
      Fix(
        title: "Mark '\(name)' '@objc'", isPreferred: true, edits: [page.insertion("@objc ", at: keyword.lowerBound)])
    ]
  }
}
