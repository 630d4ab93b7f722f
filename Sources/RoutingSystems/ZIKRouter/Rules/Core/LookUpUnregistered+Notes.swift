import Routes

extension RuleNotes {
  static let lookUpUnregistered = RuleNotes(
    on: LookUpUnregistered.self,
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:358, :424, Registry.swift:451, :517; ZIKViewRouter+Discover.m:32, :53, \
      ZIKServiceRouter+Discover.m:33, :54
      """,
    rationale: """
      The library detects this only when the look-up runs: it asserts in a debug build and returns \
      nil in a release build. With an Xcode project, a look-up is checked for each application \
      that links it.
      """,
    examples: [
      RuleDescription.Example(
        "Nothing registers the protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
          //                              ^^^^^^^^^^^ lookup-unregistered
        }
        """),
      RuleDescription.Example(
        "Registered by a router",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
        }
        """),
      RuleDescription.Example(
        "Registered as another kind",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        func open() {
          _ = Router.makeDestination(to: RoutableView<EditorInput>())
          //                                          ^^^^^^^^^^^ lookup-unregistered
        }
        class EditorRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<EditorInput>())
            //                       ^^^^^^^^^^^ kind-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "A value of it is passed on, and may be registered there",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
        }
        let plugIn = PlugIn(RoutableView<EditorInput>())
        """),
      RuleDescription.Example(
        "Registered in another application only",
        """
        //- App.xcodeproj/project.pbxproj
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2); };
          F1 = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Phone; };
          F2 = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Watch; };
          T1 = { isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (F1); };
          T2 = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (F2); };
        }; }
        //- Phone/Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class PhoneEditor: UIViewController, ZIKRoutableView {}
        class PhoneEditorRouter: ZIKViewRouter<PhoneEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            registerView(PhoneEditor.self)
            register(RoutableView<EditorInput>())
          }
          override func destination(with configuration: ViewRouteConfig) -> PhoneEditor? { nil }
        }
        //- Watch/Menu.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        func open() {
          Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
          //                              ^^^^^^^^^^^ lookup-unregistered
        }
        """),
    ])
}
