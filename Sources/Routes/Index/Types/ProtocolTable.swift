import SourceModel

/// The protocols of a tree, and which of them inherit one of the library's, directly or not, by simple name.
struct ProtocolTable: Sendable {
  /// In path order.
  private(set) var definitions: [String: [ProtocolDefinition]] = [:]
  private var kinds: [String: Set<RouteKind>] = [:]
  private var marks: [String: Set<RouteFamily>] = [:]

  init() {}

  init(heads: some Sequence<(file: FileID, heads: [TypeHead])>, vocabulary: Vocabulary) {
    let heirs = Self.heirs(heads)
    for (root, kind) in vocabulary.roots {
      for name in NameGraph.reached(from: [root], { heirs[$0] ?? [] }) { kinds[name, default: []].insert(kind) }
    }
    for (mark, family) in vocabulary.destinationMarks {
      for name in NameGraph.reached(from: [mark], { heirs[$0] ?? [] }) { marks[name, default: []].insert(family) }
    }
    for (file, heads) in heads {
      for head in heads where head.kind == .protocol && !head.isLocal {
        definitions[head.name.text, default: []].append(definition(head, in: file))
      }
    }
  }

  /// The kinds whose roots a protocol inherits.
  func kinds(of head: TypeHead) -> Set<RouteKind> {
    names(inheritedBy: head).reduce(into: []) { $0.formUnion(kinds[$1] ?? []) }
  }

  /// The families whose marks a class or an extension adopts.
  func destinationFamilies(of head: TypeHead) -> Set<RouteFamily> {
    names(inheritedBy: head).reduce(into: []) { $0.formUnion(marks[$1] ?? []) }
  }

  /// The names of all protocols that one inherits, as far as the tree declares them.
  func ancestors(of definition: ProtocolDefinition) -> Set<String> {
    NameGraph.reached(from: definition.parents) { name in (definitions[name] ?? []).flatMap(\.parents) }
  }

  private func definition(_ head: TypeHead, in file: FileID) -> ProtocolDefinition {
    ProtocolDefinition(
      site: Site(file: file, range: head.name.range), name: head.name.text, scope: head.scope, access: head.access,
      isObjectiveC: head.attributes.contains(.objectiveC), parents: names(inheritedBy: head), kinds: kinds(of: head),
      conditions: head.conditions, isExpanded: head.attributes.contains(.custom))
  }

  private func names(inheritedBy head: TypeHead) -> [String] {
    head.inherited.flatMap { TypeName.simpleNames($0.text) }
  }

  /// The protocols that inherit a protocol, and the aliases that stand for it.
  private static func heirs(_ heads: some Sequence<(file: FileID, heads: [TypeHead])>) -> [String: [String]] {
    var heirs: [String: [String]] = [:]
    for head in heads.lazy.flatMap(\.heads) where !head.isLocal && (head.kind == .protocol || head.kind == .typealias) {
      for parent in head.inherited + (head.aliased.map { [$0] } ?? []) {
        for name in TypeName.simpleNames(parent.text) { heirs[name, default: []].append(head.name.text) }
      }
    }
    return heirs
  }
}
