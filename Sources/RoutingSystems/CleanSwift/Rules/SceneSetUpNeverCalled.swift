import Routes
import SourceModel

/// A method of a view controller that assembles its scene, and that nothing calls.
enum SceneSetUpNeverCalled: Rule {
  static func subjects(in index: RouteIndex) -> [SceneCode] {
    index.answer(SceneParts.self).code.filter { $0.method.assignsRouter && $0.method.isPlain }
  }

  static func check(_ setUp: SceneCode, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    guard parts.types.isController(setUp.owner), let router = parts.property("router", of: setUp.owner),
      !router.property.isComputed, !parts.isAssigned("router", of: setUp.owner, otherThanIn: setUp),
      let reason = reason(against: setUp, parts, in: index)
    else { return [] }
    var finding = finding(
      at: setUp.site, "\(reason), so that the router of '\(setUp.owner)' stays nil",
      doubt: parts.isClosed(setUp.owner)
        ? nil : "not all of '\(setUp.owner)' is in the scan, or several types have the name")
    if router.property.type?.text.hasSuffix("!") == true { finding.standard = .error }
    return [finding]
  }

  /// The reason why the method does not run, a clause; nil if it may run.
  private static func reason(against setUp: SceneCode, _ parts: SceneParts, in index: RouteIndex) -> String? {
    let name = setUp.method.fullName
    let callers = parts.code.filter { parts.mayCall($0, setUp) }
    let calls = index.systemFacts(of: RouteCall.self).filter { parts.mayCall($0, setUp) }
    if callers.isEmpty, calls.isEmpty { return "nothing calls '\(name)'" }
    let isOfNibs = callers.allSatisfy { $0.method.isInitializer && $0.method.labels.first == "nibName" }
    guard !callers.isEmpty, callers.count == calls.count, isOfNibs, isOfScene(setUp.owner, in: index) else {
      return nil
    }
    return "only 'init(nibName:bundle:)' calls '\(name)', but the scene of a storyboard is made by 'init(coder:)'"
  }

  private static func isOfScene(_ type: String, in index: RouteIndex) -> Bool {
    index.productDocuments.contains { document in
      document.fact.reading.outline?.controllers.contains { $0.connectedClass == type } ?? false
    }
  }

  static let description = RuleDescription(
    id: "scene-setup-never-called",
    severity: .warning,
    summary: "A view controller has a method that assembles its scene, but nothing calls it.",
    rationale: """
      The method gives the view controller its router, and nothing else does. Without it the router is nil: calls of routes do \
      nothing, or stop the app if the property is declared with `!`. The same happens if the method is called by \
      `init(nibName:bundle:)` alone, and a storyboard has a scene of the class: it is made by `init(coder:)`.
      """,
    examples: [
      RuleDescription.Example(
        "No call",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        class HomeViewController: UIViewController, HomeDisplayLogic {
          var router: HomeRoutingLogic!
          private func setup() {
            //         ^^^^^ scene-setup-never-called
            router = HomeRouter()
          }
        }
        class Other { func setup() {}; func start() { setup() } }
        """),
      RuleDescription.Example(
        "A scene of a storyboard, whose initializer does not call it",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: []))
        //- Home.swift
        @main class AppDelegate {}
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp(marked: "scene-setup-never-called", caller: "view.backgroundColor = nil"))
        """),
      RuleDescription.Example(
        "Calls by both initializers",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: []))
        //- Home.swift
        @main class AppDelegate {}
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.setUp())
        """),
      RuleDescription.Example(
        "A call by a superclass, a call from elsewhere, and a router from elsewhere",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        class BaseViewController: UIViewController {
          override func viewDidLoad() { assemble() }
          func assemble() {}
        }
        class HomeViewController: BaseViewController, HomeDisplayLogic {
          var router: HomeRoutingLogic?
          override func assemble() { router = HomeRouter() }
        }
        class ListViewController: UIViewController, HomeDisplayLogic {
          var router: HomeRoutingLogic?
          func prepareScene() { router = HomeRouter() }
        }
        class NextViewController: UIViewController, HomeDisplayLogic {
          var router: HomeRoutingLogic?
          private func setup() { router = HomeRouter() }
        }
        func open(_ list: ListViewController, _ next: NextViewController) {
          list.prepareScene()
          make(next).router = HomeRouter()
        }
        enum Maker { static func fill(_ next: NextViewController) { next.router = HomeRouter() } }
        """),
    ])
}

extension RouteMethod {
  /// True for a method that only code calls.
  fileprivate var isPlain: Bool {
    !isInitializer && !isMarked && !modifiers.isStatic && !modifiers.isOverride
  }
}

extension SceneParts {
  /// True if code may call a method of a type or of its heirs, or pass it on.
  func mayCall(_ code: SceneCode, _ method: SceneCode) -> Bool {
    guard areRelated(code.owner, method.owner) else { return false }
    let name = method.method.name.text
    return code.code.called.contains(name) || code.code.superCalls.contains(name)
      || code.code.values.indices.contains { ["\(name)", "self.\(name)"].contains(code.code.path($0)) }
  }

  /// True if a call in any code may call a method of a type or of its heirs.
  fileprivate func mayCall(_ placed: PlacedFact<RouteCall>, _ method: SceneCode) -> Bool {
    guard placed.fact.fits(method.method) else { return false }
    if placed.fact.receiver != .current { return placed.file == method.file || !method.method.modifiers.isFilePrivate }
    return placed.fact.scope.last.map { areRelated(TypeName.simple($0), method.owner) } ?? true
  }

  private func areRelated(_ first: String, _ second: String) -> Bool {
    types.reached(from: first).contains(second) || types.reached(from: second).contains(first)
  }
}
