import Routes
import SourceModel

/// Code that assembles a scene and leaves one of its parts without another.
enum IncompleteSceneSetUp: Rule {
  static func subjects(in index: RouteIndex) -> [SceneSetUp] {
    index.answer(SceneSetUps.self).all.filter { $0.links.count >= leastLinks }
  }

  /// Less is no assembly of a whole scene.
  private static let leastLinks = 3

  static func check(_ setUp: SceneSetUp, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    return setUp.missing.compactMap { link in
      guard let property = parts.property(link.property, of: link.owner.type), property.isEmptyAtFirst,
        !mayBeSet(link, in: setUp, parts)
      else { return nil }
      let isClosed = parts.isClosed(link.owner.type) && parts.isClosed(property.owner)
      var finding = finding(
        at: setUp.code.site,
        "the '\(link.property)' of '\(link.owner.type)' is never assigned, so that it stays nil",
        doubt: isClosed ? nil : "not all of '\(link.owner.type)' is in the scan, or several types have the name",
        related: [Finding.Related(site: property.site, message: "it is declared here")])
      if property.property.type?.text.hasSuffix("!") == true { finding.standard = .error }
      finding.names = [link.owner.name, link.property]
      return finding
    }
  }

  /// True if an initializer, a function that is given the object, or code elsewhere may assign the property.
  private static func mayBeSet(_ link: SceneSetUp.Link, in setUp: SceneSetUp, _ parts: SceneParts) -> Bool {
    link.owner.takesArguments || setUp.code.passes(link.owner.path)
      || parts.isAssigned(link.property, of: link.owner.type, otherThanIn: setUp.code)
  }

  static let description = RuleDescription(
    id: "incomplete-scene-setup",
    severity: .warning,
    summary: "The code that assembles a scene never gives one of its parts another part that it declares.",
    rationale: """
      The code makes a router, an interactor and a presenter and links them, but one of the six links is missing: the property \
      stays nil, and what goes through it is lost without a word. A property that is declared with `!` stops the app: an \
      error. Only a property is meant that the class declares and that no other code assigns. Nothing is reported if the \
      object is made with arguments, or passed to a function.
      """,
    examples: [
      RuleDescription.Example(
        "A router without its view controller",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp(leavingOut: "router.viewController", marked: "incomplete-scene-setup"))
        """),
      RuleDescription.Example(
        "A presenter that nothing is presented by, and that must not be nil",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp(leavingOut: "interactor.presenter", marked: "incomplete-scene-setup"))
        """),
      RuleDescription.Example(
        "A part that declares no such property, or assigns it itself",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic? }
        class HomeRouter: HomeRoutingLogic { weak var viewController: HomeViewController? }
        extension HomeViewController { override func viewDidLoad() { router?.viewController = self } }
        \(RuleDescription.Example.setUp(leavingOut: "router.viewController", "router.dataStore"))
        """),
      RuleDescription.Example(
        "A part that is passed on",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp(leavingOut: "router.dataStore", adding: "Store.shared.fill(router)"))
        """),
    ])
}

extension SceneParts.PlacedProperty {
  /// True for a stored property that is nil until it is assigned.
  var isEmptyAtFirst: Bool {
    guard let type = property.type?.text, type.hasSuffix("?") || type.hasSuffix("!") else { return false }
    return !property.isComputed && !property.isWrapped && !property.isConstant && property.code.isEmpty
      && property.modifiers.isDisjoint(with: [.lazy, .static])
  }
}
