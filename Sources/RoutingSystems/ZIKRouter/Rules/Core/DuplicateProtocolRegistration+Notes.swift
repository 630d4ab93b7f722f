import Routes

extension RuleNotes {
  static let duplicateProtocolRegistration = RuleNotes(
    on: DuplicateProtocolRegistration.self,
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:61, :86, :106, :129, Registry.swift:152, :177, :197, :220; \
      ZIKRouteRegistry.m:533, :551, :579, :605, :672
      """,
    rationale: """
      A debug build stops at launch with "was already registered with router"; in a release build \
      the order of classes decides which router answers. Registrations under different `#if` or \
      `if` conditions are never compared. Registrations under an `if`, in closures, or in \
      different functions that the library does not call by itself are unknown.
      """,
    examples: [
      RuleDescription.Example(
        "Two routers",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class PhoneEditorRouter: ZIKViewRouter<PhoneEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ duplicate-protocol-registration
          }
        }
        class TabletEditorRouter: ZIKViewRouter<TabletEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            //                    ^^^^^^^^^^^ duplicate-protocol-registration
          }
        }
        """),
      RuleDescription.Example(
        "The same router, in Swift",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Clock.swift
        protocol Clock {}
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>())
            //                       ^^^^^ duplicate-protocol-registration
            register(RoutableService<Clock>())
            //                       ^^^^^ duplicate-protocol-registration
          }
        }
        """),
      RuleDescription.Example(
        "One protocol as a view and as a service",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable, ZIKServiceRoutable {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
          }
        }
        class EditingRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<EditorInput>())
          }
        }
        """),
      RuleDescription.Example(
        "Different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            #if NEW_EDITOR
              register(RoutableView<EditorInput>())
            #endif
          }
        }
        class OldEditorRouter: ZIKViewRouter<OldEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            #if !NEW_EDITOR
              register(RoutableView<EditorInput>())
            #endif
          }
        }
        """),
      RuleDescription.Example(
        "Routers of two applications, which never meet",
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
        //- Watch/Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class WatchEditor: UIViewController, ZIKRoutableView {}
        class WatchEditorRouter: ZIKViewRouter<WatchEditor, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            registerView(WatchEditor.self)
            register(RoutableView<EditorInput>())
          }
          override func destination(with configuration: ViewRouteConfig) -> WatchEditor? { nil }
        }
        """),
    ])
}
