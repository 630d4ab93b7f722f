import Routes
import SourceModel

/// A route made with an initialiser that only its declaration may call.
enum DeclaredInitOutsideExtension: Rule {
  static let description = RuleDescription(
    id: "declared-init-outside-extension",
    severity: .warning,
    summary: "`init(declaredProtocol:)` or `init(declaredTypeName:)` is called outside an extension of the type.",
    libraryCheck: "ZRouter, ViewRouter.Registry.swift:652, :665, Registry.swift:752, :767",
    rationale: """
      These initialisers accept any protocol, declared or not. Outside an extension they hide from \
      the compiler that a protocol is not routable; the library detects it when a debug build \
      starts.
      """,
    examples: [
      RuleDescription.Example(
        "In a look-up",
        """
        //- Editor.swift
        func open() {
          Router.perform(to: RoutableView<EditorInput>(declaredProtocol: EditorInput.self), path: .push(from: self))
          //                 ^^^^^^^^^^^^ declared-init-outside-extension
        }
        """),
      RuleDescription.Example(
        "By name, in a registration",
        """
        //- Clock.swift
        class ClockRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            register(RoutableService<Clock>(declaredTypeName: "Clock"))
            //       ^^^^^^^^^^^^^^^ declared-init-outside-extension
          }
        }
        """),
      RuleDescription.Example(
        "In a generic function, whose callers can pass the value",
        """
        //- Navigator.swift
        func show<P>(_ type: P.Type) {
          Router.perform(to: RoutableView<P>(declaredProtocol: P.self), path: .push(from: self))
          //                 ^^^^^^^^^^^^ declared-init-outside-extension
        }
        func show<P>(_ route: RoutableView<P>) {
          Router.perform(to: route, path: .push(from: self))
        }
        """),
      RuleDescription.Example(
        "In the declaration",
        """
        //- Editor.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService where Protocol == EditorInput {
          init() { self.init(declaredTypeName: "EditorInput") }
        }
        """),
      RuleDescription.Example(
        "Other types with such an initialiser",
        """
        //- Editor.swift
        let schema = Schema(declaredTypeName: "Editor")
        """),
    ])

  static func subjects(in index: RouteIndex) -> [PlacedFact<CodePattern>] {
    if index.types.redeclaresRouteTypes(of: ZIKRouterVocabulary.system) { return [] }
    return index.patterns(.declaredInitializer, .declaredInitializerOfParameter)
  }

  static func check(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> [Finding] {
    let type = TypeName.simple(pattern.fact.name.text)
    let message = "only an extension of \(type) may call this initialiser; \(advice[pattern.fact.kind]?(type) ?? "")"
    return [finding(at: pattern.site, message)]
  }

  /// The code to write instead. A generic function knows no declaration of its type parameter.
  private static let advice: [CodePattern.Kind: @Sendable (String) -> String] = [
    .declaredInitializer: { "declare the protocol there, and write \($0)<…>()" },
    .declaredInitializerOfParameter: { "take a \($0) as a parameter instead of the protocol's type" },
  ]
}
