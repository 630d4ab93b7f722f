import SourceModel

/// The protocols of a tree that inherit one of the library's, directly or not, by simple name.
struct ProtocolTable: Sendable {
  private var kinds: [String: Set<RouteKind>] = [:]
  private var marks: [String: RouteFamily] = [:]

  init(_ files: [IndexedFile], vocabulary: Vocabulary) {
    let heirs = Self.heirs(files)
    for (root, kind) in vocabulary.roots {
      for name in NameGraph.reached(from: [root], { heirs[$0] ?? [] }) { kinds[name, default: []].insert(kind) }
    }
    for (mark, family) in vocabulary.destinationMarks.sorted(by: { $0.key > $1.key }) {
      for name in NameGraph.reached(from: [mark], { heirs[$0] ?? [] }) { marks[name] = family }
    }
  }

  /// The kinds whose roots a protocol inherits.
  func kinds(of head: TypeHead) -> Set<RouteKind> {
    names(inheritedBy: head).reduce(into: []) { $0.formUnion(kinds[$1] ?? []) }
  }

  /// The family whose mark a class or an extension adopts.
  func destinationFamily(of head: TypeHead) -> RouteFamily? {
    names(inheritedBy: head).lazy.compactMap { marks[$0] }.first
  }

  private func names(inheritedBy head: TypeHead) -> [String] {
    head.inherited.flatMap { TypeName.simpleNames($0.text) }
  }

  /// The protocols that inherit a protocol, and the aliases that stand for it.
  private static func heirs(_ files: [IndexedFile]) -> [String: [String]] {
    var heirs: [String: [String]] = [:]
    for file in files {
      for head in file.facts.heads where !head.isLocal {
        guard head.kind == .protocol || head.kind == .typealias else { continue }
        for parent in head.inherited + (head.aliased.map { [$0] } ?? []) {
          for name in TypeName.simpleNames(parent.text) { heirs[name, default: []].append(head.name.text) }
        }
      }
    }
    return heirs
  }
}
