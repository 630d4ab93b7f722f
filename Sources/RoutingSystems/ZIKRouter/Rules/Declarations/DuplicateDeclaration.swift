import Routes
import SourceModel

/// One protocol that two extensions declare routable.
enum DuplicateDeclaration: Rule {
  static let description = RuleDescription(
    id: "duplicate-declaration",
    severity: .warning,
    summary: "A protocol is declared routable twice for the same kind.",
    rationale: """
      Within one module, the compiler reports the initialiser of such a route as ambiguous as soon \
      as it is used; across modules nothing detects it. The finding is certain within one file, \
      and between files if the protocol is visible only in its own module. Declarations under \
      different conditions are never compared.
      """,
    examples: [
      RuleDescription.Example(
        "In one file",
        """
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableView where Protocol == EditorInput {
          //                                     ^^^^^^^^^^^ duplicate-declaration
          init() { self.init(declaredTypeName: "EditorInput") }
        }
        """),
      RuleDescription.Example(
        "In two files of one module, once by another name",
        """
        //- Editor.swift
        protocol EditorInput {}
        typealias TextInput = EditorInput
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        //- Routes.swift
        extension RoutableView where Protocol == TextInput {
          //                                     ^^^^^^^^^ duplicate-declaration
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "Different kinds, different builds",
        """
        //- Editor.swift
        protocol EditorInput {}
        extension RoutableService where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        #if FAST
          extension RoutableView where Protocol == EditorInput {
            init() { self.init(declaredTypeName: "EditorInput") }
          }
        #else
          extension RoutableView where Protocol == EditorInput {
            init() { self.init(declaredProtocol: Protocol.self) }
          }
        #endif
        """),
      RuleDescription.Example(
        "Two applications in one tree, with a protocol each",
        """
        //- Phone/Login.swift
        protocol LoginInput {}
        extension RoutableView where Protocol == LoginInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        //- Desktop/Login.swift
        protocol LoginInput {}
        extension RoutableView where Protocol == LoginInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "A public protocol, which two modules may declare for themselves",
        """
        //- Core/Clock.swift
        public protocol Clock {}
        //- Watch/Routes.swift
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        //- Phone/Routes.swift
        extension RoutableService where Protocol == Clock {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { $0.declarations.count > 1 }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let extensions = route.declarations.filter { $0.form != .inheritance && !$0.conditions.isNeverCompiled }
    let isInternal = index.hasOneInternalDefinition(route)
    var seen: [Twin: Route.Declaration] = [:]
    return extensions.compactMap { declaration in
      // Test code is a module of its own that sees what is internal.
      let isInModule = isInternal && index.origins[declaration.site.file] == .product
      let twin = Twin(declaration, linkage: isInModule ? index.linkages[declaration.site.file] : nil)
      guard let first = seen[twin] else {
        seen[twin] = declaration
        return nil
      }
      let name = route.key.description
      return finding(
        at: declaration.site, "\(name) is declared routable twice; remove one of the declarations",
        related: [Finding.Related(site: first.site, message: "\(name) is declared routable here")])
    }
  }

  /// The values that are equal for two declarations of the same protocol in the same module.
  private struct Twin: Hashable {
    let conditions: ConditionStack
    /// The file; nil if its targets matter instead.
    let file: FileID?
    let linkage: Linkage?
    /// The spelling, which tells several protocols with one name apart; nil if there is one only.
    let spelling: String?

    init(_ declaration: Route.Declaration, linkage: Linkage?) {
      conditions = declaration.conditions
      self.linkage = linkage
      file = linkage == nil ? declaration.site.file : nil
      spelling = linkage == nil ? declaration.spelling : nil
    }
  }
}

extension RouteIndex {
  /// True if the protocols of a route are declared once in the scan, and not for other modules, so
  /// that all extensions that name them are in one module.
  fileprivate func hasOneInternalDefinition(_ route: Route) -> Bool {
    let definitions = route.components.map { protocols.definitions(named: $0) }
    guard definitions.allSatisfy({ $0.count <= 1 }) else { return false }
    return definitions.joined().contains { !$0.isObjectiveC && $0.isVisibleElsewhere && $0.access == .internal }
  }
}
