import Routes
import SourceModel

/// A router class that an application registers by hand, if the library does not.
package struct ManualRouter: Hashable, Sendable {
  /// In the order of registration.
  package enum Group: Int, Hashable, Sendable, CaseIterable {
    case viewRouters, serviceRouters, adapters
  }

  /// The simple name of the class in the language that declares it.
  package let name: String
  /// The first declaration that the application links.
  package let declared: Site
  package let group: Group
  package let language: Language
  /// The reason why the library might not register the class, as a clause; nil if it certainly
  /// registers it.
  package let doubt: String?
  /// The class in Swift, with the types around it: `Notes.EditorRouter`.
  let swiftName: String
  /// The conditions of each declaration that the application links, without duplicates. One empty
  /// stack if some declaration is always compiled.
  let conditions: [ConditionStack]
  /// The targets that compile the declaration. Empty if no project lists it.
  let targets: [String]
  /// The narrowest access of the class and of the types around it.
  let access: TypeHead.Access
  let isGeneric: Bool
  /// True if the class, or a type around it, has `@available(…)`.
  let hasAvailability: Bool

  /// Returns nil if none of the applications links a declaration of the class or, if `isCertain` is
  /// false, if none of them may link one.
  init?(_ check: LaunchCheck, in applications: ApplicationSet, isCertain: Bool = true, of index: RouteIndex) {
    func isLinked(_ file: FileID) -> Bool {
      let linkage = index.linkages[file]
      return !((isCertain ? linkage?.certain : linkage?.possible) ?? []).isDisjoint(with: applications)
    }
    let heads = index.heads(ofClass: check.router.name).filter { isLinked($0.site.file) }
    let implementations = index.methods.implementations(of: check.router.name)
    guard let first = heads.first, implementations.isEmpty || implementations.contains(where: isLinked) else {
      return nil
    }
    (name, declared, language) = (check.router.name, first.site, first.language)
    group = check.router.traits.isAdapter ? .adapters : check.router.family == .view ? .viewRouters : .serviceRouters
    doubt = check.doubtOfClass(in: index)
    (isGeneric, targets) = (check.router.traits.isGeneric, index.linkages[first.site.file]?.targets ?? [])
    let scope = TypeName.flattened(first.head.scope)
    let simple = first.language == .swift ? name : first.head.foreignName ?? name
    swiftName = SwiftName.spelled((scope + [simple]).joined(separator: "."))
    let enclosing = scope.flatMap { index.declarations(of: $0, near: first.site.file) }
    access = ([first.head] + enclosing).map(\.access).min { $0.rank < $1.rank } ?? .internal
    hasAvailability = ([first.head] + enclosing).contains { $0.attributes.contains(.availability) }
    let stacks = heads.map(\.head.conditions)
    conditions = stacks.contains([]) ? [[]] : Set(stacks).sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension RouteIndex {
  /// The declarations of a class outside functions, in path order.
  fileprivate func heads(ofClass name: String) -> [(head: TypeHead, site: Site, language: Language)] {
    var found: [(head: TypeHead, site: Site, language: Language)] = []
    types.heads.forEach(declaring: name) { head, file in
      guard head.kind == .class, !head.isLocal, !head.conditions.isNeverCompiled else { return }
      found.append((head, Site(file: file.id, range: head.name.range), file.language))
    }
    return found
  }

  /// The declarations of a type outside functions, and its extensions in one file.
  fileprivate func declarations(of type: String, near file: FileID) -> [TypeHead] {
    var found: [TypeHead] = []
    types.heads.forEach(declaring: type) { head, place in
      if !head.isLocal, head.kind != .extension || place.id == file { found.append(head) }
    }
    return found
  }
}

extension TypeHead.Access {
  /// Lower is narrower.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
