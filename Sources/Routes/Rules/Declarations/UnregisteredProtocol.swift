import SourceModel

/// A protocol that is declared routable and neither registered nor looked up.
enum UnregisteredProtocol: Rule {
  static let description = RuleDescription(
    id: "unregistered-protocol",
    severity: .warning,
    summary: "A protocol is declared routable, but no router registers it.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:627, :633, Registry.swift:736; ZIKViewRouteRegistry.m:449, :475, \
      ZIKServiceRouteRegistry.m:387, :414
      """,
    rationale: """
      A debug build stops at launch with "Declared view protocol is not registered with any router". Where the protocol \
      is looked up, the look-up is reported instead.
      """,
    examples: [
      RuleDescription.Example(
        "Declared and never registered",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Archive.swift
        protocol ArchiveInput {}
        extension RoutableService where Protocol == ArchiveInput {
          //                                        ^^^^^^^^^^^^ unregistered-protocol
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "An Objective-C protocol written in Swift",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Archive.swift
        @objc protocol ArchiveInput: ZIKViewRoutable {}
        //             ^^^^^^^^^^^^ unregistered-protocol
        """),
      RuleDescription.Example(
        "Registered in Objective-C",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Archive.h
        @protocol ArchiveInput <ZIKViewRoutable>
        @end
        @interface ArchiveRouter : ZIKViewRouter
        @end
        //- Archive.m
        @implementation ArchiveRouter
        + (void)registerRoutableDestination {
          [self registerViewProtocol:ZIKRoutable(ArchiveInput)];
        }
        @end
        """),
      RuleDescription.Example(
        "Without an application in the scan, others may register it",
        """
        //- Login.swift
        protocol LoginRequiredInput {}
        extension RoutableView where Protocol == LoginRequiredInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes.filter { !$0.declarations.isEmpty && $0.lookUps.allSatisfy { $0.form == .wrapperType } }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let subject = "the \(route.key.kind.words) protocol '\(route.key.name)'"
    switch route.status {
    case .registered, .adapted:
      return []
    case .unregistered:
      guard !isRegisteredAsOtherKind(route, in: index) else { return [] }
      let message = "\(subject) is declared routable, but nothing registers it\(index.explanation(of: route))"
      return route.declarations.filter { !$0.conditions.isNeverCompiled }.map { finding(at: $0.site, message) }
    case .unknown(let reason):
      let message = "no registration of \(subject) was found; \(reason)"
      return route.declarations.map { finding(at: $0.site, message, certainty: .unknown) }
    }
  }

  /// Whether a registration that names the wrong kind is reported instead.
  private static func isRegisteredAsOtherKind(_ route: Route, in index: RouteIndex) -> Bool {
    index.otherKinds(of: route).compactMap { index.route($0) }.contains { other in
      guard !other.registrations.isEmpty, let misuse = index.misuse(of: other) else { return false }
      return misuse.doubt == nil
    }
  }
}
