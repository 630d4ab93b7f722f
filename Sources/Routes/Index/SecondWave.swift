import SourceModel

/// The names that a tree builds from the dialects' names: aliases of types of interest, and router classes.
///
/// It depends on type heads only, which do not depend on trigger words, so one second wave is enough.
package enum SecondWave {
  /// The interest of a language's dialects, widened by what all heads of the workspace declare.
  package static func interest(_ base: Interest, heads: some Sequence<[TypeHead]>) -> Interest {
    let heads = Array(heads)
    let file = FileID(rawValue: 0)
    let routers = RouterTable(heads: heads.map { (file, $0) }, vocabulary: Dialects.vocabulary)
    var interest = base
    interest.types.formUnion(routers.entries.keys)
    interest.triggers.formUnion(routers.entries.keys)
    interest.aliases = aliases(of: base.types.union(base.triggers).union(["Router"]), heads)
    interest.types.formUnion(interest.aliases.keys)
    interest.triggers.formUnion(interest.aliases.keys)
    return interest
  }

  /// Alias name to what it stands for; `RoutableView<P>` keeps its argument where the alias has no parameter.
  private static func aliases(of names: Set<String>, _ heads: [[TypeHead]]) -> [String: String] {
    var direct: [String: String] = [:]
    for head in heads.joined() where head.kind == .typealias && !head.isLocal {
      guard let aliased = head.aliased?.text, !names.contains(head.name.text) else { continue }
      let target = head.generics.isEmpty ? aliased : TypeName.withoutGenerics(aliased)
      direct[head.name.text] = direct[head.name.text].map { min($0, target) } ?? target
    }
    var result: [String: String] = [:]
    for name in direct.keys {
      result[name] = end(of: name, direct, names)
    }
    return result
  }

  /// Follows a chain of aliases to a name of interest.
  private static func end(of name: String, _ direct: [String: String], _ names: Set<String>) -> String? {
    var seen: Set<String> = []
    var current = name
    while seen.insert(current).inserted, let target = direct[current] {
      let simple = TypeName.simple(target)
      if names.contains(simple) { return target }
      current = simple
    }
    return nil
  }
}
