/// What is mended, in both languages.
enum RepairCases {
  private static let declared = """
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }

    """

  private static let editor = """
    class Editor: UIViewController, EditorInput, ZIKRoutableView {}
    class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(Editor.self)
      }
    }

    """

  static let swift = [
    RepairCase(
      "lookup-unregistered", ["Register 'EditorInput' in EditorRouter"],
      leaves: "register(RoutableView<EditorInput>())",
      "\(declared)\(editor)func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }"),
    RepairCase(
      "lookup-unregistered", ["Register 'EditorInput' in EditorRouter"],
      leaves:
        "override class func registerRoutableDestination() { register(RoutableView<EditorInput>()); registerView(Editor.self) }",
      """
      \(declared)class Editor: UIViewController, EditorInput, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Editor.self) }
      }
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
      """),
    RepairCase(
      "lookup-unregistered", ["Change to 'EditorViewInput'"],
      leaves: "func f() { Router.perform(to: RoutableView<EditorViewInput>(), path: p) }",
      """
      \(declared.replacing("EditorInput", with: "EditorVewInput"))protocol EditorViewInput {}
      extension RoutableView where Protocol == EditorViewInput { init() { self.init(declaredProtocol: Protocol.self) } }
      class Editor: UIViewController, EditorViewInput, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(Editor.self)
          register(RoutableView<EditorViewInput>())
        }
      }
      func f() { Router.perform(to: RoutableView<EditorVewInput>(), path: p) }
      """),
    RepairCase(
      "lookup-unregistered", ["Generate the router 'EditorViewRouter' for 'EditorViewController'"],
      leaves: "register(RoutableView<EditorInput>())",
      """
      \(declared)class EditorViewController: UIViewController, EditorInput {}
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
      """),
    RepairCase(
      "unregistered-protocol", ["Register 'EditorInput' in EditorRouter"],
      leaves: "register(RoutableView<EditorInput>())", declared + editor),
    RepairCase(
      "unregistered-protocol", ["Generate the router 'ClockRouter' for 'Clock'"],
      leaves: "class ClockRouter: ZIKServiceRouter<Clock, PerformRouteConfig> {",
      """
      import Foundation
      protocol ClockInput {}
      extension RoutableService where Protocol == ClockInput { init() { self.init(declaredProtocol: Protocol.self) } }
      class Clock: NSObject, ClockInput, ZIKRoutableService {}
      """),
    RepairCase(
      "unregistered-routable-destination", ["Generate the router 'EditorRouter' for 'Editor'"],
      leaves: "registerView(Editor.self)", "class Editor: UIViewController, ZIKRoutableView {}"),
    RepairCase(
      "undeclared-protocol", ["Declare 'EditorInput' as a routable view"],
      leaves: "extension RoutableView where Protocol == EditorInput {",
      "protocol EditorInput {}\nfunc f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }"),
    RepairCase(
      "undeclared-protocol", ["Declare 'EditorInput' as a routable view"],
      leaves: "@objc protocol EditorInput: ZIKViewRoutable, NSObjectProtocol {}",
      """
      @objc protocol EditorInput: NSObjectProtocol {}
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
      """),
    RepairCase(
      "kind-mismatch", ["Change to RoutableView", "Declare 'EditorInput' as a routable view module"],
      leaves: "func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }",
      "\(declared)func f() { Router.perform(to: RoutableViewModule<EditorInput>(), path: p) }"),
    RepairCase(
      "adapter-dangling", ["Register 'EditorInput' in EditorRouter"], leaves: "register(RoutableView<EditorInput>())",
      """
      \(declared)\(editor)protocol RequiredInput {}
      extension RoutableView where Protocol == RequiredInput { init() { self.init(declaredProtocol: Protocol.self) } }
      class AppAdapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<RequiredInput>(), forAdaptee: RoutableView<EditorInput>())
        }
      }
      """),
    RepairCase(
      "destination-not-routable", ["Declare 'Editor' as a routable view"],
      leaves: "extension Editor: ZIKRoutableView {}",
      editor.replacing(", EditorInput, ZIKRoutableView", with: "")),
    RepairCase(
      "destination-not-conforming", ["Let 'Editor' conform to 'EditorInput'"],
      leaves: "extension Editor: EditorInput {}",
      declared
        + editor.replacing(", EditorInput", with: "")
        .replacing(
          "registerView(Editor.self)", with: "registerView(Editor.self); register(RoutableView<EditorInput>())")),
    RepairCase(
      "outdated-default-configuration", ["Change to 'defaultRouteConfiguration'"],
      leaves: "class func defaultRouteConfiguration() -> ViewRouteConfig { EditorConfig() }",
      """
      class EditorConfig: ViewRouteConfig {}
      class EditorRouter: ZIKAnyViewRouter {
        class func defaultConfiguration() -> ViewRouteConfig { EditorConfig() }
      }
      """),
    RepairCase(
      "declared-type-name-mismatch", ["Change to 'EditorInput'"],
      leaves:
        "extension RoutableView where Protocol == EditorInput { init() { self.init(declaredTypeName: \"EditorInput\") } }",
      """
      protocol EditorInput {}
      extension RoutableView where Protocol == EditorInput { init() { self.init(declaredTypeName: "EditInput") } }
      """),
    RepairCase(
      "unknown-identifier", ["Change to 'editor'"], leaves: "func f() { Router.to(viewIdentifier: \"editor\") }",
      """
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("editor") }
      }
      func f() { Router.to(viewIdentifier: "edtor") }
      """),
    RepairCase(
      "unknown-url", ["Change to 'app://editor'"],
      leaves: "func f() { ZIKAnyViewRouter.performURL(\"app://editor\", path: p) }",
      """
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://editor") }
      }
      func f() { ZIKAnyViewRouter.performURL("app://edtor", path: p) }
      """),
  ]

