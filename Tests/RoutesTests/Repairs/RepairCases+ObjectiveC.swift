/// Fixes in Objective-C.
extension RepairCases {
  static let editorOfObjectiveC = """
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
      "kind-mismatch", ["Change to ZIKRouterToView"],
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
    RepairCase(
      "missing-register-override", ["Override 'registerRoutableDestination'"],
      leaves: "[self registerView:[Editor class]];",
      editorOfObjectiveC.replacing("registerRoutableDestination {", with: "supportedRouteTypes {")
        .replacing("[self registerView:[Editor class]];", with: "")),
    RepairCase(
      "missing-destination-override", ["Override 'destinationWithConfiguration:'"],
      leaves: "- (Editor *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {",
      editorOfObjectiveC),
    RepairCase(
      "router-without-destination", ["Register 'Editor' in EditorRouter"],
      leaves: "[self registerView:[Editor class]];",
      editorOfObjectiveC.replacing("[self registerView:[Editor class]];", with: "")),
    RepairCase(
      "duplicate-identifier", ["Remove this registration", "Remove this registration"],
      leaves: "[self registerView:[Editor class]];",
      editorOfObjectiveC.replacing(
        "class]];", with: "class]];\n  [self registerIdentifier:@\"e\"];\n  [self registerIdentifier:@\"e\"];")),
    RepairCase(
      "missing-default-route-configuration", ["Override 'defaultRouteConfiguration'"],
      leaves: "+ (ZIKViewRouteConfiguration *)defaultRouteConfiguration {",
      moduleOfObjectiveC),
    RepairCase(
      "uiview-without-route-types", ["Override 'supportedRouteTypes'"],
      leaves: "return ZIKViewRouteTypeMaskViewDefault;",
      editorOfObjectiveC.replacing("UIViewController", with: "UIView")),
    RepairCase(
      "exclusive-conflict",
      ["Change to a shared registration of 'Editor'", "Change to a shared registration of 'Editor'"],
      leaves: "[self registerView:[Editor class]];",
      editorOfObjectiveC.replacing("registerView:", with: "registerExclusiveView:")
        + """
        //- OtherRouter.m
        @interface OtherRouter : ZIKViewRouter
        @end
        @implementation OtherRouter
        + (void)registerRoutableDestination {
          [self registerView:[Editor class]];
        }
        @end
        """),
  ]

  static let moduleOfObjectiveC = editorOfObjectiveC.replacing(
    "class]];", with: "class]];\n  [self registerModuleProtocol:ZIKRoutable(EditorModule)];"
  ).replacing(
    "@protocol EditorInput",
    with: """
      @protocol EditorModule <ZIKViewModuleRoutable>
      @end
      @interface EditorModuleConfig : ZIKViewRouteConfiguration <EditorModule>
      @end
      @protocol EditorInput
      """)
}
