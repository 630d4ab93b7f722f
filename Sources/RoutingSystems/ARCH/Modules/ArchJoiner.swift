import Routes
import SourceModel

/// Joins configurators, stories and the code that opens modules to registrations and look-ups.
struct ArchJoiner {
  private let tree: FactTree
  private let model: ArchModel
  private let configurators: Set<String>
  private let stories: Set<String>
  private let verbs: Set<String>

  init(_ tree: FactTree) {
    (self.tree, model) = (tree, ArchModel(tree))
    (configurators, stories) = (Set(model.configurators), Set(model.stories))
    verbs = model.verbs
  }

  var facts: [FileID: [Fact]] {
    let uses = tree.facts(of: ArchUse.self)
    let found = modules + ids(usedBy: uses) + uses.compactMap(lookUp)
    return Dictionary(grouping: found, by: \.file).mapValues { $0.map(\.fact) }
  }

  private typealias Found = (file: FileID, fact: Fact)

  // MARK: Registrations

  private var modules: [Found] {
    configurators.sorted().flatMap { configurator -> [Found] in
      let key = RouteKey(space: ArchRoutes.module, name: configurator)
      return model.assemblies(of: configurator).compactMap { placed in
        let controller = model.controller(of: placed.fact)
        if placed.fact.type == configurator {
          return (
            placed.file,
            registration(of: key, at: placed.fact.member.range, by: configurator, controller, placed.fact.conditions)
          )
        }
        // The superclass has the code.
        guard let (head, file) = model.classes.head(of: configurator) else { return nil }
        let shown = controller.map { Spelling(text: $0.text, range: head.name.range) }
        return (file, registration(of: key, at: head.name.range, by: configurator, shown, head.conditions))
      }
    }
  }

  private func ids(usedBy uses: [PlacedFact<ArchUse>]) -> [Found] {
    stories.sorted().flatMap { story -> [Found] in
      let branches = model.branches(of: story).filter { branch in
        !branch.fact.isMember || branch.fact.configurator.map(configurators.contains) ?? false
      }
      let named = Set(branches.compactMap(\.fact.name))
      let others = Set(uses.filter { $0.fact.type == story }.compactMap(\.fact.links.first)).subtracting(named)
      return branches.flatMap { branch in
        let names = branch.fact.name.map { [$0] } ?? others.filter(isID).sorted()
        return names.map { (branch.file, id($0, of: branch.fact)) }
      }
    }
  }

  /// False for a type in a story.
  private func isID(_ name: String) -> Bool { name.first?.isLowercase == true && name != "init" }

  private func id(_ name: String, of branch: ArchBranch) -> Fact {
    let controllers = (branch.configurator.map(model.assemblies) ?? []).map { model.controller(of: $0.fact)?.text }
    let controller = Set(controllers).count == 1 ? controllers[0] : nil
    return registration(
      of: RouteKey(space: ArchRoutes.moduleID, owner: branch.type, name: name), at: branch.place,
      by: branch.configurator, controller.map { Spelling(text: $0, range: branch.place) }, [])
  }

  private func registration(
    of key: RouteKey, at range: SourceRange, by configurator: String?, _ controller: Spelling?,
    _ conditions: ConditionStack
  ) -> Fact {
    Fact.registration(
      of: key, at: range, .method, by: configurator,
      leadingTo: controller.map { Spelling(text: SpelledType($0.text).name, range: $0.range) }, conditions: conditions)
  }

  // MARK: Look-ups

  private func lookUp(_ placed: PlacedFact<ArchUse>) -> Found? {
    let use = placed.fact
    if configurators.contains(use.type) {
      guard use.known == 0, let verb = use.links.first, verbs.contains(verb) else { return nil }
      return (placed.file, lookUp(of: RouteKey(space: ArchRoutes.module, name: use.type), at: use.place, use))
    }
    guard stories.contains(use.type), !use.isMade, use.known < 2, use.links.count > 1, isID(use.links[0]),
      verbs.contains(use.links[1])
    else { return nil }
    let key = RouteKey(space: ArchRoutes.moduleID, owner: use.type, name: use.links[0])
    return (placed.file, lookUp(of: key, at: use.placeOfID, use))
  }

  private func lookUp(of key: RouteKey, at range: SourceRange, _ use: ArchUse) -> Fact {
    Fact.lookUp(of: key, at: range, .method, scope: use.scope, conditions: use.conditions)
  }
}
