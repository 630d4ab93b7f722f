import SourceModel

/// Which protocols inherit which, by simple name.
struct ProtocolTable: Sendable {
  private let parents: [String: Set<String>]

  init(_ files: [IndexedFile]) {
    var parents: [String: Set<String>] = [:]
    for file in files {
      for head in file.facts.heads where head.kind == .protocol && !head.isLocal {
        parents[head.name.text, default: []].formUnion(head.inherited.map { TypeName.simple($0.text) })
      }
    }
    self.parents = parents
  }

  /// All protocols that a list of inherited names reaches, itself included.
  func ancestors(of names: some Sequence<String>) -> Set<String> {
    var reached: Set<String> = []
    var pending = Array(names)
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      pending.append(contentsOf: parents[name] ?? [])
    }
    return reached
  }

  func ancestors(of head: TypeHead) -> Set<String> {
    ancestors(of: head.inherited.map { TypeName.simple($0.text) })
  }
}
