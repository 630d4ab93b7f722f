import SourceModel

/// A class with its superclasses, as far as they are in the scan.
package struct Ancestry: Sendable {
  package enum End: Hashable, Sendable {
    /// A class of Apple's frameworks.
    case apple(String)
    /// A class of a routing library, with all names of it and of its superclasses there.
    case library([String])
    /// A class of Swift without a superclass.
    case root
    /// Nothing is known of what follows; the text says why.
    case unknown(String)
  }

  /// The class itself first, then those of its superclasses that the tree declares.
  package var classes: [String]
  package var end: End
  /// Why the chain is perhaps another one, or goes on outside the scan.
  package var doubt: String?

  package init(classes: [String], end: End, doubt: String? = nil) {
    self.classes = classes
    self.end = end
    self.doubt = doubt
  }

  /// All classes of the chain, the one at its end included; of Apple's classes those that it perhaps inherits.
  package var names: [String] {
    switch end {
    case .apple(let name): classes + AppleClass.perhapsInherited(by: name)
    case .library(let names): classes + names + ["NSObject"]
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

  package func ancestry(of name: String) -> Ancestry {
    let lineage = lineage(of: name)
    return Ancestry(classes: lineage.classes, end: lineage.end, doubt: doubt(of: lineage))
  }

  private func doubt(of lineage: Lineage) -> String? {
    for (index, name) in lineage.classes.enumerated() {
      if let doubt = lineage.doubts[index] ?? doubtOfFiles(about: name, in: lineage.languages[index]) { return doubt }
    }
    return lineage.doubtOfEnd
  }

  /// The same as heads alone tell it.
  func lineage(of name: String) -> Lineage {
    types.heads.memory.classes.lineages(name) { readLineage(of: name) }
  }

  private func readLineage(of name: String) -> Lineage {
    var lineage = Lineage()
    var next = name
    while !isLibrary(next), let entry = entry(next) {
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
    lineage.end = end(next)
    if case .unknown = lineage.end { lineage.doubtOfEnd = "its superclass '\(next)' is not in the scan" }
    return lineage
  }

  private func end(_ name: String) -> Ancestry.End {
    if isLibrary(name) { return .library(types.heads.library.configurationClasses[name] ?? [name]) }
    return AppleClass.family(of: name) == nil ? .unknown(name) : .apple(name)
  }

  private func isLibrary(_ name: String) -> Bool {
    let library = types.heads.library
    return library.routerClasses[name] != nil || library.configurationClasses[name] != nil
  }
}
