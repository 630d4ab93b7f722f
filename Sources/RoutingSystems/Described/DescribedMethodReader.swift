import Routes
import SourceModel

/// Reads the definitions of methods that register the parts of their names: `Action_pay:` of `Target_Shop`.
struct DescribedMethodReader: FactReader {
  let language: Language
  private let tables: [DescribedTable]

  /// nil if no table asks for methods.
  init?(_ tables: [DescribedTable], in language: Language) {
    self.language = language
    self.tables = tables.filter { !$0.kind.definitions.methods.isEmpty }
    if self.tables.isEmpty { return nil }
  }

  var interest: Interest {
    var interest = Interest()
    let methods = tables.flatMap(\.kind.definitions.methods)
    interest.names.methods = MethodInterest(patterns: Set(methods.map(\.pattern)))
    return interest
  }

  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact] {
    if outline.declared.classes.isEmpty { return [] }
    let classes = DefiningClasses(outline)
    return tables.flatMap { table in
      table.kind.definitions.methods.flatMap { method in
        outline.declared.classes.flatMap { facts(of: $0, method, table, classes) }
      }
    }
  }

  private func facts(
    of members: ClassMembers, _ method: SystemDescription.Method, _ table: DescribedTable, _ classes: DefiningClasses
  ) -> [Fact] {
    let (pattern, name) = (method.pattern, classes.runtimeName(of: members))
    guard let owner = pattern.type.text(in: name) else { return [] }
    func texts(_ selector: String) -> [String: String]? {
      guard let text = pattern.selector.text(in: selector) else { return nil }
      let parts = [(pattern.type.place, owner), (pattern.selector.place, text)]
      return Dictionary(parts.compactMap { place, text in place.map { ($0, text) } }) { first, _ in first }
    }
    var facts = members.selectors.compactMap { selector in
      texts(selector.text).flatMap { fact(of: selector, in: name, texts: $0, method, table, classes) }
    }
    if classes.mayHaveMore(members), pattern.type.place == SystemDescription.Method.key {
      facts.append(open(owner, at: members.place, table))
    }
    return facts
  }

  private func fact(
    of selector: Spelling, in owner: String, texts: [String: String], _ method: SystemDescription.Method,
    _ table: DescribedTable,
    _ classes: DefiningClasses
  ) -> Fact? {
    guard let key = texts[SystemDescription.Method.key] else { return nil }
    let qualifier = method.takesAnyQualifier ? RouteKey.anyQualifier : texts[SystemDescription.Method.qualifier]
    var fact = registration(key, qualifier, at: selector.range, table)
    fact.registrant = owner
    fact.destination = classes.returned(at: selector.range)
    // Nobody who writes `f(label:)` means the name `fWithLabel`.
    fact.isImplied = classes.hasLabel(at: selector.range) || method.takesAnyQualifier
    return .textRegistration(fact)
  }

  /// A class that inherits methods, or has some of a macro, may register its name with any qualifier.
  private func open(_ key: String, at place: SourceRange, _ table: DescribedTable) -> Fact {
    var fact = registration(key, RouteKey.anyQualifier, at: place, table)
    fact.isImplied = true
    return .textRegistration(fact)
  }

  private func registration(
    _ key: String, _ qualifier: String?, at place: SourceRange, _ table: DescribedTable
  ) -> Fact.TextRegistration {
    Fact.TextRegistration(
      value: Spelling(text: key, range: place), origin: .constant(nil), qualifier: qualifier, spaces: [table.space],
      form: .method, method: place,
      call: RegisteringCall(
        registrar: .library(table.space.family), isOnCurrent: false, function: place, conditions: []))
  }
}
