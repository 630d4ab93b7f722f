import SourceModel

/// The protocols of a tree, and which of them inherit one of the library's, directly or not, by simple name.
package struct ProtocolTable: Sendable {
  private let heads: NamedHeads
  private var kinds: [String: Set<RouteSpace>] = [:]
  private var marks: [String: Set<RouteFamily>] = [:]

  init(_ heads: NamedHeads = NamedHeads()) {
    self.heads = heads
    for (root, kind) in heads.library.roots {
      for name in NameGraph.reached(from: [root], heirs(of:)) { kinds[name, default: []].insert(kind) }
    }
    for (mark, family) in heads.library.destinationMarks {
      for name in NameGraph.reached(from: [mark], heirs(of:)) { marks[name, default: []].insert(family) }
    }
  }

  /// In path order.
  package func definitions(named name: String) -> [ProtocolDefinition] {
    var definitions: [ProtocolDefinition] = []
    heads.forEach(declaring: name) { head, file in
      if head.kind == .protocol, !head.isLocal { definitions.append(definition(head, in: file.id)) }
    }
    return definitions
  }

  /// Those that inherit a root, by name and in path order.
  package var rooted: [ProtocolDefinition] {
    kinds.keys.sorted().flatMap(definitions(named:)).filter { !$0.kinds.isEmpty }
  }

  /// The kinds whose roots a protocol inherits.
  func kinds(of head: TypeHead) -> Set<RouteSpace> {
    head.inheritedNames.reduce(into: []) { $0.formUnion(kinds[$1] ?? []) }
  }

  /// The families whose marks a class or an extension adopts.
  func destinationFamilies(of head: TypeHead) -> Set<RouteFamily> {
    head.inheritedNames.reduce(into: []) { $0.formUnion(marks[$1] ?? []) }
  }

  /// The protocols that inherit a root, by file and in source order.
  var rootedHeads: [FileID: [TypeHead]] {
    var heads: [FileID: [TypeHead]] = [:]
    forEachRooted { head, file in heads[file.id, default: []].append(head) }
    return heads.mapValues { $0.sorted { $0.name.range < $1.name.range } }
  }

  func forEachRooted(_ body: (TypeHead, HeadTable.File) -> Void) {
    for name in kinds.keys.sorted() {
      heads.forEach(declaring: name) { head, file in
        if head.kind == .protocol, !head.isLocal, !kinds(of: head).isEmpty { body(head, file) }
      }
    }
  }

  /// The classes and extensions that adopt a mark, each once for every way.
  func forEachMarked(_ body: (TypeHead, HeadTable.File) -> Void) {
    for name in marks.keys.sorted() {
      heads.forEach(adopting: name) { head, file in
        if head.kind != .protocol, head.inheritedNames.contains(name) { body(head, file) }
      }
    }
  }

  /// The names of all protocols that one inherits, as far as the tree declares them.
  package func ancestors(of definition: ProtocolDefinition) -> Set<String> {
    NameGraph.reached(from: definition.parents) { definitions(named: $0).flatMap(\.parents) }
  }

  private func definition(_ head: TypeHead, in file: FileID) -> ProtocolDefinition {
    ProtocolDefinition(
      site: Site(file: file, range: head.name.range), name: head.name.text, scope: head.scope, access: head.access,
      isObjectiveC: head.attributes.contains(.objectiveC), parents: head.inheritedNames, kinds: kinds(of: head),
      conditions: head.conditions, isExpanded: head.attributes.contains(.custom))
  }

  /// The protocols that inherit a protocol, and the aliases that stand for it.
  private func heirs(of name: String) -> [String] {
    var heirs: [String] = []
    heads.forEach(meaning: name) { head, _ in
      guard !head.isLocal, head.kind == .protocol || head.kind == .typealias else { return }
      if (head.inheritedNames + head.aliasedNames).contains(name) { heirs.append(head.name.text) }
    }
    return heirs
  }
}
