import Routes
import SourceModel

/// An interactor that a router takes for its data store, and that is none.
enum DataStoreNotAdopted: Rule {
  static func subjects(in index: RouteIndex) -> [SceneSetUp] { index.answer(SceneSetUps.self).all }

  static func check(_ setUp: SceneSetUp, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    return setUp.links.filter { $0.property == "dataStore" }.compactMap { link in
      guard let assigned = setUp.code.assignment(of: link),
        let type = setUp.code.path(ofValue: assigned.value).map({ parts.types(of: $0, in: setUp.code) }),
        type.count == 1,
        let store = parts.property("dataStore", of: link.owner.type)?.property.simpleType,
        parts.types.isProtocol(store), !parts.types.isAmbiguous(store), parts.isClosed(type[0]),
        parts.types.unseenParent(of: type[0]) == nil, !parts.types.reached(from: type[0]).contains(store)
      else { return nil }
      return finding(
        at: Site(file: setUp.code.file, range: assigned.place), "'\(type[0])' does not conform to '\(store)'")
    }
  }

  static let description = RuleDescription(
    id: "data-store-not-adopted",
    severity: .error,
    repeatsCompiler: true,
    summary: "The assembly of a scene gives a router an interactor that does not adopt the protocol of its data store.",
    rationale: """
      The compiler says the same. Only an interactor is judged that the assembly makes by its name, and whose superclasses are \
      all in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "An interactor that is no data store",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts.replacing(", HomeDataStore", with: ""))
        \(RuleDescription.Example.weakParts)
        \(marked)
        """),
      RuleDescription.Example(
        "The data store of another scene",
        """
        //- Home.swift
        protocol PriceDataStore {}
        \(RuleDescription.Example.sceneParts.replacing(", HomeDataStore", with: ", PriceDataStore"))
        \(RuleDescription.Example.weakParts)
        \(marked)
        """),
      RuleDescription.Example(
        "An interactor that is one",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp())
        """),
      RuleDescription.Example(
        "A superclass out of sight",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts.replacing("HomeBusinessLogic, HomeDataStore", with: "KitInteractor, HomeBusinessLogic"))
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp())
        """),
    ])

  private static let marked = RuleDescription.Example.setUp(
    leavingOut: "router.dataStore",
    adding: "router.dataStore = interactor\n//  ^^^^^^^^^^^^^^^^ data-store-not-adopted")
}

extension SceneCode {
  /// The value that a link is made with, and the place of what is assigned.
  func assignment(of link: SceneSetUp.Link) -> (value: Int, place: SourceRange)? {
    let step = code.steps.last { step in
      guard step.kind == .assignment else { return false }
      let names = step.target.text.dottedNames
      return names.last == link.property && path(names.dropLast().joined(separator: ".")) == link.owner.path
    }
    guard let step, let value = step.value else { return nil }
    return (value, step.target.range)
  }
}
