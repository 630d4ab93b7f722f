import Routes
import SourceModel

/// An interactor that the assembly of a scene casts to a data store which it is not.
enum DataStoreCastFails: Rule {
  static func subjects(in index: RouteIndex) -> [SceneSetUp] { index.answer(SceneSetUps.self).all }

  static func check(_ setUp: SceneSetUp, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    guard index.origins[setUp.code.file] == .product else { return [] }
    return setUp.links.filter { $0.property == "dataStore" }.compactMap { link in
      guard let assigned = setUp.code.assignment(of: link),
        case .cast(let operand, let isForced) = setUp.code.code.values[assigned.value].kind,
        let type = setUp.code.classMade(of: operand), parts.types.isClass(type)
      else { return nil }
      let store = TypeName.simple(setUp.code.code.values[assigned.value].name.text)
      guard parts.types.isProtocol(store), !parts.types.isAmbiguous(store), parts.isClosed(type),
        parts.types.unseenParent(of: type) == nil, !parts.types.reached(from: type).contains(store)
      else { return nil }
      let effect = isForced ? "the cast ends the app" : "the router gets no data store"
      return finding(
        at: Site(file: setUp.code.file, range: assigned.place), "'\(type)' is not a '\(store)', so that \(effect)")
    }
  }

  static let description = RuleDescription(
    id: "data-store-cast-fails",
    severity: .warning,
    summary: "The assembly of a scene casts its interactor to a data store that the interactor does not adopt.",
    rationale: """
      The cast is nil, and nothing that other scenes pass on arrives. Let the interactor adopt the protocol, and leave the cast \
      out: then the compiler checks it. Only an interactor is judged that the assembly makes by its name, and whose \
      superclasses are all in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "An interactor that is no data store",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts.replacing(", HomeDataStore", with: ""))
        \(RuleDescription.Example.weakParts)
        \(setUp("as?", isMarked: true))
        """),
      RuleDescription.Example(
        "A cast by force",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts.replacing(", HomeDataStore", with: ""))
        \(RuleDescription.Example.weakParts)
        \(setUp("as!", isMarked: true))
        """),
      RuleDescription.Example(
        "An interactor that is one",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(setUp("as?", isMarked: false))
        """),
      RuleDescription.Example(
        "A superclass out of sight",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts.replacing("HomeBusinessLogic, HomeDataStore", with: "KitInteractor, HomeBusinessLogic"))
        \(RuleDescription.Example.weakParts)
        \(setUp("as?", isMarked: false))
        """),
    ])

  private static func setUp(_ cast: String, isMarked: Bool) -> String {
    let mark = isMarked ? "\n//  ^^^^^^^^^^^^^^^^ data-store-cast-fails" : ""
    return RuleDescription.Example.setUp(
      leavingOut: "router.dataStore", adding: "router.dataStore = interactor \(cast) HomeDataStore\(mark)")
  }
}

extension SceneCode {
  /// The class of the object that a value is, if the code makes that object itself.
  fileprivate func classMade(of value: Int) -> String? {
    guard let path = path(ofValue: value), path.count == 1, let object = binding(of: path[0])?.value else { return nil }
    return made(object)
  }
}
