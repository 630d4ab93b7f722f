import Routes
import SourceModel

/// A generic class with its arguments that code registers: `register(SheetCell<PosterSheet>.self,
/// …)`.
struct RegisteredGeneric: SystemFact {
  /// The name of the method.
  let method: SourceRange
  var type: Spelling
  /// The types around it, outermost first.
  var scope: [String]

  var place: SourceRange { method }

  /// nil for another class, and for one whose arguments are type parameters of the code around.
  init?(_ type: Spelling, by method: SourceRange, at scope: Int, in outline: SourceOutline) {
    let arguments = SpelledType(type.text).arguments
    let parameters = outline.scopes(from: scope).flatMap(\.generics)
    guard !arguments.isEmpty, !arguments.contains(where: parameters.contains) else { return nil }
    (self.method, self.type, self.scope) = (method, type, outline.typeNames(around: scope))
  }

  func renamed(_ rename: (String) -> String) -> RegisteredGeneric {
    var generic = self
    (generic.type, generic.scope) = (type.renamed(rename), scope.map(rename))
    return generic
  }
}

/// The full names of the generic classes that code registers, by the place of the method.
struct RegisteredGenerics: SharedAnswer {
  private let names: [Site: String]

  init(in index: RouteIndex) {
    let found = index.systemFacts(of: RegisteredGeneric.self).compactMap { placed -> (Site, String)? in
      let name = index.types.printedName(
        of: placed.fact.type.text, scope: placed.fact.scope, file: placed.file, in: .swift)
      return name.map { (placed.site, $0) }
    }
    names = Dictionary(found) { first, _ in first }
  }

  /// nil for another class, and where an argument is not certain.
  subscript(method: Site) -> String? { names[method] }
}

extension RouteIndex {
  /// The full name of the generic class that a class without parameters inherits:
  /// `SheetCell<PosterSheet>`.
  func genericParent(of type: String) -> (name: String, full: String)? {
    guard let (head, file) = TypeRelations(types).head(of: type), head.kind == .class, head.generics.isEmpty,
      let parent = head.inherited.first,
      let full = types.printedName(
        of: parent.text, scope: head.scope + [head.name.text], file: file, in: .swift), full.hasSuffix(">"),
      let name = classes.name(of: parent.text, scope: head.scope, file: file)
    else { return nil }
    return (name, full)
  }
}
