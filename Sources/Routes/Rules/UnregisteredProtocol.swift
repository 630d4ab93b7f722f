import SourceModel

/// A protocol that is declared routable and neither registered nor looked up.
enum UnregisteredProtocol: Rule {
  static let description = RuleDescription(
    id: "unregistered-protocol",
    severity: .warning,
    summary: "A protocol is declared routable, but no router registers it.",
    rationale: """
      A debug build stops at launch with "Declared view protocol is not registered with any router" (ZRouter, \
      ViewRouter.Registry.swift:627, Registry.swift:736). Where the protocol is looked up, the look-up is reported \
      instead.
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
      let message = "\(subject) is declared routable, but nothing registers it\(index.explanation(of: route))"
      return route.declarations.filter { !$0.conditions.isNeverCompiled }.map { finding(at: $0.site, message) }
    case .unknown(let reason):
      let message = "no registration of \(subject) was found; \(reason)"
      return route.declarations.map { finding(at: $0.site, message, certainty: .unknown) }
    }
  }
}
