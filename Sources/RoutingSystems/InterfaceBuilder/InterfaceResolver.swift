import Routes
import SourceModel

/// Decides whether storyboards, scenes, segues and nibs that code names are in the documents of the tree.
struct InterfaceResolver: LookUpResolver {
  private let documents: InterfaceDocuments
  private let tree: LinkedTree
  private let classNames: ClassNames
  /// The classes that override what performs segues.
  private let overriding: Set<String>

  init(_ tree: LinkedTree) {
    (self.tree, classNames) = (tree, ClassNames(tree))
    documents = InterfaceDocuments(tree.facts(of: InterfaceDocumentFact.self))
    overriding = Set(tree.productFacts(of: SegueOverride.self).map(\.fact.type))
  }

  /// The name of a class may have its module before it.
  func answers(to key: RouteKey) -> [RouteKey] {
    let others = classNames.others(of: key.name).map { RouteKey(space: key.space, owner: key.owner, name: $0) }
    return otherKeys(of: key) + others.flatMap { [$0] + otherKeys(of: $0) }
  }

  /// A file may be spelled with the suffix of a device, a scene may be in any storyboard if its own is not known, and a
  /// segue belongs to a class, its superclasses or its subclasses, whose scenes run the same code; to any class if that of
  /// the controller is not known.
  private func otherKeys(of key: RouteKey) -> [RouteKey] {
    switch key.space {
    case InterfaceSpaces.scene where key.owner == nil:
      keys(key, of: documents.storyboards(withScene: key.name))
    case InterfaceSpaces.segue:
      keys(key, of: sources(ofSegue: key))
    case InterfaceSpaces.nib:
      InterfaceName.nibs(meantBy: key.name).map { RouteKey(space: key.space, owner: key.owner, name: $0) }
    case InterfaceSpaces.storyboard:
      InterfaceName.withoutDevice(key.name).map { [RouteKey(space: key.space, owner: key.owner, name: $0)] } ?? []
    default: []
    }
  }

  /// The other classes whose scenes have a segue and may run the code that performs it.
  private func sources(ofSegue key: RouteKey) -> Set<String> {
    let sources = documents.sources(ofSegue: key.name)
    guard let owner = key.owner else { return sources }
    let others = sources.subtracting([owner])
    return others.isEmpty ? [] : others.intersection(tree.classes.relatives(of: owner))
  }

  private func keys(_ key: RouteKey, of owners: Set<String>) -> [RouteKey] {
    owners.sorted().map { RouteKey(space: key.space, owner: $0, name: key.name) }.filter { $0 != key }
  }

  func doubt(of key: RouteKey, in application: ApplicationSet) -> String? {
    switch key.space {
    case InterfaceSpaces.scene: doubtOfScene(key, application)
    case InterfaceSpaces.segue: doubtOfSegue(key) ?? tree.applications.unseenDocument(in: application)
    case InterfaceSpaces.initialScene: doubtOfInitialScene(key)
    case InterfaceSpaces.storyboard where documents.haveNib(named: key.name):
      "a launch screen may be the nib of this name"
    default: doubtOfFile(key, application)
    }
  }

  /// Without a project, nothing tells which files an application holds. A source that is not in the scan is no document, and
  /// the documents of frameworks and packages are in bundles of their own; those of pods may be copied into the application.
  private func doubtOfFile(_ key: RouteKey, _ application: ApplicationSet) -> String? {
    if key.name.contains("/") { return "the name is a path, perhaps into another bundle" }
    if tree.isDeclaredClosed { return nil }
    if tree.world.extent == .open { return "it may be outside the scan: \(tree.world.reason)" }
    if tree.applications.isEmpty { return "no project of the scan lists the resources of the application" }
    return tree.applications.unseenDocument(in: application) ?? tree.applications.unread(in: application)
      ?? tree.applications.unseenDependenciesReason
  }

  private func doubtOfScene(_ key: RouteKey, _ application: ApplicationSet) -> String? {
    // Apps instantiate scenes so, and Apple does not say whether that is supported.
    if documents.haveReference(key.name, in: key.owner) { return "a storyboard reference has this identifier" }
    guard let storyboard = key.owner else {
      if documents.all.isEmpty { return "no storyboard is in the scan" }
      return doubtOfUnread(key.name) ?? (tree.world.extent == .open ? tree.world.reason : nil)
        ?? tree.applications.unseenDocument(in: application)
    }
    let own = documents.storyboards(named: storyboard)
    if own.isEmpty { return "the storyboard '\(storyboard)' is not in the scan" }
    if own.contains(where: { $0.fact.reading.outline?.names(key.name) == true }) {
      return "Interface Builder may name a scene without an identifier so"
    }
    return doubtOfUnread(key.name, among: own)
  }

  private func doubtOfInitialScene(_ key: RouteKey) -> String? {
    let own = documents.storyboards(named: key.name)
    if own.isEmpty { return "the storyboard '\(key.name)' is not in the scan" }
    let unread = own.first { $0.fact.reading.outline == nil }
    return unread.map(doubtOfUnread)
  }

  /// The doubt of a segue whose owner is not known.
  static let unknownSource = "the class of the controller that performs it is not known"

  private func doubtOfSegue(_ key: RouteKey) -> String? {
    guard let type = key.owner else { return Self.unknownSource }
    let relatives = tree.classes.relatives(of: type)
    guard documents.haveScene(ofAny: relatives) else { return "no scene of '\(type)' is in the scan" }
    // A category on a class of Apple's replaces the method for the classes below it.
    if let overriding = overriding.intersection(relatives.union(tree.classes.ancestry(of: type).names)).min() {
      return "'\(overriding)' overrides the method that performs segues"
    }
    return tree.classes.doubt(type) ?? doubtOfUnread(key.name)
  }

  func unreadHolder(of key: RouteKey) -> String? { doubtOfUnread(key.name) }

  private func doubtOfUnread(_ name: String, among documents: [InterfaceDocuments.Document]? = nil) -> String? {
    self.documents.unread(mayContain: name, among: documents).map(doubtOfUnread)
  }

  private func doubtOfUnread(_ document: InterfaceDocuments.Document) -> String {
    "'\(document.fact.name.text)' could not be read: \(document.fact.reading.unread?.reason.rawValue ?? "")"
  }
}

extension InterfaceOutline {
  /// True if a name is the one of a scene without an identifier: `UIViewController-d1`.
  fileprivate func names(_ scene: String) -> Bool {
    controllers.contains { controller in
      guard let id = controller.id?.text, controller.identifier(.scene) == nil else { return false }
      return scene.hasSuffix("-\(id)")
    }
  }
}
