import SourceModel

/// One file as link takes it.
package struct IndexedFile: Sendable {
  package enum Origin: Hashable, Sendable {
    /// Code that an application links.
    case product
    /// Code that only tests link.
    case test
    /// Code of others inside the tree: indexed, never reported on.
    case vendored
    /// Code that an ignore file names: perhaps an application links it. Indexed, never reported on.
    case ignored

    /// Whether anybody wants to hear of mistakes in such code.
    package var isReported: Bool { self == .product || self == .test }
  }

  package var id: FileID
  package var facts: FileFacts
  package var origin: Origin
  package var linkage: Linkage

  /// Without a linkage, no project says who links the file.
  package init(id: FileID, facts: FileFacts, origin: Origin = .product, linkage: Linkage? = nil) {
    self.id = id
    self.facts = facts
    self.origin = origin
    self.linkage = linkage ?? Linkage(of: origin)
  }

  /// As the initialiser takes them.
  package mutating func move(to origin: Origin, linkage: Linkage?) {
    (self.origin, self.linkage) = (origin, linkage ?? Linkage(of: origin))
  }
}

extension IndexedFile {
  /// Whether it says anything beside its heads. Inlined, since a call in a loop over files copies each.
  @inline(__always)
  var saysMore: Bool {
    facts.isParsed || !facts.facts.isEmpty || facts.understanding != .whole || facts.library.isPart
      || facts.entryPoint != EntryPoint() || facts.macros.includesUnread || !facts.macros.defined.isEmpty
      || !facts.words.isEmpty || !facts.suppressions.isEmpty
  }

  /// Why nothing at all is known of the code of the file; nil where at least its words are.
  var unreadReason: String? {
    guard facts.language.isCode, case .skipped(let reason) = facts.understanding, facts.words.doubtful.isEmpty
    else { return nil }
    return "a file could not be read: \(reason)"
  }

  /// Whether it includes a file that nothing is known of. What others vendor, and what is ignored, does not count.
  var includesUnread: Bool { facts.macros.includesUnread && origin.isReported }

  /// Whether its code may stop the library of a system from registering all routers at launch. `words` are those of
  /// the library.
  func registersByHand(_ system: String, _ words: LaunchWords) -> Bool {
    guard origin == .product else { return false }
    return facts.facts.contains(.registryUse(system: system)) || facts.words.doubtful.containsAny(of: words.switches)
  }
}
