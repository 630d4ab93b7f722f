import Routes

extension RuleDescription.Example {
  /// A storyboard whose first scene is of the class `HomeViewController`. The first segue has the mark of a rule, if one is
  /// given. All segues lead to one scene of a class.
  static func sceneStoryboard(
    segues identifiers: [String], marked rule: String? = nil, to type: String? = nil, tag: String = "viewController"
  ) -> String {
    let custom = type.map { " customClass=\"\($0)\"" } ?? ""
    var segues = identifiers.enumerated().map { number, identifier in
      #"<segue identifier="\#(identifier)" destination="p1" kind="show" id="g\#(number)"/>"#
    }
    if let rule, let first = identifiers.first {
      let blanks = String(repeating: " ", count: #"<segue identifier=""#.count - 2)
      segues.insert("//\(blanks)\(String(repeating: "^", count: first.count)) \(rule)", at: 1)
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="HomeViewController" sceneMemberID="viewController">
      <view key="view" id="v1"><subviews><button id="b1"><connections>
      \(segues.joined(separator: "\n"))
      </connections></button></subviews></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><\(tag) id="p1"\(custom) sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
  }

  /// A storyboard whose first scene is of the class `HomeViewController`, with one segue without an identifier.
  static func anonymousSegue(to type: String, marked rule: String? = nil) -> String {
    let mark = rule.map { "\n//                                      ^^ \($0)" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="HomeViewController" sceneMemberID="viewController">
      <view key="view" id="v1"><subviews><button id="b1"><connections>
      <segue destination="p1" kind="show" id="g1"/>\(mark)
      </connections></button></subviews></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="p1" customClass="\(type)" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
  }

  /// A controller that dispatches its segues to its router, as the templates write it.
  static let homeController = """
    @main class AppDelegate {}
    class HomeViewController: UIViewController {
      var router: (NSObjectProtocol & HomeRoutingLogic)?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let scene = segue.identifier {
          let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
          if let router = router, router.responds(to: selector) {
            router.perform(selector, with: segue)
          }
        }
      }
    }
    """

  /// A protocol that requires a route for the segue `Price`.
  static let homeRoutingLogic = "@objc protocol HomeRoutingLogic { func routeToPrice(segue: UIStoryboardSegue?) }"

  /// That with its router.
  static let priceRouter = """
    \(homeRoutingLogic)
    class HomeRouter: NSObject, HomeRoutingLogic { func routeToPrice(segue: UIStoryboardSegue?) {} }
    """

  /// A superclass of controllers that dispatches their segues.
  static let baseController = """
    @main class AppDelegate {}
    class SceneViewController: UIViewController {
      var router: (NSObjectProtocol & HomeRoutingLogic)?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let selector = NSSelectorFromString("routeTo\\(segue.identifier!)WithSegue:")
        if router?.responds(to: selector) == true { router?.perform(selector, with: segue) }
      }
    }
    """
}
