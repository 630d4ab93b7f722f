import Routes
import SourceModel

/// Two routable protocols of one kind that the library cannot tell apart.
enum NameCollision: Rule {
  static let description = RuleDescription(
    id: "name-collision",
    severity: .warning,
    summary: "Two routable protocols of one kind have the same name in Swift.",
    libraryCheck: "ZRouter, ViewRouter.Registry.swift:61, :86, Registry.swift:152, :177 (when both are registered)",
    rationale: """
      The keys of the Swift registry are names without module and enclosing type \
      (Registry.swift:16). Registering such a name a second time fails in a debug build; in a \
      release build, a look-up may get the router of the other protocol. The Objective-C registry \
      uses the protocols themselves as keys. The finding is certain within one file, and if an \
      Xcode project links both into one application; otherwise two files may belong to different \
      applications.
      """,
    examples: [
      RuleDescription.Example(
        "In two types",
        """
        //- Screens.swift
        enum Editor {
          protocol Input {}
        }
        enum Player {
          protocol Input {}
        }
        extension RoutableView where Protocol == Editor.Input {
          //                                     ^^^^^^^^^^^^ name-collision
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableView where Protocol == Player.Input {
          //                                     ^^^^^^^^^^^^ name-collision
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "In a type and beside it",
        """
        //- Clock.swift
        protocol Clock {}
        enum Watch {
          protocol Clock {}
        }
        extension RoutableService where Protocol == Clock {
          //                                        ^^^^^ name-collision
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == Watch.Clock {
          //                                        ^^^^^^^^^^^ name-collision
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "One of each kind",
        """
        //- Screens.swift
        enum Editor {
          protocol Input {}
        }
        enum Player {
          protocol Input {}
        }
        extension RoutableView where Protocol == Editor.Input {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == Player.Input {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "Perhaps in different applications",
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
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { $0.declarations.count > 1 && $0.components.count == 1 }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard index.protocols.definitions(named: route.key.name).count > 1 else { return [] }
    let extensions = route.declarations.filter { $0.form != .inheritance && !$0.conditions.isNeverCompiled }
    return extensions.compactMap { declaration in
      let others = extensions.filter { isOther($0, than: declaration) }
      let certain = others.first { areCertainlyOthers(declaration, $0, in: index) }
      guard let other = certain ?? others.first else { return nil }
      let isCertain = certain != nil
      let message = "the library cannot tell this \(route.key.space.noun) '\(route.key.name)' from another one"
      return finding(
        at: declaration.site, isCertain ? message : "\(message), if one application links both",
        certainty: isCertain ? .certain : .unknown,
        related: [Finding.Related(site: other.site, message: "the other '\(route.key.name)' is declared routable here")]
      )
    }
  }

  /// True if two declarations in one build may name different protocols. In one file, their
  /// spellings must differ.
  private static func isOther(_ left: Route.Declaration, than right: Route.Declaration) -> Bool {
    guard left.site != right.site, left.conditions == right.conditions else { return false }
    return left.site.file != right.site.file || left.spelling != right.spelling
  }

  private static func areCertainlyOthers(
    _ left: Route.Declaration, _ right: Route.Declaration, in index: RouteIndex
  ) -> Bool {
    guard meet(left.site, right.site, in: index), let one = definition(of: left, in: index),
      let two = definition(of: right, in: index)
    else { return false }
    // Two declarations of one name in Objective-C are one protocol.
    if left.site.file != right.site.file, one.isObjectiveC || two.isObjectiveC { return false }
    return one != two
  }

  /// True if one application certainly links both places.
  private static func meet(_ left: Site, _ right: Site, in index: RouteIndex) -> Bool {
    if left.file == right.file { return true }
    guard !index.applications.isEmpty else { return false }
    return index.areLinkedTogether(left, right)
  }

  /// The protocol that a declaration spells with all types around it; nil where that may be several ones, or none in
  /// sight. A module's own goes before those of others.
  private static func definition(of declaration: Route.Declaration, in index: RouteIndex) -> ProtocolDefinition? {
    guard let path = TypeName(declaration.spelling)?.paths.first, let name = path.last else { return nil }
    let definitions = index.protocols.definitions(named: name).filter {
      TypeName.flattened($0.scope) + [name] == path
    }
    if definitions.count < 2 { return definitions.first }
    let own = definitions.filter { index.areOfOneModule($0.site, declaration.site) }
    return own.count == 1 ? own[0] : nil
  }
}
