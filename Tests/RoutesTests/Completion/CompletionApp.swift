/// An app in both languages with routes of all sorts, for completion.
enum CompletionApp {
  static let files = """
    //- App.swift
    @main class AppDelegate {}
    //- Declarations.swift
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol LostInput {}
    extension RoutableView where Protocol == LostInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol ClockInput {}
    extension RoutableService where Protocol == ClockInput { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol NewInput {}
    protocol UsedInput {}
    func use() { Router.perform(to: RoutableView<UsedInput>(), path: .push(from: self)) }
    //- Screens.swift
    class EditorScreen: UIViewController, ZIKRoutableView {}
    class SpareScreen: UIViewController, NewInput, ZIKRoutableView {}
    class Clock: NSObject, ZIKRoutableService {}
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(EditorScreen.self)
        register(RoutableView<EditorInput>())
        registerIdentifier("editor")
        registerURLPattern("app://editor/:id/tab/:tab")
      }
    }
    //- LookUps.swift
    func open() {
      Router.to(viewIdentifier: "missing")
      ZIKAnyViewRouter.performURL("app://missing", path: .push(from: self))
    }
    //- Player.h
    @protocol PlayerInput <ZIKViewRoutable>
    @end
    @protocol SongInput <ZIKViewModuleRoutable>
    @end
    //- PlayerRouter.m
    @implementation PlayerScreen
    @end
    @interface PlayerScreen : UIViewController <ZIKRoutableView>
    @end
    @interface PlayerRouter : ZIKViewRouter
    @end
    @implementation PlayerRouter
    + (void)registerRoutableDestination {
      [self registerView:[PlayerScreen class]];
      [self registerViewProtocol:ZIKRoutable(PlayerInput)];
    }
    @end

    """
}