  private static let editorOfObjectiveC = """
    //- Editor.h
    @protocol EditorInput <ZIKViewRoutable>
    @end
    @interface Editor : UIViewController <EditorInput, ZIKRoutableView>
    @end
    @interface EditorRouter : ZIKViewRouter
    @end
    //- EditorRouter.m
    @implementation EditorRouter
    + (void)registerRoutableDestination {
      [self registerView:[Editor class]];
    }
    @end

    """

  static let objectiveC = [
    RepairCase(
      "lookup-unregistered", ["Register 'EditorInput' in EditorRouter"],
      leaves: "[self registerViewProtocol:ZIKRoutable(EditorInput)];",
      "\(editorOfObjectiveC)//- Menu.m\nvoid f(void) { [ZIKRouterToView(EditorInput) performPath:p]; }"),
    RepairCase(
      "lookup-unregistered", ["Change to ZIKRouterToView"],
      leaves: "void f(void) { [ZIKRouterToView(EditorInput) performPath:p]; }",
      editorOfObjectiveC.replacing(
        "class]];", with: "class]];\n  [self registerViewProtocol:ZIKRoutable(EditorInput)];\n"
      )
      .replacing("<ZIKViewRoutable>", with: "<ZIKViewRoutable, ZIKServiceRoutable>")
        + "//- Menu.m\nvoid f(void) { [ZIKRouterToService(EditorInput) performPath:p]; }"),
    RepairCase(
      "unregistered-protocol", ["Register 'EditorInput' in EditorRouter"],
      leaves: "[self registerViewProtocol:ZIKRoutable(EditorInput)];", editorOfObjectiveC),
    RepairCase(
      "unregistered-routable-destination", ["Generate the router 'PlayerViewRouter' for 'PlayerViewController'"],
      leaves: "[self registerView:[PlayerViewController class]];",
      """
      //- Player.h
      @interface PlayerViewController : UIViewController <ZIKRoutableView>
      @end
      """),
    RepairCase(
      "undeclared-protocol", ["Declare 'PlayerInput' as a routable view"],
      leaves: "@protocol PlayerInput <ZIKViewRoutable, NSObject>",
      """
      //- Player.h
      @protocol PlayerInput <NSObject>
      @end
      //- Menu.m
      void f(void) { [ZIKRouterToView(PlayerInput) performPath:p]; }
      """),
    RepairCase(
      "undeclared-protocol", ["Declare 'PlayerInput' as a routable service"],
      leaves: "@protocol PlayerInput <ZIKServiceRoutable>",
      """
      //- Player.h
      @protocol PlayerInput
      @end
      //- Menu.m
      void f(void) { [ZIKRouterToService(PlayerInput) performPath:p]; }
      """),
    RepairCase(
      "kind-mismatch", ["Change to ZIKRouterToView", "Declare 'EditorInput' as a routable view module"],
      leaves: "void f(void) { [ZIKRouterToView(EditorInput) performPath:p]; }",
      "\(editorOfObjectiveC)//- Menu.m\nvoid f(void) { [ZIKRouterToViewModule(EditorInput) performPath:p]; }"),
    RepairCase(
      "destination-not-routable", ["Declare 'Editor' as a routable view"],
      leaves: "DeclareRoutableView(Editor, EditorRouter)",
      editorOfObjectiveC.replacing(", ZIKRoutableView", with: "")),
    RepairCase(
      "destination-not-conforming", ["Let 'Editor' conform to 'EditorInput'"],
      leaves: "@interface Editor (EditorInput) <EditorInput>",
      editorOfObjectiveC.replacing("<EditorInput, ", with: "<").replacing(
        "class]];", with: "class]];\n  [self registerViewProtocol:ZIKRoutable(EditorInput)];")),
    RepairCase(
      "unknown-macro", ["Change to 'ZIKRouterToViewModule'", "Change to 'ZIKRouterToServiceModule'"],
      leaves: "void f(void) { [ZIKRouterToViewModule(EditorInput) performPath:p]; }",
      "//- Menu.m\nvoid f(void) { [ZIKRouterToModule(EditorInput) performPath:p]; }"),
    RepairCase(
      "unknown-identifier", ["Change to 'editor'"],
      leaves: "void f(void) { ZIKAnyViewRouter.toIdentifier(@\"editor\"); }",
      editorOfObjectiveC.replacing("class]];", with: "class]];\n  [self registerIdentifier:@\"editor\"];")
        + "//- Menu.m\nvoid f(void) { ZIKAnyViewRouter.toIdentifier(@\"editr\"); }"),
    RepairCase(
      "unknown-url", ["Change to 'app://editor'"],
      leaves: "void f(void) { [ZIKAnyViewRouter performURL:@\"app://editor\" path:p]; }",
      editorOfObjectiveC.replacing("class]];", with: "class]];\n  [self registerURLPattern:@\"app://editor\"];")
        + "//- Menu.m\nvoid f(void) { [ZIKAnyViewRouter performURL:@\"app://editr\" path:p]; }"),
  ]
}
