import Routes
import SourceModel

/// What the types of a tree inherit, adopt and stand for, as their heads show it.
struct TypeRelations {
  private let types: TypeTable

  init(_ types: TypeTable) { self.types = types }

  /// Only a hostile tree has a type that reaches more.
  private static let mostReached = 256

  /// The type, its superclasses, and the protocols and aliases of all of them, by simple name, the nearest first.
  func reached(from name: String) -> [String] { Self.reached(from: name, parents(of:)) }

  /// The same for each of the names.
  func reached(fromEach names: Set<String>) -> [String: [String]] {
    var known: [String: [String]] = [:]
    func parents(of name: String) -> [String] {
      if let parents = known[name] { return parents }
      let parents = self.parents(of: name)
      known[name] = parents
      return parents
    }
    return names.reduce(into: [:]) { $0[$1] = Self.reached(from: $1, parents) }
  }

  private static func reached(from name: String, _ parents: (String) -> [String]) -> [String] {
    var (reached, next): ([String], Int) = ([name], 0)
    var seen: Set = [name]
    while next < reached.count, next < mostReached {
      for parent in parents(reached[next]) where seen.insert(parent).inserted { reached.append(parent) }
      next += 1
    }
    return reached
  }

  /// What heads of a name inherit, or stand for.
  private func parents(of name: String) -> [String] {
    var parents: [String] = []
    types.heads.forEach(declaring: name) { head, _ in
      parents += (head.inherited + [head.aliased].compactMap(\.self)).flatMap { Self.members(of: $0.text) }
    }
    return parents
  }

  /// The members of a composition, by simple name.
  private static func members(of spelling: String) -> [String] {
    TypeName(spelling)?.paths.compactMap(\.last) ?? [TypeName.simple(spelling)]
  }

  func isDeclared(_ name: String) -> Bool { !types.heads.isUndeclared(name) }

  func isProtocol(_ name: String) -> Bool { head(of: name)?.head.kind == .protocol }

  /// True for a protocol that only classes adopt.
  func isOfClasses(_ name: String) -> Bool {
    let reached = reached(from: name)
    return reached.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
      || reached.contains { head(of: $0)?.head.attributes.contains(.objectiveC) == true }
  }

  /// The declaration of a type, with its file.
  func head(of name: String) -> (head: TypeHead, file: FileID)? {
    var found: (head: TypeHead, file: FileID)?
    types.heads.forEach(declaring: name) { head, file in
      if found == nil, head.kind != .extension, !head.isLocal { found = (head, file.id) }
    }
    return found
  }

  func isClass(_ name: String) -> Bool { types.declaresClass(name) }

  /// True if the tree declares several types of the name, so that it is not known which one code means.
  func isAmbiguous(_ name: String) -> Bool {
    var count = 0
    types.heads.forEach(declaring: name) { head, _ in
      if head.kind != .extension, !head.isLocal { count += 1 }
    }
    return count > 1
  }

  /// The number of bodies of a type: its declaration and its extensions.
  func bodyCount(of name: String) -> Int {
    var count = 0
    types.heads.forEach(declaring: name) { _, _ in count += 1 }
    return count
  }

  /// What a type inherits from nowhere in a tree.
  private static let roots: Set = ["AnyObject", "NSObject", "NSObjectProtocol", "class"]

  /// The first superclass or protocol that neither the tree declares nor is one of these; nil if there is none.
  func unseenParent(of name: String) -> String? {
    reached(from: name).first { !Self.roots.contains($0) && types.heads.isUndeclared($0) }
  }

  /// True for a class of the tree that is a view controller.
  func isController(_ name: String) -> Bool {
    isClass(name) && reached(from: name).contains { AppleClass.family(of: $0) == .viewController }
  }
}

extension NamedHeads {
  fileprivate func isUndeclared(_ name: String) -> Bool { !contains(declaring: name) { _, _ in true } }
}
