import Routes
import SourceModel

/// Reads where a file names configurators and stories.
struct MentionReader {
  private let outline: SourceOutline
  /// The names of configurators and stories.
  private let types: Set<String>
  private let uses: UsesInFile

  init(_ outline: SourceOutline, _ types: Set<String>, _ uses: UsesInFile) {
    (self.outline, self.types, self.uses) = (outline, types, uses)
  }

  /// The first mention of each type by code outside it.
  var mentions: [ArchMention] {
    let own = Set(outline.heads.map(\.name.range))
    let all = places.filter { name, scope in
      types.contains(TypeName.simple(name.text)) && !own.contains(name.range)
        && outline.typeNames(around: scope).last.map(TypeName.simple) != TypeName.simple(name.text)
    }
    let open = Set(all.map(\.name).filter { !uses.ofMembers.contains($0.range) }.map { TypeName.simple($0.text) })
    var seen: Set<String> = []
    return all.compactMap { name, _ in
      let type = TypeName.simple(name.text)
      guard seen.insert(type).inserted else { return nil }
      return ArchMention(type: type, isOpen: open.contains(type), implied: uses.implied, place: name.range)
    }
  }

  private var places: [(name: Spelling, scope: Int)] {
    outline.calls.map { ($0.callee, $0.scope) } + outline.typeUses.map { ($0.name, $0.scope) }
      + outline.metatypes.map { ($0.name, $0.scope) }
  }
}
