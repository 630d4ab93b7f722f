extension Idioms {
  static let destinations = [
    IndexCase(
      "Objective-C: the macros",
      """
      //- Player.m
      DeclareRoutableView(PlayerViewController, PlayerViewRouter)
      DeclareRoutableService(Store, StoreRouter)
      DeclareRoutableView(UIViewController, Everything)
      ZIX_ADD_CATEGORY(UIAlertController, AlertInput)
      DeclareRoutableViewModuleProtocol(PlayerModuleInput)
      DeclareRoutableServiceModuleProtocol(StoreModuleInput)
      """,
      gives: """
        destination PlayerViewController: view extension Player.m:1:21
        destination Store: service extension Player.m:2:24
        destination UIViewController: view extension Player.m:3:21
        """),
    IndexCase(
      "Objective-C: categories, class extensions and interfaces",
      """
      //- Player.h
      @interface PlayerViewController (PlayerViewRouter) <ZIKRoutableView>
      @end
      @interface Header : UIViewController <PlayerInput, ZIKRoutableView>
      @end
      @interface Extended () <ZIKRoutableView>
      @end
      @interface Store : NSObject <ZIKRoutableService>
      @end
      @interface ZIKViewMakeableConfiguration (X) <PlayerModuleInput>
      @end
      """,
      gives: """
        destination PlayerViewController: view extension Player.h:1:12
        destination Header: view header Player.h:3:12
        destination Extended: view extension Player.h:5:12
        destination Store: service header Player.h:7:12
        """),
    IndexCase(
      "Swift: extensions with several protocols, headers, and configurations of the library",
      """
      extension PlayerViewController: PlayerInput, ZIKRoutableView {}
      class Header: UIViewController, ZIKRoutableView {}
      extension Store: ZIKRoutableService {}
      extension ViewMakeableConfiguration: PlayerModuleInput where Destination == PlayerInput, Constructor == (String) -> PlayerInput? {}
      extension AnyServiceMakeableConfiguration: StoreModuleInput where Destination == Store {}
      """,
      gives: """
        destination PlayerViewController: view extension 1:11
        destination Header: view header 2:7
        destination Store: service extension 3:11
        """),
    IndexCase(
      "a class that is declared routable twice",
      """
      //- A.m
      @interface AViewController : UIViewController
      @end
      DeclareRoutableView(AViewController, TestAViewRouter)
      @interface AViewController (Other) <ZIKRoutableView>
      @end
      //- B.swift
      class BView: UIView, ZIKRoutableView {}
      extension BView: Titled, ZIKRoutableView {}
      """,
      gives: """
        destination AViewController: view extension A.m:3:21
        destination AViewController: view extension A.m:4:12
        destination BView: view header B.swift:1:7
        destination BView: view extension B.swift:2:11
        """),
    IndexCase(
      "every view controller is routable by inheritance",
      """
      //- Everything.m
      DeclareRoutableView(UIViewController, URLRouteHandler)
      @interface Player : UIViewController <PlayerInput>
      @end
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      @interface PlayerRouter : ZIKViewRouter
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [Player new]; }
      @end
      """,
      gives: """
        view PlayerInput: registered
          declared Everything.m:4:11 inheritance
          registered Everything.m:11:42 routerProtocol by PlayerRouter to Player
        router PlayerRouter: ZIKViewRouter view Everything.m:6:12
          makes Player Everything.m:10:23
        destination UIViewController: view extension Everything.m:1:21
        """),
  ]
}
