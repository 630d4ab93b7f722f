/// Fixes in Swift.
enum RepairCases {
  static let declared = """
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }

    """

  static let editor = """
    class Editor: UIViewController, EditorInput, ZIKRoutableView {}
    class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(Editor.self)
      }
    }

    """

  static let all = swift + calls + objectiveC + messages + interface + scenes + modules

  static let swift = [
    RepairCase(
      "unused-suppression", ["Remove this comment"], leaves: "func f() {}",
      "func f() {} // waymark:ignore lookup-unregistered - it is written by hand\n"),
    RepairCase(
      "unused-suppression", ["Remove this comment"], leaves: "func f() {}",
      "// waymark:ignore lookup-unregisterd\nfunc f() {}\n"),
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
      "undeclared-protocol", ["Declare 'protocol' as a routable view"],
      leaves: "extension RoutableView where Protocol == `protocol` {",
      "protocol `protocol` {}\nfunc f() { Router.perform(to: RoutableView<`protocol`>(), path: p) }"),
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
      "destination-not-routable", ["Declare 'default' as a routable view"],
      leaves: "extension Screens.`default`: ZIKRoutableView {}",
      "enum Screens { class `default`: UIViewController {} }\n"
        + editor.replacing("class Editor: UIViewController, EditorInput, ZIKRoutableView {}", with: "")
        .replacing("Editor.self", with: "Screens.`default`.self").replacing(
          "ZIKViewRouter<Editor, ViewRouteConfig>", with: "ZIKAnyViewRouter")),
    RepairCase(
      "destination-not-routable", ["Declare 'Editor' as a routable view"],
      leaves: "extension Editor: ZIKRoutableView {}",
      "private " + editor.replacing(", EditorInput, ZIKRoutableView", with: "")),
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
    RepairCase(
      "class-as-generic-parameter", ["Change to 'EditorInput'"],
      leaves: "func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }",
      "\(declared)\(editor)func f() { Router.perform(to: RoutableView<Editor>(), path: p) }"),
    RepairCase(
      "redundant-swift-declaration", ["Remove this declaration"],
      leaves: "@objc protocol EditorInput: ZIKViewRoutable {}",
      """
      @objc protocol EditorInput: ZIKViewRoutable {}
      extension RoutableView where Protocol == EditorInput {
        // It is routable.
        init() { self.init(declaredProtocol: Protocol.self) }
      }
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
      """),
    RepairCase(
      "redundant-swift-declaration", ["Remove this declaration"], leaves: "#endif",
      """
      @objc protocol EditorInput: ZIKViewRoutable {} // @objc: it is used there

      #if canImport(UIKit)
      import UIKit
      #endif
      // It is routable.
      \tpublic extension RoutableView where Protocol == EditorInput {
        init() { self.init(declaredProtocol: Protocol.self) }
      } // Protocol
      """),
    RepairCase(
      "duplicate-declaration", ["Remove this declaration"], leaves: "protocol EditorInput {}",
      declared + "public extension RoutableView where Protocol == EditorInput {\n  public init() { self.init() }\n}\n"),
    RepairCase(
      "duplicate-protocol-registration", ["Remove this registration", "Remove this registration"],
      leaves: "class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {",
      """
      \(declared)class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        register(RoutableView<EditorInput>())
      } }
      class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        self.register(RoutableView<EditorInput>())
      } }
      """),
    RepairCase(
      "duplicate-identifier", ["Remove this registration"],
      leaves:
        "class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerIdentifier(\"e\") } }",
      """
      class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        registerIdentifier("e")
      } }
      class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerIdentifier("e") } }
      """),
    RepairCase(
      "empty-identifier", ["Remove this registration"],
      leaves: "class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {",
      """
      class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        registerIdentifier("")
      } }
      """),
    RepairCase(
      "adapter-already-registered", ["Remove this registration"], leaves: "register(RoutableView<EditorInput>())",
      """
      \(declared)\(other)class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        register(RoutableView<EditorInput>())
        register(RoutableView<OtherInput>())
        register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<EditorInput>())
      } }
      """),
    RepairCase(
      "adapter-two-adaptees", ["Remove this registration", "Remove this registration"],
      leaves: "register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<ThirdInput>())",
      """
      \(declared)\(other)\(other.replacing("Other", with: "Third"))class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<EditorInput>())
          register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<ThirdInput>())
        }
      }
      """),
    RepairCase(
      "inherited-registration", ["Remove this call"],
      leaves: "class OtherRouter: EditorRouter { override class func registerRoutableDestination() {",
      """
      \(declared)class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        register(RoutableView<EditorInput>())
      } }
      class OtherRouter: EditorRouter { override class func registerRoutableDestination() {
        super.registerRoutableDestination()
      } }
      """),
    RepairCase(
      "missing-register-override", ["Override 'registerRoutableDestination'"],
      leaves: "registerView(Editor.self)",
      """
      class Editor: UIViewController, ZIKRoutableView {}
      class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {}
      """),
    RepairCase(
      "missing-destination-override", ["Override 'destination(with:)'"],
      leaves: "override func destination(with configuration: ViewRouteConfig) -> Editor? {", editor),
    RepairCase(
      "missing-destination-override", ["Override 'destination(with:)'"],
      leaves: "override func destination(with configuration: ViewRouteConfig) -> AnyObject? {",
      editor.replacing("ZIKViewRouter<Editor, ViewRouteConfig>", with: "ZIKAnyViewRouter")),
    RepairCase(
      "missing-destination-override", ["Override 'destination(with:)'"],
      leaves: "override func destination(with configuration: PerformRouteConfig) -> Clock? {",
      """
      class Clock: NSObject, ZIKRoutableService {}
      class ClockRouter: ZIKDestinationServiceRouter<Clock> {
        override class func registerRoutableDestination() { registerService(Clock.self) }
      }
      """),
    RepairCase(
      "router-without-destination", ["Register 'Editor' in EditorRouter"], leaves: "registerView(Editor.self)",
      """
      class Editor: UIViewController, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
        }
      }
      """),
    RepairCase(
      "missing-default-route-configuration", ["Override 'defaultRouteConfiguration'"],
      leaves: "override class func defaultRouteConfiguration() -> ViewRouteConfig {", module),
    RepairCase(
      "config-not-conforming", ["Let 'Plain' conform to 'EditorModule'"], leaves: "extension Plain: EditorModule {}",
      """
      \(module.dropLast(2))  override class func defaultRouteConfiguration() -> ViewRouteConfig { Plain() }
      }
      class Plain: ViewRouteConfig {}
      """),
    RepairCase(
      "uiview-without-route-types", ["Override 'supportedRouteTypes'"],
      leaves: "override class func supportedRouteTypes() -> ZIKViewRouteTypeMask {",
      """
      class Ruler: UIView, ZIKRoutableView {}
      class RulerRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Ruler.self) }
      }
      """),
    RepairCase(
      "exclusive-conflict",
      ["Change to a shared registration of 'Editor'", "Change to a shared registration of 'Editor'"],
      leaves: "registerView(Editor.self)",
      """
      class Editor: UIViewController, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() {
        registerExclusiveView(Editor.self)
      } }
      class OtherRouter: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(Editor.self) } }
      """),
    RepairCase(
      "invalid-url-pattern", ["Change to 'app://my%20editor/:id'"],
      leaves: "registerURLPattern(\"app://my%20editor/:id\")",
      urls.replacing("app://editor/", with: "app://my editor/:id/")),
    RepairCase(
      "unmatchable-url-pattern", ["Change to 'app://editor'"], leaves: "registerURLPattern(\"app://editor\")", urls),
    RepairCase(
      "url-pattern-conflict", ["Remove this registration", "Remove this registration"],
      leaves: "registerURLPattern(\"app://editor/:name\")",
      urls.replacing(
        "\"app://editor/\")", with: "\"app://editor/:id\")\n    registerURLPattern(\"app://editor/:name\")")),
    RepairCase(
      "adapter-cycle", ["Remove this registration", "Remove this registration"],
      leaves: "register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<EditorInput>())",
      """
      \(declared)\(other)class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<EditorInput>(), forAdaptee: RoutableView<OtherInput>())
          register(adapter: RoutableView<OtherInput>(), forAdaptee: RoutableView<EditorInput>())
        }
      }
      """),
  ]

  private static let module = """
    @objc protocol EditorModule: ZIKViewModuleRoutable {}
    class EditorModuleConfig: ViewRouteConfig, EditorModule {}
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() { register(RoutableViewModule<EditorModule>()) }
    }

    """

  private static let urls = """
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerURLPattern("app://editor/")
      }
    }

    """

  static let other = declared.replacing("Editor", with: "Other")
}
