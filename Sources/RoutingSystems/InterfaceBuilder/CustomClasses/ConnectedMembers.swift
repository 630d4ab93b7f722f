import Routes
import SourceModel

/// Finds the members that documents name in the classes that declare them, and the classes.
struct ConnectedMembers {
  private let index: RouteIndex
  /// The classes that a class inherits from, itself first, by name.
  private var lineages: [String: [String]] = [:]

  init(in index: RouteIndex) { self.index = index }

  mutating func members(of document: PlacedFact<InterfaceDocumentFact>) -> [NamedMember] {
    guard let outline = document.fact.reading.outline else { return [] }
    var members: [NamedMember] = []
    for use in MemberUse.all(in: outline) {
      guard let type = document.connectedClass(of: use.object, in: index) else { continue }
      members += self.members(use.name.text, use.kind, of: type.name, at: document.site(of: use.name))
    }
    members += outline.objects.compactMap { customClass(of: $0, in: document) }
    return members + outline.unwindActions.compactMap { unwind($0.text, at: document.site(of: $0)) }
      + outline.responderActions.compactMap { response($0.text, at: document.site(of: $0)) }
  }

  private func customClass(of object: InterfaceObject, in document: PlacedFact<InterfaceDocumentFact>) -> NamedMember? {
    guard let spelling = object.className, let type = document.connectedClass(of: object, in: index)?.name else {
      return nil
    }
    let places = index.classes.sites(of: type)
    guard !places.isEmpty else { return nil }
    return NamedMember(
      MemberName(type: nil, name: type, kind: .class), at: document.site(of: spelling), declarations: places)
  }

  /// One for each class of the lineage that declares it, or one of the class itself if none does.
  private mutating func members(
    _ name: String, _ kind: MemberSearch.Kind, of type: String, at site: Site
  ) -> [NamedMember] {
    let declared = lineage(of: type).compactMap { type -> NamedMember? in
      let places = index.members.places(of: name, kind, in: type)
      return places.isEmpty ? nil : NamedMember(kind.member(name, of: type), at: site, declarations: places)
    }
    guard declared.isEmpty, !kind.ofApple.contains(name) else { return declared }
    return [NamedMember(kind.member(name, of: type), at: site, declarations: [])]
  }

  /// Any class may have the method that an unwind segue leads back by.
  private func unwind(_ selector: String, at site: Site) -> NamedMember? {
    let methods = index.members.methods(selector)
    if methods.isEmpty, AppleMembers.actions.contains(selector) { return nil }
    return NamedMember(MemberSearch.Kind.action.member(selector, of: nil), at: site, declarations: methods)
  }

  /// Any class may answer to an action of the first responder. A method without a mark may have its name by chance.
  private func response(_ selector: String, at site: Site) -> NamedMember? {
    let methods = index.members.actions(selector)
    if methods.isEmpty { return nil }
    return NamedMember(MemberSearch.Kind.action.member(selector, of: nil), at: site, declarations: methods)
  }

  private mutating func lineage(of type: String) -> [String] {
    if let known = lineages[type] { return known }
    let lineage = index.lineage(of: type)
    lineages[type] = lineage
    return lineage
  }
}

extension InterfaceOutline {
  /// The selectors that controls send to the first responder, but for those that Apple's classes answer to.
  var responderActions: [Spelling] {
    connections.filter { connection in
      connection.kind == .action && connection.target?.object.map { objects[$0].role } == .firstResponder
        && !AppleMembers.actions.contains(connection.name.text)
    }.map(\.name)
  }
}

extension MemberSearch.Kind {
  fileprivate func member(_ name: String, of type: String?) -> MemberName {
    MemberName(type: type, name: name, kind: self == .outlet ? .property : .method)
  }

  fileprivate var ofApple: Set<String> { self == .outlet ? AppleMembers.outlets : AppleMembers.actions }
}

extension InterfaceBuilder {
  package func members(in index: RouteIndex) -> [NamedMember] {
    var search = ConnectedMembers(in: index)
    return index.systemFacts(of: InterfaceDocumentFact.self).flatMap { search.members(of: $0) }
  }
}
