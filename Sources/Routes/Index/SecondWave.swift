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

  /// Alias name to what it stands for. Its arguments are left out where the alias hands its only parameter on, and empty
  /// (`RoutableView<>`) where nothing simple can be said of them.
  private static func aliases(of names: Set<String>, _ heads: [[TypeHead]]) -> [String: String] {
    var targets: [String: Set<String>] = [:]
    for head in heads.joined() where head.kind == .typealias && !head.isLocal && !names.contains(head.name.text) {
      guard let target = target(of: head) else { continue }
      targets[head.name.text, default: []].insert(target)
    }
    var result: [String: String] = [:]
    for name in targets.keys {
      result[name] = end(of: name, targets, names)
    }
    return result
  }

  private static func target(of head: TypeHead) -> String? {
    guard let aliased = head.aliased?.text else { return nil }
    guard let parameter = head.generics.first else { return aliased }
    let plain = TypeName.withoutGenerics(aliased)
    return head.generics.count == 1 && TypeName.genericArgument(aliased) == parameter ? plain : plain + "<>"
  }

  /// The type of interest that chains of aliases lead to; with several of them, its arguments are unknown.
  private static func end(of name: String, _ targets: [String: Set<String>], _ names: Set<String>) -> String? {
    var seen: Set<String> = []
    var pending = [name]
    var ends: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for target in targets[next] ?? [] {
        let simple = TypeName.simple(target)
        if names.contains(simple) { ends.insert(target) } else { pending.append(simple) }
      }
    }
    guard let first = ends.min() else { return nil }
    return ends.count == 1 ? first : TypeName.withoutGenerics(first) + "<>"
  }
}
