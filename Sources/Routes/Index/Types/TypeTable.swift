import SourceModel

/// The types and aliases that a tree declares, outside function bodies.
struct TypeTable: Sendable {
  struct Alias: Hashable, Sendable {
    var scope: [String]
    var expansion: String
    var file: FileID
    var isGeneric: Bool
    var isFilePrivate: Bool
  }

  private(set) var aliases: [String: [Alias]] = [:]
  /// Names of protocols, with the names that they have in Objective-C.
  private(set) var protocols: [String: Set<String>] = [:]
  /// Names of classes, structures, enumerations and actors.
  private(set) var nominals: Set<String> = []

  init(_ files: [IndexedFile]) {
    for file in files {
      for head in file.facts.heads where !head.isLocal { insert(head, in: file.id) }
    }
  }

  private mutating func insert(_ head: TypeHead, in file: FileID) {
    let name = head.name.text
    switch head.kind {
    case .typealias:
      guard let aliased = head.aliased else { return }
      aliases[name, default: []].append(
        Alias(
          scope: TypeName.flattened(head.scope), expansion: aliased.text, file: file,
          isGeneric: !head.generics.isEmpty,
          isFilePrivate: head.access == .private || head.access == .fileprivate))
    case .protocol:
      protocols[name, default: []].formUnion(head.foreignName.map { [$0] } ?? [])
    case .class, .struct, .enum, .actor:
      nominals.insert(name)
    case .extension:
      break
    }
  }

  func isDeclared(_ name: String) -> Bool {
    protocols[name] != nil || nominals.contains(name)
  }
}
