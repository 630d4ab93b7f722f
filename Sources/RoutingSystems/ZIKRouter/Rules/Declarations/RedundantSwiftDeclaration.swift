import Routes
import SourceModel

/// A Swift declaration of a protocol that is routable by what it inherits.
enum RedundantSwiftDeclaration: Rule {
  static let description = RuleDescription(
    id: "redundant-swift-declaration",
    severity: .warning,
    tag: .needless,
    summary: "A protocol that inherits one of the library's roots is also declared routable in Swift.",
    libraryCheck: "ZRouter, ViewRouter.Registry.swift:627, :633, Registry.swift:736 (wrongly)",
    rationale: """
      An Objective-C protocol that inherits `ZIKViewRoutable` or a similar root is registered in \
      the Objective-C registry (ViewRouter.Registry.swift:57), also from Swift. With an extension \
      of `RoutableView` for it, a debug build looks for it in the Swift registry too, and stops at \
      launch with "not registered with any router". The finding is certain if everything is in the \
      scan and only one protocol has that name.
      """,
    examples: [
      RuleDescription.Example(
        "Both in Swift",
        """
        //- Editor.swift
        @main class AppDelegate {}
        @objc protocol EditorInput: ZIKViewRoutable {}
        extension RoutableView where Protocol == EditorInput {
          //                                     ^^^^^^^^^^^ redundant-swift-declaration
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
          }
        }
        """),
      RuleDescription.Example(
        "The protocol in Objective-C, through another one",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Clock.h
        @protocol Clock <ZIKServiceRoutable>
        @end
        @protocol AlarmClock <Clock>
        @end
        //- Routes.swift
        extension RoutableService where Protocol == AlarmClock {
          //                                        ^^^^^^^^^^ redundant-swift-declaration
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>())
            register(RoutableService<AlarmClock>())
          }
        }
        """),
      RuleDescription.Example(
        "A root of another kind",
        """
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        extension RoutableService where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "A protocol of Swift, and a composition",
        """
        //- Editor.swift
        protocol EditorInput: ZIKViewRoutable {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        @objc protocol PlayerInput: ZIKViewRoutable {}
        extension RoutableView where Protocol == UIViewController & PlayerInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { $0.declarations.count > 1 }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard let inherited = route.declarations.first(where: { $0.form == .inheritance }) else { return [] }
    let isOnlyOne = index.protocols.definitions(named: route.key.name).count == 1
    let root = ZIKRouterVocabulary.root(of: route.key.space)
    let message = "'\(route.key.name)' inherits \(root) and is routable without this extension; remove it"
    let related = [Finding.Related(site: inherited.site, message: "'\(route.key.name)' inherits \(root) here")]
    return route.declarations.filter { $0.form != .inheritance && $0.conditions == inherited.conditions }.map {
      let isInSight = index.world.extent == .closed || $0.site.file == inherited.site.file
      let certainty: Finding.Certainty = isOnlyOne && isInSight ? .certain : .unknown
      return finding(at: $0.site, message, certainty: certainty, related: related)
    }
  }
}
