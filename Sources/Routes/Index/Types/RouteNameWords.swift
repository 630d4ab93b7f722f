import SourceModel

/// The names by which code may speak of a routable protocol or a routable class, as type heads alone tell them.
///
/// Whoever registers one in Objective-C spells one of them, so a file without any registers nothing.
enum RouteNameWords {
  static func names(_ heads: NamedHeads) -> Set<String> {
    let types = TypeTable(heads)
    let protocols = ProtocolTable(heads)
    var names: Set<String> = []
    protocols.forEachRooted { head, _ in names.formUnion(Self.names(of: head)) }
    for name in declared(in: heads, types) {
      heads.forEach(declaring: name) { head, _ in
        if head.kind == .protocol { names.formUnion(Self.names(of: head)) }
      }
    }
    var classes: Set<String> = []
    protocols.forEachMarked { head, _ in classes.insert(TypeName.simple(head.name.text)) }
    names.formUnion(heads.names.all(of: classes).flatMap(TypeName.words))
    return types.aliases(for: names.sorted())
  }

  /// In both languages.
  private static func names(of head: TypeHead) -> [String] {
    [TypeName.simple(head.name.text)] + TypeName.words(head.foreignName ?? "")
  }

  /// What `extension Route where Protocol == P` declares, or `extension PlayerRoute` of an alias.
  private static func declared(in heads: NamedHeads, _ types: TypeTable) -> Set<String> {
    var words: Set<String> = []
    heads.forEach(adopting: "Protocol") { head, _ in
      guard head.kind == .extension else { return }
      for side in head.requirements where side.left.text == "Protocol" || side.right.text == "Protocol" {
        words.formUnion(TypeName.words(side.left.text + " " + side.right.text))
      }
    }
    let extended = types.aliases(for: heads.library.routeTypes.spaces.keys.sorted())
    words.formUnion(extended.filter { heads.contains(declaring: $0) { head, _ in head.kind == .extension } })
    return types.reachable(from: words)
  }
}
