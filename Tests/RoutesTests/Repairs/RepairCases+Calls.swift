/// Fixes that change one call, or one line of a declaration.
extension RepairCases {
  static let calls = [
    RepairCase(
      "ambiguous-default-parameter", ["Name 'EditorInput'", "Name 'OtherInput'"],
      leaves: "register(RoutableView<EditorInput>())",
      "\(declared)\(other)\(editor.replacing("Editor.self)", with: "Editor.self)\n    register(RoutableView())"))"),
    RepairCase(
      "both-roots", ["Remove 'ZIKViewRoutable'", "Remove 'ZIKViewModuleRoutable'"],
      leaves: "@objc protocol EditorInput: NSObjectProtocol, ZIKViewModuleRoutable {}",
      "@objc protocol EditorInput: NSObjectProtocol, ZIKViewRoutable, ZIKViewModuleRoutable {}"),
    RepairCase(
      "both-roots", ["Remove 'ZIKServiceModuleRoutable'"], leaves: "@protocol ClockModule <Clock>",
      """
      //- Clock.h
      @protocol Clock <ZIKServiceRoutable>
      @end
      @protocol ClockModule <ZIKServiceModuleRoutable, Clock>
      @end
      """),
    RepairCase(
      "declared-init-outside-extension", ["Change to RoutableView<EditorInput>()"],
      leaves: "func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }",
      "\(declared)func f() { Router.perform(to: RoutableView<EditorInput>(declaredProtocol: EditorInput.self), path: p) }"
    ),
    RepairCase(
      "declared-init-outside-extension", ["Declare 'EditorInput' as a routable view"],
      leaves: "func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }",
      """
      protocol EditorInput {}
      func f() { Router.perform(to: RoutableView<EditorInput>(declaredTypeName: "Editor(Input"), path: p) }
      """),
    RepairCase(
      "unconstrained-routable-extension", ["Make this extension fileprivate"],
      leaves: "fileprivate extension RoutableView {",
      "public extension RoutableView {\n  init(named name: String) { self.init(declaredTypeName: name) }\n}"),
    RepairCase(
      "unconstrained-routable-extension", ["Make this extension fileprivate"],
      leaves: "fileprivate extension RoutableService where Protocol: Clock {",
      "extension RoutableService where Protocol: Clock {\n  init() { self.init(declaredProtocol: Protocol.self) }\n}"),
    RepairCase(
      "abstract-router-use", ["Register 'EditorInput' in EditorRouter", "Remove this registration"],
      leaves: "register(RoutableView<EditorInput>())",
      """
      \(declared)\(editor)class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<EditorInput>())
        }
      }
      """),
    RepairCase(
      "abstract-router-use", ["Register 'EditorInput' in EditorRouter", "Remove this registration"],
      leaves: "register(RoutableView<EditorInput>())",
      declared
        + editor.replacing(
          "Editor.self)", with: "Editor.self)\n    ZIKAnyViewRouter.register(RoutableView<EditorInput>())")),
    RepairCase(
      "easy-registration-shadowed", ["Remove this registration"], leaves: "class Adapter: ZIKViewRouteAdapter {",
      """
      \(declared)\(editor.replacing("Editor.self)", with: "Editor.self); register(RoutableView<EditorInput>())"))
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<EditorInput>(), forMakingView: Editor.self)
        }
      }
      """),
    RepairCase(
      "manual-finish-misuse", ["Remove this call"], leaves: "EditorRouter.registerRoutableDestination()",
      "\(editor)\(launch.replacing("  ZIKRouteRegistry.autoRegister = false\n", with: ""))"),
    RepairCase(
      "manual-finish-misuse", ["Call 'notifyRegistrationFinished' at the end"],
      leaves: "ZIKRouteRegistry.notifyRegistrationFinished()",
      "\(editor)\(launch.replacing("  ZIKRouteRegistry.notifyRegistrationFinished()\n", with: ""))"),
    RepairCase(
      "manual-list-incomplete", ["Register 'OtherRouter' with the others"],
      leaves: "OtherRouter.registerRoutableDestination()",
      "\(editor)\(launch)class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }"),
    RepairCase(
      "manual-list-incomplete", ["Register 'OtherRouter' with the others"], leaves: "#if DEBUG",
      "\(editor)\(launch)#if DEBUG\nclass OtherRouter: ZIKAnyViewRouter { "
        + "override class func registerRoutableDestination() {} }\n#endif"),
    RepairCase(
      "manual-list-incomplete", ["Register 'OtherRouter' with the others"],
      leaves: "Routers.OtherRouter.registerRoutableDestination()",
      "\(editor)\(launch)enum Routers {\nclass OtherRouter: ZIKAnyViewRouter { "
        + "override class func registerRoutableDestination() {} }\n}"),
    RepairCase(
      "broken-identifier-factory", ["Change to 'making:'"],
      leaves: "ZIKAnyViewRouter.registerIdentifier(\"e (\", forMakingView: Editor.self, making: makeEditor)",
      "ZIKAnyViewRouter.registerIdentifier(\"e (\", forMakingView: Editor.self, factory: makeEditor)"),
  ]

  private static let launch = """
    func launch() {
      ZIKRouteRegistry.autoRegister = false
      EditorRouter.registerRoutableDestination()
      ZIKRouteRegistry.notifyRegistrationFinished()
    }

    """

  static let messages = [
    RepairCase(
      "wrong-router-family", ["Change to 'registerExclusiveView'"],
      leaves: "[self registerExclusiveView:[Editor class]];",
      editorOfObjectiveC.replacing("registerView:", with: "registerExclusiveService:")),
    RepairCase(
      "wrong-router-family", ["Change to 'registerService'"], leaves: "[self registerService:[Editor class]];",
      editorOfObjectiveC.replacing(": ZIKViewRouter", with: ": ZIKServiceRouter")),
    RepairCase(
      "kind-mismatch", ["Change to registerModuleProtocol"],
      leaves: "[self registerModuleProtocol:ZIKRoutable(EditorModule)];",
      moduleOfObjectiveC.replacing("registerModuleProtocol", with: "registerViewProtocol")),
    RepairCase(
      "kind-mismatch", ["Change to toModule"],
      leaves: "void f(void) { ZIKViewRouter.toModule(ZIKRoutable(EditorModule)); }",
      "\(moduleOfObjectiveC)//- Menu.m\nvoid f(void) { ZIKViewRouter.toView(ZIKRoutable(EditorModule)); }"),
    RepairCase(
      "config-not-conforming", ["Let 'PlainConfig' conform to 'EditorModule'"],
      leaves: "@interface PlainConfig (EditorModule) <EditorModule>",
      moduleOfObjectiveC.replacing(
        "@implementation EditorRouter",
        with: """
          @implementation EditorRouter
          + (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
            return [[PlainConfig alloc] init];
          }
          """) + "//- Plain.h\n@interface PlainConfig : ZIKViewRouteConfiguration\n@end"),
    RepairCase(
      "manual-list-incomplete", ["Register 'OtherRouter' with the others"],
      leaves: "[OtherRouter registerRoutableDestination];",
      """
      \(editorOfObjectiveC)@interface OtherRouter : ZIKViewRouter
      @end
      @implementation OtherRouter
      + (void)registerRoutableDestination {}
      @end
      //- Launch.m
      void launch(void) {
          ZIKRouteRegistry.autoRegister = NO;
          [EditorRouter registerRoutableDestination];
          [ZIKRouteRegistry notifyRegistrationFinished];
      }
      """),
    RepairCase(
      "manual-finish-misuse", ["Remove this call"], leaves: "[EditorRouter registerRoutableDestination];",
      """
      \(editorOfObjectiveC)//- Launch.m
      void launch(void) {
          [EditorRouter registerRoutableDestination];
          [ZIKRouteRegistry notifyRegistrationFinished];
      }
      """),
    RepairCase(
      "broken-identifier-factory", ["Change to 'making:'"],
      leaves: "[ZIKViewRouter registerIdentifier:@\"e\" forMakingView:[Editor class] "
        + "making:^id(ZIKViewRouteConfiguration *configuration) { return makeEditor(configuration); }];",
      """
      //- Routes.m
      void f(void) {
        [ZIKViewRouter registerIdentifier:@"e" forMakingView:[Editor class] factory:makeEditor];
      }
      """),
    RepairCase(
      "broken-identifier-factory", ["Change to 'configurationMaking:'"],
      leaves: "[ZIKServiceRouter registerIdentifier:@\"e\" forMakingService:[Editor class] "
        + "configurationMaking:^{ return makeConfiguration(); }];",
      """
      //- Routes.m
      void f(void) {
        [ZIKServiceRouter registerIdentifier:@"e" forMakingService:[Editor class] configurationFactory:makeConfiguration];
      }
      """),
  ]
}
