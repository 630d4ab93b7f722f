import Routes
import SourceModel

/// An extension that makes every protocol routable.
enum UnconstrainedRoutableExtension: Rule {
  static let description = RuleDescription(
    id: "unconstrained-routable-extension",
    severity: .error,
    summary: "An extension of `RoutableView` or a similar type adds an initialiser for any protocol.",
    rationale: """
      "Never add extension for RoutableView without generic constraint and expose its initializer" \
      (ViewRouter.Routable.swift:43): with such an initialiser the compiler accepts every \
      protocol, routable or not. `where Protocol: Q` is not a sufficient constraint; the library \
      takes the initialiser for the declaration of a protocol that nothing registers.
      """,
    examples: [
      RuleDescription.Example(
        "Without a constraint",
        """
        //- Routes.swift
        extension RoutableView {
          //      ^^^^^^^^^^^^ unconstrained-routable-extension
          init(named name: String) { self.init(declaredTypeName: name) }
        }
        """),
      RuleDescription.Example(
        "For everything that inherits a protocol",
        """
        //- Routes.swift
        extension RoutableService where Protocol: Clock {
          //      ^^^^^^^^^^^^^^^ unconstrained-routable-extension
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "Constrained to one protocol",
        """
        //- Routes.swift
        extension RoutableView where Protocol == EditorInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        extension RoutableService<Clock> {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        """),
      RuleDescription.Example(
        "Without an initialiser, or with a private one",
        """
        //- Routes.swift
        extension RoutableView {
          func open() { Router.perform(to: self, path: .push(from: self)) }
          private init(named name: String) { self.init(declaredTypeName: name) }
        }
        fileprivate extension RoutableService {
          init(named name: String) { self.init(declaredTypeName: name) }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [PlacedFact<CodePattern>] {
    if index.types.redeclaresRouteTypes(of: ZIKRouterVocabulary.system) { return [] }
    return index.patterns(.openExtension)
  }

  static func check(_ pattern: PlacedFact<CodePattern>, in index: RouteIndex) -> [Finding] {
    let name = TypeName.simple(pattern.fact.name.text)
    return [
      finding(
        at: pattern.site,
        "this extension makes every protocol a \(name); add 'where Protocol == …', or make the initialiser private")
    ]
  }
}
