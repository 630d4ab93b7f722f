import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A tree that uses all systems: their names do not meet, and their classes do.
@Suite struct SystemsTogetherTests {
  private static let app = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects><viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
    <connections><segue identifier="Price" destination="p1" kind="show" id="g1"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="p1" storyboardIdentifier="Price" customClass="PriceViewController" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    //- Home.swift
    @objc protocol HomeRoutingLogic {
      func routeToPrice(segue: UIStoryboardSegue?)
      func routeToHelp()
    }
    class HomeRouter: NSObject, HomeRoutingLogic {
      func routeToPrice(segue: UIStoryboardSegue?) { _ = segue?.destination as? PriceViewController }
      func routeToHelp() { Router.perform(to: RoutableView<HelpInput>(), path: .push(from: self)) }
    }
    class HomeViewController: UIViewController {
      var router: (NSObjectProtocol & HomeRoutingLogic)?
      let prices: PriceAssembly
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        router?.perform(NSSelectorFromString("routeTo\\(segue.identifier!)WithSegue:"), with: segue)
      }
      func open() {
        router?.routeToHelp()
        prices.build()
        ShopStory.price.push(from: self)
      }
    }
    class PriceViewController: UIViewController {}
    //- Help.swift
    protocol HelpInput {}
    extension RoutableView where Protocol == HelpInput { init() { self.init(declaredProtocol: Protocol.self) } }
    class HelpViewController: ARCHViewController<HelpState, HelpEventHandler>, ZIKRoutableView, HelpInput {}
    class HelpEventHandler: ARCHEventHandler<HelpState> { func close() { ShopStory.price.push(from: router) } }
    struct HelpState: ARCHState {}
    class HelpRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(HelpViewController.self)
        register(RoutableView<HelpInput>())
      }
    }
    class HelpConfigurator: ARCHModuleConfigurator {
      var module: ARCHModule {
        let controller = HelpViewController(), handler = HelpEventHandler()
        handler.viewInput = controller
        controller.output = handler
        return controller
      }
    }
    enum ShopStory: ARCHModuleID {
      case price
      var configurator: ARCHModuleConfigurator { switch self { case .price: return HelpConfigurator() } }
    }
    //- Price.swift
    typealias PriceModule = (view: UIViewController, input: PriceInput)
    protocol PriceInput {}
    final class PriceAssembly {
      func build() -> PriceModule { let view = PriceViewController(); return (view, view) }
    }
    //- App.swift
    @main class AppDelegate {}

    """

  @Test func namesDoNotMeet() {
    let index = FixtureIndex(Fixture(Self.app)).index
    let routes = index.routes.map { route in
      let ends = Set(route.registrations.flatMap(\.destinations)).sorted().joined(separator: " ")
      return "\(route.key.space.system) \(route.key.fullName): \(route.status.word) \(ends), \(route.lookUps.count)"
    }
    #expect(
      routes.sorted() == [
        "arch HelpConfigurator: registered HelpViewController, 0",
        "arch ShopStory/price: registered HelpViewController, 2",
        "clean-swift HomeRoutingLogic/routeToHelp(): registered , 1",
        "clean-swift HomeRoutingLogic/routeToPrice(segue:): registered PriceViewController, 1",
        "interface-builder HomeViewController/Price: registered PriceViewController, 0",
        "interface-builder Main/Home: registered HomeViewController, 0",
        "interface-builder Main/Price: registered PriceViewController, 0",
        "interface-builder Main: registered , 0",
        "modules PriceAssembly/build(): registered PriceViewController, 1",
        "zikrouter HelpInput: registered HelpViewController, 1",
      ])
  }

  /// What a router opens, its scene opens; what an event handler opens, its module opens.
  @Test(arguments: [
    (
      "extension Home/*|*/ViewController {}",
      [
        "HomeViewController Home.swift:9:7", "to PriceViewController Main.storyboard:3:33",
        "to HelpViewController Home.swift:7:56 Home.swift:18:5",
        "to scene route HomeRoutingLogic/routeToHelp() Home.swift:16:13", "to PriceViewController Home.swift:17:12",
      ]
    ),
    (
      "extension Help/*|*/ViewController {}",
      [
        "HelpViewController Help.swift:3:7", "from HomeViewController Home.swift:7:56 Home.swift:18:5",
        "from HelpViewController Help.swift:4:70", "to HelpViewController Help.swift:4:70",
      ]
    ),
  ])
  func classesMeet(cursor: String, lines: [String]) {
    let found = graph(in: Fixture(Self.app + cursor))
    #expect(found == lines, "\(found)")
  }
}
