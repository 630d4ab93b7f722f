import SourceModel

/// The instance members of the classes that systems ask for, and of extensions of classes outside the tree.
package struct MemberTable: Sendable {
  private struct Class: Sendable {
    var properties: [String: [Site]] = [:]
    var selectors: [String: [Site]] = [:]
    var marked: [InterfaceMark: Set<String>] = [:]
    /// The places of the members that nothing in their bodies shows to Objective-C.
    var hidden: Set<Site> = []
    /// The places of the bodies that were read.
    var bodies: Set<Site> = []
    var isWhole = true

    mutating func insert(_ fact: ClassMembers, _ file: IndexedFile) {
      for name in fact.properties { properties[name.text, default: []].append(file.site(of: name)) }
      for name in fact.selectors { selectors[name.text, default: []].append(file.site(of: name)) }
      marked.merge(fact.marked) { $0.union($1) }
      hidden.formUnion(fact.hidden.map { Site(file: file.id, range: $0) })
      bodies.insert(Site(file: file.id, range: fact.place))
      if !fact.isWhole || file.facts.understanding != .whole { isWhole = false }
    }
  }

  private var classes: [String: Class] = [:]
  /// Of other classes, the methods that files ask for.
  private var others: [String: Class] = [:]

  init(_ files: [IndexedFile] = []) {
    for file in files {
      for case .members(let fact) in file.facts.facts { insert(fact, file) }
    }
  }

  private mutating func insert(_ fact: ClassMembers, _ file: IndexedFile) {
    let name = TypeName.simple(fact.type)
    if fact.isSelection {
      others[name, default: Class()].insert(fact, file)
    } else {
      classes[name, default: Class()].insert(fact, file)
    }
  }

  /// The places where the bodies of a class itself declare a property.
  package func properties(_ name: String, of type: String) -> [Site] { classes[type]?.properties[name] ?? [] }

  /// The places where the bodies of a class itself declare or implement a method.
  package func selectors(_ name: String, of type: String) -> [Site] { classes[type]?.selectors[name] ?? [] }

  /// True if nothing at a place where a class declares a member shows the member to Objective-C.
  package func isHidden(_ member: Site, in type: String) -> Bool { classes[type]?.hidden.contains(member) == true }

  /// The places where any class has a method, in no order. Only the selectors that files ask for are searched everywhere.
  package func methods(_ selector: String) -> [Site] {
    [others, classes].flatMap { $0.values.flatMap { $0.selectors[selector] ?? [] } }
  }

  /// The names of the types that have a method, sorted.
  package func types(withMethod selector: String) -> [String] {
    Set([others, classes].flatMap { $0.filter { $1.selectors[selector] != nil }.keys }).sorted()
  }

  /// The same places, of methods that are marked as actions.
  package func actions(_ selector: String) -> [Site] {
    let types = [others, classes].flatMap { $0.values.filter { $0.marked[.action]?.contains(selector) == true } }
    return types.flatMap { $0.selectors[selector] ?? [] }
  }

  /// True if a class itself has a method that files ask for.
  package func hasMethod(_ selector: String, in type: String) -> Bool {
    [others, classes].contains { $0[type]?.selectors[selector] != nil }
  }

  /// The names of the members of a class itself that have a mark, sorted. A method goes by its selector.
  package func names(_ mark: InterfaceMark, of type: String) -> [String] {
    classes[type]?.marked[mark]?.sorted() ?? []
  }

  /// The names of the properties of a class itself, sorted.
  package func properties(of type: String) -> [String] { classes[type]?.properties.keys.sorted() ?? [] }

  /// The selectors of a class itself, sorted.
  package func selectors(of type: String) -> [String] { classes[type]?.selectors.keys.sorted() ?? [] }

  /// The types with members, sorted.
  package var types: [String] { classes.keys.sorted() }

  /// True if every body of a class was read, and nothing in them may declare other members.
  package func isWhole(_ type: String, in types: TypeTable) -> Bool {
    guard let known = classes[type], known.isWhole else { return false }
    return !types.heads.contains(declaring: type) { head, file in
      (head.kind == .class || head.kind == .extension)
        && !known.bodies.contains(Site(file: file.id, range: head.name.range))
    }
  }
}

extension IndexedFile {
  fileprivate func site(of name: Spelling) -> Site { Site(file: id, range: name.range) }
}
