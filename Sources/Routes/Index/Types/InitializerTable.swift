import SourceModel

/// The initialisers of classes of Swift, and whether `[[C alloc] init]` makes one.
package struct InitializerTable: Sendable {
  private var initializers: [String: [Fact.Initializer]] = [:]
  /// The files of Swift whose bodies were read whole.
  private var read: Set<FileID> = []

  init(_ files: [IndexedFile] = []) {
    for file in files {
      for case .initializer(let fact) in file.facts.facts { initializers[fact.type, default: []].append(fact) }
      let isRead = file.facts.isParsed && file.facts.understanding == .whole && file.facts.language == .swift
      if isRead { read.insert(file.id) }
    }
  }

  /// The class of a chain whose own initialisers hide the one that the library calls; nil where none certainly does.
  ///
  /// A class with a designated initialiser of its own inherits none, and traps where one of those is called.
  package func hidingClass(in ancestry: Ancestry, of types: TypeTable) -> String? {
    guard case .apple(let end) = ancestry.end, let labels = Self.called[end] else { return nil }
    for name in ancestry.classes {
      if !isSeen(name, types) || !types.aliases(spelling: name).isEmpty { return nil }
      let own = initializers[name] ?? []
      if own.contains(where: { $0.labels.isEmpty || $0.labels == labels || !$0.conditions.isEmpty }) { return nil }
      if own.contains(where: { !$0.isConvenience }) { return name }
    }
    return nil
  }

  /// Whether all bodies of a class are in files that were read.
  private func isSeen(_ name: String, _ types: TypeTable) -> Bool {
    !types.heads.contains(declaring: name) { head, file in
      head.isClassOrExtension && !read.contains(file.id)
    }
  }

  /// What `init` of Apple's classes calls in its turn.
  private static let called: [String: [String]] = [
    "NSObject": [], "UIView": ["frame"], "NSView": ["frame"], "UIViewController": ["nibName", "bundle"],
    "NSViewController": ["nibName", "bundle"],
  ]
}
