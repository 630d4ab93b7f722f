import SourceModel

/// A class with its superclasses, as far as they are in the scan.
struct Ancestry: Sendable {
  enum End: Hashable, Sendable {
    /// A class of Apple's frameworks.
    case apple(String)
    /// A class of the routing library.
    case library(String)
    /// A class of Swift without a superclass.
    case root
    /// Nothing is known of what follows; the text says why.
    case unknown(String)
  }

  /// The class itself first, then those of its superclasses that the tree declares.
  var classes: [String]
  var end: End
  /// Why the chain is perhaps another one, or goes on outside the scan.
  var doubt: String?

  /// All classes of the chain, the one at its end included; of Apple's classes those that it perhaps inherits.
  var names: [String] {
    switch end {
    case .apple(let name): classes + AppleClass.perhapsInherited(by: name)
    case .library(let name): classes + (Dialects.vocabulary.configurationClasses[name] ?? [name]) + ["NSObject"]
    case .root, .unknown: classes
    }
  }
}

/// A chain of superclasses as heads alone tell it.
struct Lineage: Sendable {
  /// The names of the classes that the tree declares, and of each why it is perhaps not known whole.
  var classes: [String] = []
  var doubts: [String?] = []
  var languages: [Language] = []
  var end = Ancestry.End.root
  /// Why the chain perhaps goes on in another way.
  var doubtOfEnd: String?
}

extension ClassTable {
  /// Longer chains of superclasses are nobody's.
  private static let longestChain = 64

  func ancestry(of name: String) -> Ancestry {
    let lineage = types.heads.memory.lineages(name) { self.lineage(of: name) }
    return Ancestry(classes: lineage.classes, end: lineage.end, doubt: doubt(of: lineage))
  }

  private func doubt(of lineage: Lineage) -> String? {
    for (index, name) in lineage.classes.enumerated() {
      if let doubt = lineage.doubts[index] ?? doubtOfFiles(about: name, in: lineage.languages[index]) { return doubt }
    }
    return lineage.doubtOfEnd
  }

  private func lineage(of name: String) -> Lineage {
    var lineage = Lineage()
    var next = name
    while !Self.isLibrary(next), let entry = entry(next) {
      guard lineage.classes.count < Self.longestChain, !lineage.classes.contains(next) else {
        (lineage.end, lineage.doubtOfEnd) = (.unknown(""), "'\(name)' has too many superclasses")
        return lineage
      }
      lineage.classes.append(next)
      lineage.doubts.append(doubtOfHeads(of: next, entry))
      lineage.languages.append(entry.language)
      switch parent(of: next) {
      case .none: return lineage
      case .unclear(let text):
        (lineage.end, lineage.doubtOfEnd) = (.unknown(text), "'\(text)' depends on build conditions")
        return lineage
      case .named(let parent): next = parent
      }
    }
    lineage.end = Self.end(next)
    if case .unknown = lineage.end { lineage.doubtOfEnd = "its superclass '\(next)' is not in the scan" }
    return lineage
  }

  private static func end(_ name: String) -> Ancestry.End {
    if isLibrary(name) { return .library(name) }
    return AppleClass.family(of: name) == nil ? .unknown(name) : .apple(name)
  }

  private static func isLibrary(_ name: String) -> Bool {
    Dialects.vocabulary.routerClasses[name] != nil || Dialects.vocabulary.configurationClasses[name] != nil
  }
}
