import Testing

/// Casts of the destinations of segues that code does not tell apart.
@Suite struct SegueCastTests {
  private static func scene(_ id: String, _ type: String?, _ segues: String = "") -> String {
    let custom = type.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)"\(custom) sceneMemberID="viewController">
      <connections>\(segues)</connections></viewController></objects></scene>

      """
  }

  private static func segue(to id: String, _ more: String = "kind=\"embed\"") -> String {
    "<segue destination=\"\(id)\" id=\"g-\(id)-\(more.count)\" \(more)/>"
  }

  /// A scene of `Home` with segues, and scenes that they may lead to.
  private static func files(segues: String, scenes: String = "", body: String, more: String = "") -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes>
    \(scene("home", "Home", segues))\(scene("detail", "Detail"))\(scene("price", "Price"))
    <scene sceneID="s-nav"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="detail" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s-other"><objects><viewControllerPlaceholder storyboardName="Other" id="other" sceneMemberID="viewController"/></objects></scene>
    \(scenes)</scenes></document>
    //- Other.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="p1"><scenes>
    \(scene("p1", "Price"))</scenes></document>
    //- Home.swift
    @main class AppDelegate {}
    class Detail: UIViewController {}
    class Price: UIViewController {}
    class Sum: Price {}
    protocol Pricing {}
    \(more)
    class Home: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
    \(body)
      }
    }
    """
  }

  private static let handmade =
    "func run(_ a: Home, _ b: Price) { UIStoryboardSegue(identifier: nil, source: a, destination: b).perform() }"

  private static let price = "    let price = segue.destination as? Price"

  private static let markedPrice = """
        let price = segue.destination as? Price
        //                                ^^^^^ segue-class-mismatch
    """

  static let cases = [
    RuleCase("the only segue", files(segues: segue(to: "detail"), body: markedPrice)),
    RuleCase(
      "several segues",
      files(segues: segue(to: "detail") + segue(to: "nav", "kind=\"embed\""), body: markedPrice)),
    RuleCase(
      "one of several segues", files(segues: segue(to: "detail") + segue(to: "price"), body: price)),
    RuleCase(
      "another branch",
      files(
        segues: segue(to: "detail", "kind=\"show\" identifier=\"Show\""),
        body: """
              if segue.identifier == "Show" { open(segue.destination as? Detail) } else {
                open(segue.destination as! Price)
                //                         ^^^^^ segue-class-mismatch
              }
          """)),
    RuleCase(
      "a controller of UIKit",
      files(
        segues: segue(to: "nav"),
        body: """
              let detail = segue.destination as! Detail
              //                                 ^^^^^^ segue-class-mismatch
              let shown = (segue.destination as! UINavigationController).topViewController as! Detail
          """)),
    RuleCase(
      "a protocol, a superclass, a subclass and a class out of sight",
      files(
        segues: segue(to: "price"),
        body: """
              let pricing = segue.destination as? Pricing
              let any = segue.destination as! UIViewController
              let sum = segue.destination as? Sum
              let pod = segue.destination as? PodViewController
          """)),
    RuleCase(
      "another value where the cast gives none",
      files(
        segues: segue(to: "nav"),
        body: """
              let detail = segue.destination as? Detail ?? (segue.destination as? UINavigationController)?.topViewController as? Detail
          """)),
    RuleCase(
      "a class behind the question for another one",
      files(
        segues: segue(to: "detail", "kind=\"show\" identifier=\"Show\""),
        body: """
              if segue.identifier == "Show" {
                if let detail = segue.destination as? Detail { open(detail) } else { open(segue.destination as! Price) }
                if segue.destination is Detail {} else if ready { open(segue.destination as! Price) }
                guard let detail = segue.destination as? Detail else { return open(segue.destination as! Price) }
                if ready, let detail = other as? Detail { open(detail) } else { open(segue.destination as! Price) }
                //                                                                                         ^^^^^ segue-class-mismatch
                switch segue.destination { case is Detail: break; default: open(segue.destination as! Price) }
                if segue.destination.isKind(of: Detail.self) {} else { open(segue.destination as! Price) }
              }
          """)),
    RuleCase(
      "one of several classes that code asks for",
      files(
        segues: segue(to: "detail", "kind=\"show\" identifier=\"Show\""),
        body: """
              if segue.identifier == "Show" {
                if let price = segue.destination as? Price { open(price) } else { open(segue.destination as? Detail) }
                let forced = segue.destination as! Price
                //                                 ^^^^^ segue-class-mismatch
              }
          """)),
    RuleCase(
      "a class that code asks for before it casts",
      files(
        segues: segue(to: "detail"),
        body: """
              if segue.destination is Price { open(segue.destination as! Price) }
              if segue.destination is Sum { open(segue.destination as! Price) }
          """)),
    RuleCase(
      "a class that a pattern or UIKit is asked for",
      files(
        segues: segue(to: "detail"),
        body: """
              switch segue.destination {
              case is Price: open(segue.destination as! Price)
              default: break
              }
              guard segue.destination.isKind(of: Sum.self) else { return }
              open(segue.destination as! Sum)
          """)),
    RuleCase(
      "a class that code asks another value for",
      files(
        segues: segue(to: "detail"),
        body: """
              if sender is Price, children[0].isKind(of: Price.self) {
                let price = segue.destination as! Price
                //                                ^^^^^ segue-class-mismatch
              }
          """)),
    RuleCase(
      "a class that code asks for after it casts",
      files(
        segues: segue(to: "detail"),
        body: """
              let price = segue.destination as! Price
              //                                ^^^^^ segue-class-mismatch
              if segue.destination is Price, segue.destination is Detail { open(segue.destination as? Price) }
              //                                                                                      ^^^^^ segue-class-mismatch
          """)),
    RuleCase("no segue", files(segues: "", body: price)),
    RuleCase(
      "a reference to another storyboard, whose scene is of another class",
      files(
        segues: segue(to: "other"),
        body: """
              let detail = segue.destination as? Detail
              //                                 ^^^^^^ segue-class-mismatch
          """)),
    RuleCase("a reference to another storyboard", files(segues: segue(to: "other"), body: price)),
    RuleCase(
      "a reference to a scene that is not there",
      files(
        segues: segue(to: "gone"),
        scenes: """
          <scene sceneID="s-gone"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Gone" id="gone" sceneMemberID="viewController"/></objects></scene>
          //                                                                                                       ^^^^ unknown-scene

          """,
        body: "    let detail = segue.destination as? Detail")),
    RuleCase(
      "an unwind segue",
      files(
        segues: segue(to: "detail") + segue(to: "out", "kind=\"unwind\" unwindAction=\"back:\""),
        scenes: #"<scene sceneID="s-out"><objects><exit id="out" sceneMemberID="exit"/></objects></scene>"#,
        body: price, more: "extension Detail { @IBAction func back(_ segue: UIStoryboardSegue) {} }")),
    RuleCase(
      "a method that makes the destination",
      files(
        segues: segue(to: "detail", "kind=\"show\" identifier=\"Make\" destinationCreationSelector=\"make:\""),
        body: price,
        more: "extension Home { @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil } }")),
    RuleCase(
      "segues of a subclass",
      files(
        segues: segue(to: "detail"), scenes: scene("sub", "SubHome", segue(to: "price")), body: price,
        more: "class SubHome: Home {}")),
    RuleCase(
      "segues of a superclass",
      files(
        segues: segue(to: "detail"), scenes: scene("sub", "SubHome", segue(to: "nav")), body: markedPrice,
        more: "class SubHome: Home {}")),
    RuleCase(
      "segues of a class that is not known",
      files(
        segues: segue(to: "detail"), scenes: scene("pod", "PodHome", segue(to: "price")), body: price,
        more: "class PodHome: PodViewController {}\nextension Pod { class PodHome: Home {} }")),
    RuleCase(
      "segues of a scene without a class",
      files(
        segues: segue(to: "detail"), scenes: scene("plain", nil, segue(to: "price")), body: price)),
    RuleCase(
      "segues that code makes",
      files(
        segues: segue(to: "detail"), body: price,
        more: handmade)
    ),
    RuleCase(
      "code that hands its segue on",
      files(
        segues: segue(to: "detail"), body: price,
        more: "extension Detail { func run(_ home: Home) { home.prepare(for: segue, sender: nil) } }")),
    RuleCase("an arm of the compiler", files(segues: segue(to: "detail"), body: "#if BETA\n\(price)\n#endif")),
    RuleCase(
      "another segue of the name",
      files(
        segues: segue(to: "detail"), body: "    let other = { segue in segue.destination as? Price }")),
  ]

  @Test(arguments: cases) func reports(_ example: RuleCase) { example.check() }
}
