import SourceModel

/// The names by which code may speak of a routable protocol or a routable class, as type heads alone tell them.
///
/// Whoever registers one in Objective-C spells one of them, so a file without any registers nothing.
enum RoutableNames {
  static func names(
    _ heads: [[TypeHead]], classes classNames: ClassNames, vocabulary: Vocabulary
  ) -> Set<String> {
    let file = FileID(rawValue: 0)
    let table = ProtocolTable(heads: heads.map { (file, $0) }, vocabulary: vocabulary)
    var expansions: [String: [String]] = [:]
    var aliases: [String: [String]] = [:]
    var extended: Set<String> = []
    for head in heads.joined() {
      if head.kind == .extension { extended.formUnion(names(inExtension: head)) }
      for word in TypeName.words(head.aliased?.text ?? "") {
        expansions[head.name.text, default: []].append(word)
        aliases[word, default: []].append(head.name.text)
      }
    }
    let declared = NameGraph.reached(from: extended) { expansions[$0] ?? [] }
    let protocols = heads.joined().filter { head in
      head.kind == .protocol && (names(of: head).contains(where: declared.contains) || !table.kinds(of: head).isEmpty)
    }
    let classes = heads.joined().filter { $0.kind != .protocol && !table.destinationFamilies(of: $0).isEmpty }
    let classWords = classNames.all(of: classes.map { TypeName.simple($0.name.text) }).flatMap(TypeName.words)
    return NameGraph.reached(from: protocols.flatMap(names(of:)) + classWords) { aliases[$0] ?? [] }
  }

  /// In both languages.
  private static func names(of head: TypeHead) -> [String] {
    [TypeName.simple(head.name.text)] + TypeName.words(head.foreignName ?? "")
  }

  /// What `extension RoutableView where Protocol == P` declares, or `extension PlayerRoute` of an alias.
  private static func names(inExtension head: TypeHead) -> [String] {
    let requirements = head.requirements.filter { $0.left.text == "Protocol" || $0.right.text == "Protocol" }
    return TypeName.words(head.name.text) + requirements.flatMap { TypeName.words($0.left.text + " " + $0.right.text) }
  }
}
