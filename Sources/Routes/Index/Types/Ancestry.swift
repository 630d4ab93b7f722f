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

extension ClassTable {
  /// Longer chains of superclasses are nobody's.
  private static let longestChain = 64

  func ancestry(of name: String) -> Ancestry {
    ancestries(name) { chain(from: name) }
  }

  private func chain(from name: String) -> Ancestry {
    var classes: [String] = []
    var doubt: String?
    var next = name
    while !Self.isLibrary(next), let entry = entry(next) {
      guard classes.count < Self.longestChain, !classes.contains(next) else {
        return Ancestry(classes: classes, end: .unknown(""), doubt: "'\(name)' has very many superclasses")
      }
      classes.append(next)
      doubt = doubt ?? self.doubt(next)
      switch entry.parent {
      case .none: return Ancestry(classes: classes, end: .root, doubt: doubt)
      case .unclear(let text):
        return Ancestry(classes: classes, end: .unknown(text), doubt: doubt ?? "'\(text)' depends on the build")
      case .named(let parent): next = parent
      }
    }
    let end = Self.end(next)
    if case .unknown = end { doubt = doubt ?? "its superclass '\(next)' is not in the scan" }
    return Ancestry(classes: classes, end: end, doubt: doubt)
  }

  private static func end(_ name: String) -> Ancestry.End {
    if isLibrary(name) { return .library(name) }
    return AppleClass.family(of: name) == nil ? .unknown(name) : .apple(name)
  }

  private static func isLibrary(_ name: String) -> Bool {
    Dialects.vocabulary.routerClasses[name] != nil || Dialects.vocabulary.configurationClasses[name] != nil
  }
}
