import Routes
import SourceModel

/// Code that makes the view controller of a scene, and shows it or asks for its router without what assembles the scene.
enum SceneSetUpBypassed: Rule {
  static func subjects(in index: RouteIndex) -> [EmptyScenes.Made] { index.answer(EmptyScenes.self).all }

  static func check(_ made: EmptyScenes.Made, in index: RouteIndex) -> [Finding] {
    guard index.origins[made.site.file] == .product else { return [] }
    let parts = index.answer(SceneParts.self)
    let name = made.setUp.method.fullName
    let message =
      switch made.use {
      case .shown: "'\(name)' alone gives '\(made.type)' a router, so that this one has none"
      case .read: "'\(made.type)' gets its router in '\(name)', which has not run yet, so that this one has none"
      }
    var finding = finding(
      at: made.site, message,
      doubt: parts.isClosed(made.type)
        ? nil : "not all of '\(made.type)' is in the scan, or several types have the name",
      related: [Finding.Related(site: made.setUp.site, message: "assembled here")])
    if parts.property("router", of: made.type)?.property.type?.text.hasSuffix("!") == true {
      finding.standard = .error
    }
    return [finding]
  }

  static let description = RuleDescription(
    id: "scene-setup-bypassed",
    severity: .warning,
    summary: "Code shows a view controller that it makes itself, and not by the method that assembles its scene.",
    rationale: """
      A builder makes the view controller of a scene with its router, interactor and presenter. A view controller that code makes \
      by its initializer has none of them: its routes do nothing, or stop the app if the router is declared with `!`. \
      Only a view controller is meant that is shown at once, and whose router nothing but builders assigns. The same holds for \
      one that assembles its scene in `viewDidLoad`, if code asks for its router before its view was loaded.
      """,
    examples: [
      RuleDescription.Example(
        "A view controller that is shown",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.sceneBuilder)
        class HomeList: UIViewController {
          func open() {
            show(HomeViewController(), sender: nil)
            //   ^^^^^^^^^^^^^^^^^^ scene-setup-bypassed
          }
        }
        """),
      RuleDescription.Example(
        "By way of a constant",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.sceneBuilder)
        class HomeList {
          func open(_ navigation: UINavigationController) {
            let home = HomeViewController()
            //         ^^^^^^^^^^^^^^^^^^ scene-setup-bypassed
            navigation.pushViewController(home, animated: true)
          }
        }
        """),
      RuleDescription.Example(
        "A scene of a storyboard",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.sceneBuilder)
        class HomeList: UIViewController {
          func open() {
            let home = storyboard!.instantiateViewController(withIdentifier: "Home") as! HomeViewController
            //                                                                           ^^^^^^^^^^^^^^^^^^ scene-setup-bypassed
            show(home, sender: nil)
          }
        }
        """),
      RuleDescription.Example(
        "A router that only viewDidLoad makes",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.lateSetUp)
        class HomeList: UIViewController {
          func open() {
            let home = HomeViewController()
            //         ^^^^^^^^^^^^^^^^^^ scene-setup-bypassed
            home.router?.routeToPrice()
            show(home, sender: nil)
          }
        }
        """),
      RuleDescription.Example(
        "A router that viewDidLoad makes, and a view that is loaded first",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.lateSetUp)
        class HomeList: UIViewController {
          func open() {
            let home = HomeViewController()
            home.loadViewIfNeeded()
            home.router?.routeToPrice()
            show(home, sender: nil)
          }
          func add() { show(HomeViewController(), sender: nil) }
        }
        """),
      RuleDescription.Example(
        "A view controller that is passed on before it is shown",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.sceneBuilder)
        class HomeList: UIViewController {
          func open() {
            let home = HomeViewController()
            SceneFactory.shared.configure(home)
            show(home, sender: nil)
            show(HomeBuilder.build(), sender: nil)
          }
        }
        """),
      RuleDescription.Example(
        "A view controller that assembles its scene itself, too",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        \(RuleDescription.Example.weakParts)
        \(RuleDescription.Example.sceneBuilder)
        extension HomeViewController { override func awakeFromNib() { router = HomeRouter() } }
        class HomeList: UIViewController {
          func open() { show(HomeViewController(), sender: nil) }
        }
        """),
    ])
}
