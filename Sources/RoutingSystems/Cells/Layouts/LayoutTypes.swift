import Routes
import SourceModel

/// The types of a tree that may be layouts, or views that build themselves by one, as heads alone show them.
struct LayoutTypes {
  /// The protocols that the parameter of a generic view conforms to.
  private(set) var protocols: Set<String> = []
  /// Those that they inherit. Many types that are not layouts may adopt one of them: they are read where another name has
  /// a file parsed.
  private(set) var ancestors: Set<String> = []
  /// The generic views with such a parameter.
  private(set) var hosts: Set<String> = []
  /// The types that adopt such a protocol, and their subclasses.
  private(set) var layouts: Set<String> = []
  /// The classes that inherit such a view with an argument.
  private(set) var adapters: Set<String> = []

  private var isAdoptedByViews = false

  /// nil for a tree without generic views whose parameter conforms to a protocol of the tree, and where only views adopt
  /// such a protocol: a view that holds other views is made of no layout.
  init?(_ heads: NamedHeads) {
    heads.forEach(where: Self.mayBeHost) { note($0, heads) }
    if protocols.isEmpty { return nil }
    addLayouts(heads)
    if layouts.isEmpty, isAdoptedByViews { return nil }
    for name in hosts {
      heads.forEach(adopting: name) { head, _ in
        if head.kind == .class { adapters.insert(head.lastName) }
      }
    }
  }

  private static func mayBeHost(_ head: UnsafePointer<TypeHead>) -> Bool {
    head.pointee.kind == .class && !head.pointee.generics.isEmpty && !head.pointee.requirements.isEmpty
  }

  private mutating func note(_ host: TypeHead, _ heads: NamedHeads) {
    let bounds = host.requirements.filter { $0.relation == .conformance && host.generics.contains($0.left.text) }
      .flatMap { TypeName($0.right.text)?.paths.compactMap(\.last) ?? [] }
      .filter { heads.isDeclared($0, as: .protocol) }
    guard !bounds.isEmpty, heads.isView(host) else { return }
    hosts.insert(host.lastName)
    protocols.formUnion(bounds)
    for name in bounds { ancestors.formUnion(heads.inheritedProtocols(of: name)) }
  }

  /// A class may adopt a protocol by its superclass.
  private mutating func addLayouts(_ heads: NamedHeads) {
    var isNew = true
    while isNew {
      isNew = false
      let adopted = protocols.union(layouts)
      heads.forEach(where: { head in
        head.pointee.kind != .typealias
          && head.pointee.inherited.contains { adopted.contains(TypeName.simple($0.text)) }
      }) { head in
        guard head.kind != .protocol, !head.isLocal else { return }
        if heads.isView(head) { return isAdoptedByViews = true }
        isNew = layouts.insert(head.lastName).inserted || isNew
      }
    }
  }

  /// The word by which a layout takes the view.
  static let label = "on"

  var interest: Interest {
    let types = protocols.union(hosts).union(layouts).union(adapters)
    var interest = Interest(triggers: types, types: hosts)
    interest.names.bodies.add(
      MethodBodies(types: types.union(ancestors), propertyTypes: layouts), for: CellSpaces.system)
    return interest
  }
}

extension NamedHeads {
  /// Only a hostile tree has a longer chain.
  private static let mostInherited = 64

  fileprivate func isDeclared(_ name: String, as kind: TypeHead.Kind) -> Bool {
    contains(declaring: name) { head, _ in head.kind == kind && !head.isLocal }
  }

  /// True for a class that inherits a view of UIKit's or AppKit's.
  fileprivate func isView(_ head: TypeHead) -> Bool {
    var next = head.inherited.first.map { TypeName.simple($0.text) }
    for _ in 0..<Self.mostInherited {
      guard let name = next else { return false }
      if AppleClass.family(of: name) == .view { return true }
      next = nil
      forEach(declaring: name) { head, _ in
        if head.kind == .class { next = head.inherited.first.map { TypeName.simple($0.text) } }
      }
    }
    return false
  }

  /// A protocol with those that it inherits and the tree declares.
  fileprivate func inheritedProtocols(of name: String) -> [String] {
    var (found, next): ([String], Int) = ([name], 0)
    while next < found.count, next < Self.mostInherited {
      forEach(declaring: found[next]) { head, _ in
        guard head.kind == .protocol else { return }
        for parent in head.inherited.map({ TypeName.simple($0.text) })
        where !found.contains(parent) && isDeclared(parent, as: .protocol) {
          found.append(parent)
        }
      }
      next += 1
    }
    return found
  }
}
