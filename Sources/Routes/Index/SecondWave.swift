import SourceModel

/// The names that a tree builds from the dialects' names: aliases of types of interest, router classes, and for
/// Objective-C routable protocols and macros.
///
/// It depends on what a skim finds, which does not depend on trigger words, so one second wave is enough.
package struct SecondWave {
  /// With the declared names of classes.
  private let heads: [[TypeHead]]
  private let names: ClassNames
  private let macros: [Macro]
  private let routers: RouterTable

  /// `heads` are those of each file, with its language.
  package init(heads: [(language: Language, heads: [TypeHead])], macros: [Macro] = []) {
    let file = FileID(rawValue: 0)
    let names = ClassNames(heads)
    let heads = heads.map { names.renamed($0.heads, in: $0.language) }
    (self.heads, self.names, self.macros) = (heads, names, macros)
    routers = RouterTable(heads: heads.lazy.map { (file, $0) }, vocabulary: Dialects.vocabulary)
  }

  /// The interest of a language's dialects, widened by what all heads of the workspace declare, and all macros define.
  package func interest(_ base: Interest, in language: Language) -> Interest {
    var interest = language == .objectiveC ? base.reading(macros) : base
    let routerNames = names.all(of: routers.entries.keys)
    interest.types.formUnion(routerNames)
    interest.triggers.formUnion(routerNames)
    interest.aliases = Self.aliases(of: base.types.union(base.triggers).union(["Router"]), heads)
    interest.types.formUnion(interest.aliases.keys)
    interest.triggers.formUnion(interest.aliases.keys)
    guard language == .objectiveC else { return interest }
    // A macro may make a registration of a name, in a file without any word of the library.
    interest.triggers.formUnion(RoutableNames.names(heads, classes: names, vocabulary: Dialects.vocabulary))
    return interest
  }

  /// Alias name to what it stands for, also through other aliases. Its arguments are left out where the alias hands its
  /// only parameter on, and empty (`RoutableView<>`) where nothing simple can be said of them.
  private static func aliases(of names: Set<String>, _ heads: [[TypeHead]]) -> [String: String] {
    var direct: [String: [String]] = [:]
    var users: [String: [String]] = [:]
    for head in heads.joined() where head.kind == .typealias && !head.isLocal && !names.contains(head.name.text) {
      guard let target = target(of: head) else { continue }
      let simple = TypeName.simple(target)
      if names.contains(simple) {
        direct[target, default: []].append(head.name.text)
      } else {
        users[simple, default: []].append(head.name.text)
      }
    }
    var ends: [String: Set<String>] = [:]
    for (target, aliases) in direct { spread(target, to: aliases, users, &ends) }
    return ends.compactMapValues(meaning)
  }

  /// Notes `target` for the aliases and for all that use them.
  private static func spread(
    _ target: String, to aliases: [String], _ users: [String: [String]], _ ends: inout [String: Set<String>]
  ) {
    var pending = aliases
    while let name = pending.popLast() {
      guard ends[name, default: []].insert(target).inserted else { continue }
      pending += users[name] ?? []
    }
  }

  /// With several ends, the arguments are unknown.
  private static func meaning(of ends: Set<String>) -> String? {
    guard let first = ends.min() else { return nil }
    return ends.count == 1 ? first : TypeName.withoutGenerics(first) + "<>"
  }

  private static func target(of head: TypeHead) -> String? {
    guard let aliased = head.aliased?.text else { return nil }
    guard let parameter = head.generics.first else { return aliased }
    let plain = TypeName.withoutGenerics(aliased)
    return head.generics.count == 1 && TypeName.genericArgument(aliased) == parameter ? plain : plain + "<>"
  }
}
