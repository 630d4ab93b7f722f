import SourceModel

/// A look-up that finds no router.
package enum LookUpUnregistered: Rule {
  package static let description = RuleDescription(
    id: "lookup-unregistered",
    severity: .error,
    summary: "A route is looked up that no router registers.",
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

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.type).filter { !$0.isAvailableEverywhere }
  }

  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let related = route.status.isMissing ? index.declarations(of: route) : []
    let subject = route.key.description
    var explanations: [ApplicationSet: String?] = [:]
    return lookUps(of: route, in: index).compactMap { lookUp in
      switch index.status(of: route, at: lookUp.site) {
      case .registered, .adapted:
        return nil
      case .unregistered:
        let lacking = index.applications(lacking: route, among: index.applications(judging: lookUp.site))
        let explanation = explanations[lacking] ?? index.explanation(of: route, in: lacking)
        explanations[lacking] = .some(explanation)
        let place = index.place(of: route, at: lookUp.site, lackedBy: lacking)
        let message = "nothing registers \(subject)\(place), so this look-up finds no router\(explanation ?? "")"
        let hint = Finding.Hint(route: route.key, otherwise: "register it in a router")
        return finding(at: lookUp.site, message, related: related, hint: explanation == nil ? hint : nil)
      case .unknown(let reason):
        return finding(at: lookUp.site, "no registration of \(subject) was found", doubt: reason)
      }
    }
  }

  /// A wrapper's type annotation looks nothing up by itself, and neither does what no build holds. Where the route cannot
  /// exist, another rule says so.
  private static func lookUps(of route: Route, in index: RouteIndex) -> [Route.LookUp] {
    let misused = Set(index.systems.owner(of: route.key.space)?.misuses(of: route, in: index) ?? [])
    return route.lookUps.filter {
      $0.form != .wrapperType && !$0.conditions.isNeverCompiled && !misused.contains($0.site)
    }
  }
}
