import Routes
import SourceModel

/// A protocol that is a destination's and a module's at once.
enum BothRoots: Rule {
  static let description = RuleDescription(
    id: "both-roots",
    severity: .warning,
    summary: "A protocol inherits both the root of destinations and the root of modules.",
    libraryCheck: nil,
    rationale: """
      At launch the library treats the protocol as that of a destination and checks nothing about \
      the module (ZIKViewRouteRegistry.m:472, ZIKServiceRouteRegistry.m:411). A configuration and \
      the destination that it configures are different objects; give each its own protocol.
      """,
    examples: [
      RuleDescription.Example(
        "A view and its module",
        """
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable, ZIKViewModuleRoutable {}
        //             ^^^^^^^^^^^ both-roots
        """),
      RuleDescription.Example(
        "Through another protocol, in Objective-C",
        """
        //- Clock.h
        @protocol Clock <ZIKServiceRoutable>
        @end
        @protocol ClockModule <Clock, ZIKServiceModuleRoutable>
        //        ^^^^^^^^^^^ both-roots
        @end
        """),
      RuleDescription.Example(
        "A view and a service",
        """
        //- Player.swift
        @objc protocol PlayerInput: ZIKViewRoutable, ZIKServiceRoutable {}
        """),
      RuleDescription.Example(
        "Only reported where both come together",
        """
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable, ZIKViewModuleRoutable {}
        //             ^^^^^^^^^^^ both-roots
        @objc protocol MarkdownInput: EditorInput {}
        """),
      RuleDescription.Example(
        "A parent by name only: two protocols are called so",
        """
        //- Editor.swift
        @objc protocol Module: ZIKViewModuleRoutable {}
        @objc protocol EditorInput: ZIKViewRoutable, Module {}
        //- Other/Module.swift
        protocol Module {}
        """),
    ])

  static func subjects(in index: RouteIndex) -> [ProtocolDefinition] {
    index.protocols.rooted.filter { $0.isObjectiveC && !families($0.kinds).isEmpty }
  }

  static func check(_ definition: ProtocolDefinition, in index: RouteIndex) -> [Finding] {
    let parents = definition.parents.map { index.protocols.definitions(named: $0) }
    if parents.joined().contains(where: { !families($0.kinds).isEmpty }) { return [] }
    let isCertain = !index.hasAmbiguousAncestor(definition)
    return families(definition.kinds).map { family in
      let roots = [false, true].map { ZIKRouterVocabulary.root(of: .of(family, isModule: $0)) }
      let message = "'\(definition.name)' inherits \(roots[0]) and \(roots[1]); the library checks the first only"
      return finding(at: definition.site, message, certainty: isCertain ? .certain : .unknown)
    }
  }

  /// The families of which a protocol has both roots.
  private static func families(_ kinds: Set<RouteSpace>) -> [RouteFamily] {
    RouteFamily.ofZIKRouter.filter { family in kinds.count { $0.family == family } == 2 }
  }
}

extension RouteIndex {
  /// True if a name on the way to the roots means several protocols.
  fileprivate func hasAmbiguousAncestor(_ definition: ProtocolDefinition) -> Bool {
    protocols.ancestors(of: definition).contains {
      protocols.definitions(named: $0).count > 1 || types.isAlias($0)
    }
  }
}
