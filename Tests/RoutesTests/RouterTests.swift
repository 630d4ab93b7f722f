import Testing

/// Routable destinations and router classes.
@Suite struct RouterTests {
  @Test(arguments: destinations) func findsDestinations(_ example: IndexCase) {
    example.check()
  }

  @Test(arguments: routers) func findsRouters(_ example: IndexCase) {
    example.check()
  }

  static let destinations = [
    IndexCase(
      "extensions and class headers, the mark in any position",
      """
      class A: UIViewController {}
      extension A: ZIKRoutableView {}
      class B: UIViewController, PlayerInput, ZIKRoutableView {}
      extension Mod.C: PlayerInput, ZRouter.ZIKRoutableView {}
      final class D: NSObject, ZIKRoutableService {}
      class E: UIViewController & ZIKRoutableView {}
      class F: ZIKRoutableViewThing {}
      class G: UIViewController, ZIKRoutableService, ZIKRoutableView {}
      """,
      gives: """
        destination A: view extension 2:11
        destination B: view header 3:7
        destination C: view extension 4:11
        destination D: service header 5:13
        destination E: view header 6:7
        destination G: view header 8:7
        destination G: service header 8:7
        """),
    IndexCase(
      "a subclass is routable without saying so, a protocol hands the mark on",
      """
      class A: UIViewController, ZIKRoutableView {}
      class B: A {}
      protocol Screen: ZIKRoutableView {}
      class C: UIViewController, Screen {}
      """,
      gives: """
        destination A: view header 1:7
        destination C: view header 4:7
        """),
    IndexCase(
      "a makeable configuration is no route",
      """
      protocol PlayerModuleInput {}
      extension ViewMakeableConfiguration: PlayerModuleInput
        where Destination == PlayerInput, Constructor == (String) -> PlayerInput? {}
      """,
      gives: """
        """),
  ]

  static let routers = [
    IndexCase(
      "every base class",
      """
      class A: ZIKViewRouter<PlayerViewController, ViewRouteConfig> {}
      class B: ZIKAnyViewRouter {}
      class C: ZIKModuleViewRouter<Config> {}
      class D: ZIKDestinationViewRouter<PlayerInput> {}
      final class E: ZIKServiceRouter<Store, PerformRouteConfig>, Sendable {}
      class F: ZIKAnyServiceRouter {}
      class G: ZIKModuleServiceRouter<Config> {}
      class H: ZIKDestinationServiceRouter<Store> {}
      class I: ZIKViewRouteAdapter {}
      class J: ZIKServiceRouteAdapter {}
      class K: ZIKRouter.ZIKAnyViewRouter {}
      class X: ZIKViewRouterTestCase {}
      class Y: DestinationViewRouter<PlayerInput> {}
      """,
      gives: """
        router A: ZIKViewRouter view 1:7
        router B: ZIKAnyViewRouter view 2:7
        router C: ZIKModuleViewRouter view 3:7
        router D: ZIKDestinationViewRouter view 4:7
        router E: ZIKServiceRouter service 5:13
        router F: ZIKAnyServiceRouter service 6:7
        router G: ZIKModuleServiceRouter service 7:7
        router H: ZIKDestinationServiceRouter service 8:7
        router I: ZIKViewRouteAdapter view adapter 9:7
        router J: ZIKServiceRouteAdapter service adapter 10:7
        router K: ZIKAnyViewRouter view 11:7
        """),
    IndexCase(
      "chains, through aliases and generic classes, across files",
      """
      class Tablet: Phone {}
      //- Other.swift
      class Phone: AppRouter<Player> {}
      typealias Root = ZIKAnyViewRouter
      class AppRouter<D>: Root {}
      class MyAdapter: AppAdapter {}
      class AppAdapter: ZIKServiceRouteAdapter {}
      class Ring1: Ring2 {}
      class Ring2: Ring1 {}
      """,
      gives: """
        router AppAdapter: ZIKServiceRouteAdapter service adapter Other.swift:5:7
        router AppRouter: Root view Other.swift:3:7
        router MyAdapter: AppAdapter service adapter Other.swift:4:7
        router Phone: AppRouter view Other.swift:1:7
        router Tablet: Phone view 1:7
        """),
    IndexCase(
      "abstract routers and adapters by override",
      """
      class Base: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { return self == Base.self }
      }
      class Leaf: Base {}
      class Always: ZIKAnyViewRouter {
        override static func isAbstractRouter() -> Bool { true }
        override class func isAdapter() -> Bool { true }
      }
      class Asked: Always {
        override class func isAbstractRouter() -> Bool { flag }
      }
      """,
      gives: """
        router Always: ZIKAnyViewRouter view adapter abstract 5:7
        router Asked: Always view adapter 9:7
        router Base: ZIKAnyViewRouter view abstract 1:7
          used 2:67
        router Leaf: Base view 4:7
        """),
    IndexCase(
      "destinations, identifiers, URLs and uses of a router",
      """
      class Player: ZIKAnyViewRouter {
        override static func registerRoutableDestination() {
          registerView(PlayerViewController.self)
          self.registerExclusiveView(Mod.Other.self)
          Self.registerIdentifier("player")
          registerURLPattern("app://player/:id")
        }
      }
      class Storing: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() {
          registerService(Store.self)
          registerExclusiveService(Disk.self)
        }
      }
      extension Player {
        static func more() { registerIdentifier("player2") }
      }
      func use() {
        Player.perform(path: .push(from: self))
        let type: Player.Type = Player.self
        Player.registerRoutableDestination()
        ZIKAnyViewRouter.performURL("app://player/3", path: .push(from: self))
        Router.to(viewIdentifier: "player")
        Router.to(serviceIdentifier: "player")
        urlRouter.registerURLPattern("app://else")
        registerIdentifier(Names.player)
      }
      """,
      gives: """
        router Player: ZIKAnyViewRouter view 1:7
          makes PlayerViewController 3:18
          makes Other 4:32 exclusively
          identifier "player" 5:30
          identifier "app://player/:id" 6:25
          identifier "player2" 16:44
          url "app://player/:id" 6:25
          used 19:3
          used 20:27
        router Storing: ZIKAnyServiceRouter service 9:7
          makes Store 11:21
          makes Disk 12:30 exclusively
        identifier "app://player/:id": view registered 6:25
        identifier "player": service looked up 24:33
        identifier "player": view registered 5:30 looked up 23:30
        identifier "player2": view registered 16:44
        url "app://player/3": view looked up 22:32
        url "app://player/:id": view registered 6:25
        """),
    IndexCase(
      "a destination under a condition is a destination",
      """
      class Alert: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          if #available(iOS 8.0, *) { registerView(UIAlertController.self) }
        }
      }
      """,
      gives: """
        router Alert: ZIKAnyViewRouter view 1:7
          makes UIAlertController 3:46
        """),
  ]
}
