import SourceModel

/// The instance members of the classes that systems ask for, and of extensions of classes outside the tree.
package struct MemberTable: Sendable {
  private struct Body: Sendable {
    let file: FileID
    let members: ClassMembers
    /// True if its file was understood.
    let isUnderstood: Bool

    func site(of name: Spelling) -> Site { Site(file: file, range: name.range) }
    var place: Site { Site(file: file, range: members.place) }
  }

  /// A method of any class.
  private struct Method: Sendable {
    let type: String
    let site: Site
    let isAction: Bool
  }

  private var classes: [String: [Body]] = [:]
  /// Of other classes, the methods that files ask for.
  private var others: [String: [Body]] = [:]
  /// By selector. Few trees ask for it.
  private let methodsOfAny = Once<[String: [Method]]>()
  /// By class.
  private let byName = Memo<String, MembersByName>()

  init(_ files: [IndexedFile] = []) {
    for file in files {
      for case .members(let fact) in file.facts.facts { insert(fact, file) }
    }
  }

  private mutating func insert(_ fact: ClassMembers, _ file: IndexedFile) {
    let body = Body(file: file.id, members: fact, isUnderstood: file.facts.understanding == .whole)
    let name = TypeName.simple(fact.type)
    if fact.isSelection {
      others[name, default: []].append(body)
    } else {
      classes[name, default: []].append(body)
    }
  }

  /// The places where the bodies of a class itself declare a property.
  package func properties(_ name: String, of type: String) -> [Site] { byName(type).properties[name] ?? [] }

  /// The places where the bodies of a class itself declare or implement a method.
  package func selectors(_ name: String, of type: String) -> [Site] { byName(type).selectors[name] ?? [] }

  /// A document may name hundreds of the members of a class.
  private func byName(_ type: String) -> MembersByName {
    byName(type) {
      var members = MembersByName()
      for body in classes[type] ?? [] {
        for name in body.members.properties { members.properties[name.text, default: []].append(body.site(of: name)) }
        for name in body.members.selectors { members.selectors[name.text, default: []].append(body.site(of: name)) }
        members.hidden.formUnion(body.members.hidden.map { Site(file: body.file, range: $0) })
      }
      return members
    }
  }

  /// True if nothing at a place where a class declares a member shows the member to Objective-C.
  package func isHidden(_ member: Site, in type: String) -> Bool {
    byName(type).hidden.contains(member)
  }

  /// The places where any class has a method, in no order. Only the selectors that files ask for are searched everywhere.
  package func methods(_ selector: String) -> [Site] { methodsOfAny(selector).map(\.site) }

  /// The names of the types that have a method, sorted.
  package func types(withMethod selector: String) -> [String] { Set(methodsOfAny(selector).map(\.type)).sorted() }

  /// The same places, of methods that are marked as actions.
  package func actions(_ selector: String) -> [Site] { methodsOfAny(selector).filter(\.isAction).map(\.site) }

  private func methodsOfAny(_ selector: String) -> [Method] {
    let all = methodsOfAny {
      var methods: [String: [Method]] = [:]
      for (type, bodies) in [others, classes].joined() {
        let actions = Set(bodies.flatMap { $0.members.marked[.action] ?? [] })
        for body in bodies {
          for name in body.members.selectors {
            methods[name.text, default: []].append(
              Method(type: type, site: body.site(of: name), isAction: actions.contains(name.text)))
          }
        }
      }
      return methods
    }
    return all[selector] ?? []
  }

  /// True if a class itself has a method that files ask for, or a property with such a getter.
  package func hasMethod(_ selector: String, in type: String) -> Bool {
    if !properties(selector, of: type).isEmpty || !selectors(selector, of: type).isEmpty { return true }
    return others[type]?.contains { $0.members.selectors.contains { $0.text == selector } } == true
  }

  /// The names of the members of a class itself that have a mark, sorted. A method goes by its selector.
  package func names(_ mark: InterfaceMark, of type: String) -> [String] {
    Set((classes[type] ?? []).flatMap { $0.members.marked[mark] ?? [] }).sorted()
  }

  /// The names of the properties of a class itself, sorted.
  package func properties(of type: String) -> [String] { byName(type).properties.keys.sorted() }

  /// The selectors of a class itself, sorted: of a method with two spellings, the one that it probably has.
  package func selectors(of type: String) -> [String] {
    let selectors = (classes[type] ?? []).flatMap { body in
      let all = body.members.selectors
      return all.indices.filter { $0 == 0 || all[$0 - 1].range != all[$0].range }.map { all[$0].text }
    }
    return Set(selectors).sorted()
  }

  /// The same with all spellings of each, in no order.
  package func possibleSelectors(of type: String) -> [String] { Array(byName(type).selectors.keys) }

  /// The types with members, sorted.
  package var types: [String] { classes.keys.sorted() }

  /// True if every body of a class was read, and nothing in them may declare other members. `isIgnored` tells the files
  /// whose bodies do not count.
  package func isWhole(
    _ type: String, in types: TypeTable, besides isIgnored: (FileID) -> Bool = { _ in false }
  ) -> Bool {
    guard let known = classes[type],
      known.allSatisfy({ $0.members.isWhole && $0.isUnderstood || isIgnored($0.file) })
    else { return false }
    let places = Set(known.map(\.place))
    return !types.heads.contains(declaring: type) { head, file in
      head.isClassOrExtension && !places.contains(Site(file: file.id, range: head.name.range)) && !isIgnored(file.id)
    }
  }
}

/// The members of one class, in all of its bodies.
private struct MembersByName: Sendable {
  var properties: [String: [Site]] = [:]
  var selectors: [String: [Site]] = [:]
  /// The members that nothing shows to Objective-C.
  var hidden: Set<Site> = []
}
