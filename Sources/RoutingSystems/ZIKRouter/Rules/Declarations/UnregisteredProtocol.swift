import Routes
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
      A debug build stops at launch with "Declared view protocol is not registered with any \
      router". If the protocol is looked up, the look-up is reported instead, unless its file \
      belongs to no target.
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
    index.protocolRoutes.filter { !$0.isAvailableEverywhere }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let lookUps = route.lookUps.filter { isReported($0, in: index) }
    // Who certainly links a look-up hears of that instead. A file of no target is looked at by nobody.
    let lookedUp = lookUps.reduce(ApplicationSet()) { $0.union(index.applications(linking: $1.site)) }
    if route.status.isMissing, isRegisteredAsOtherKind(route, in: index) { return [] }
    let findings = rootsFirst(route.declarations).compactMap { declaration -> Finding? in
      let linking = index.applications(linking: declaration.site).subtracting(lookedUp)
      return linking.isEmpty && !lookUps.isEmpty ? nil : check(declaration, route, linking, in: index)
    }
    var told: Set<String> = []
    return findings.filter { told.insert($0.message).inserted }
  }

  /// A protocol that is declared twice is reported once: in its own line, where it inherits a root.
  private static func rootsFirst(_ declarations: [Route.Declaration]) -> [Route.Declaration] {
    declarations.filter { $0.form == .inheritance } + declarations.filter { $0.form != .inheritance }
  }

  private static func check(
    _ declaration: Route.Declaration, _ route: Route, _ linking: ApplicationSet, in index: RouteIndex
  ) -> Finding? {
    let subject = "the \(route.key.space.noun) protocol '\(route.key.name)'"
    let status = linking.isEmpty ? index.status(of: route, at: declaration.site) : index.status(of: route, in: linking)
    switch status {
    case .registered, .adapted:
      return nil
    case .unregistered:
      guard !declaration.conditions.isNeverCompiled else { return nil }
      let judging = linking.isEmpty ? index.applications(judging: declaration.site) : linking
      let lacking = index.applications(lacking: route, among: judging)
      let place = index.place(of: route, at: declaration.site, lackedBy: lacking)
      let advice = index.explanation(of: route, in: lacking) ?? "; register it in a router, or remove the declaration"
      let message = "\(subject) is declared routable, but nothing registers it\(place)\(advice)"
      return finding(at: declaration.site, message)
    case .unknown(let reason):
      return finding(at: declaration.site, "no registration of \(subject) was found", doubt: reason)
    }
  }

  private static func isReported(_ lookUp: Route.LookUp, in index: RouteIndex) -> Bool {
    lookUp.form.looksUp && !lookUp.conditions.isNeverCompiled
      && index.origins[lookUp.site.file]?.isReported != false
  }

  /// True if a registration that names the wrong kind is reported instead.
  private static func isRegisteredAsOtherKind(_ route: Route, in index: RouteIndex) -> Bool {
    index.otherKinds(of: route).compactMap { index.route($0) }.contains { other in
      guard !other.registrations.isEmpty, let misuse = index.misuse(of: other) else { return false }
      return misuse.doubt == nil
    }
  }
}
