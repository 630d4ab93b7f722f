import Routes
import SourceModel

/// Questions about an outline that several readers of facts ask.
struct OutlineReader {
  let outline: SourceOutline
  let aliases: [String: String]
  let functions: RoutingFunctions
  let genericAliases: [TypeHead]
  let chains: CallChains
  let namedCalls: NamedFunctionCalls
  /// By the variable's name, in source order.
  let bindings: [String: [Binding]]
  /// The type parameters of all scopes.
  private let generics: Set<String>

  init(outline: SourceOutline, aliases: [String: String], functions: RoutingFunctions) {
    self.outline = outline
    self.aliases = aliases
    self.functions = functions
    genericAliases = outline.heads.filter { $0.kind == .typealias && !$0.generics.isEmpty }
    chains = CallChains(outline.calls)
    namedCalls = NamedFunctionCalls(outline)
    bindings = Dictionary(grouping: outline.bindings, by: \.name)
    generics = Set(outline.scopes.flatMap(\.generics))
  }

  /// The library's name for a type that the tree may have renamed.
  func original(_ name: String) -> String {
    aliases[name].map(TypeName.simple) ?? name
  }

  /// The name of the innermost function around a call; nil for the one that the library calls. A call in a closure, an
  /// accessor or an initial value has its own range: nothing tells when it runs.
  func function(around call: Call) -> SourceRange? {
    let isHook = outline.scopes.indices.contains(call.scope) && isHook(outline.scopes[call.scope])
    return isHook && !call.isDeferred ? nil : outline.function(around: call)
  }

  private func isHook(_ scope: Scope) -> Bool {
    // Objective-C has no word for an override.
    let isOverride = scope.modifiers.isOverride || outline.language == .objectiveC
    return scope.kind == .function(name: ZIKRouterVocabulary.registrationHook) && scope.modifiers.isStatic && isOverride
      && scope.parameterLabels.isEmpty
  }

  /// True if a type name begins with a type parameter of a scope or of one around it.
  func isGenericParameter(_ name: String, in scope: Int) -> Bool {
    let first = TypeName.first(name)
    if generics.contains(first), outline.isTypeParameter(first, in: scope) {
      return true
    }
    guard first == "Protocol" || first == "Self" else { return false }
    guard let type = outline.enclosingType(of: scope) else { return false }
    return routableKind(of: type.name.text) != nil
  }

  func call(_ index: Int) -> Call? { outline.call(index) }
}
