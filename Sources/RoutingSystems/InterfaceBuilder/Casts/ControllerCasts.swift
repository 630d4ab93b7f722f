import Routes
import SourceModel

/// The casts of controllers in all files, and the documents that the controllers are in.
struct ControllerCasts: SharedAnswer {
  /// By the place of the look-up or the comparison.
  let bySite: [Site: [ControllerCast]]
  private let documents: InterfaceDocuments
  /// The documents with a segue of an identifier.
  private let segues: [String: [InterfaceDocuments.Document]]
  /// True if every storyboard was read.
  private let isWhole: Bool

  init(in index: RouteIndex) {
    bySite = Dictionary(
      grouping: index.systemFacts(of: ControllerCast.self), by: { Site(file: $0.file, range: $0.fact.lookUp) }
    ).mapValues { $0.map(\.fact) }
    let documents = index.answer(InterfaceDocuments.self)
    self.documents = documents
    segues = documents.all.reduce(into: [:]) { segues, document in
      let identifiers = document.fact.reading.outline?.segues.compactMap { $0.identifier?.text } ?? []
      for identifier in Set(identifiers) { segues[identifier, default: []].append(document) }
    }
    isWhole = documents.all.allSatisfy { $0.fact.reading.outline != nil || $0.fact.name.kind != .storyboard }
  }

  /// The place of the look-up or the comparison that a cast belongs to.
  func lookUp(ofCastAt site: Site) -> Site? {
    bySite.first { $0.key.file == site.file && $0.value.contains { $0.type.range == site.range } }?.key
  }

  /// The classes of the controllers that a look-up of a scene may give. nil if one of them is not known, and if there is
  /// none.
  func controllers(ofScene key: RouteKey, in index: RouteIndex) -> [ControllerClass]? {
    let isInitial = key.space == InterfaceSpaces.initialScene
    let name = isInitial ? key.name : key.owner
    return controllers(in: name.map(documents.storyboards) ?? documents.all, index) { outline, _ in
      isInitial
        ? [outline.controllerOfInitialScene.flatMap { $0.reference == nil ? $0 : nil }]
        : outline.controllers.filter { $0.identifier(.scene)?.text == key.name }
    }
  }

  /// The same of the destinations of a segue. A method that makes the destination decides its class.
  func controllers(ofSegue key: RouteKey, in index: RouteIndex) -> [ControllerClass]? {
    guard let owner = key.owner, isWhole else { return nil }
    let sources = index.classes.relatives(of: owner)
    return controllers(in: segues[key.name] ?? [], index) { outline, name in
      outline.segues.filter { $0.identifier?.text == key.name && sources.contains(outline.source(of: $0, in: name)) }
        .map { outline.target(of: $0) }
    }
  }

  /// The same of all segues that the code of a class may be given. Code may make the controller of a scene without a custom
  /// class, and a class that is not known may be a subclass.
  func controllers(ofSeguesFrom type: String, in index: RouteIndex) -> [ControllerClass]? {
    let sources = index.classes.relatives(of: type)
    var hasOwn = false
    let controllers = controllers(in: documents.all, index) { outline, name in
      outline.segues.filter { segue in
        let source = outline.source(of: segue, in: name)
        guard outline.prepares(segue), sources.contains(source) || index.classes.doubt(source) != nil else {
          return false
        }
        hasOwn = hasOwn || sources.contains(source)
        return true
      }.map { outline.target(of: $0) }
    }
    return hasOwn ? controllers : nil
  }

  /// The classes of the controllers that are chosen in each document; nil stands for one that is not known.
  private func controllers(
    in searched: [InterfaceDocuments.Document], _ index: RouteIndex,
    chosenBy choose: (InterfaceOutline, InterfaceName) -> [InterfaceObject?]
  ) -> [ControllerClass]? {
    guard searched.allSatisfy({ $0.fact.reading.outline != nil || $0.fact.name.kind != .storyboard }) else {
      return nil
    }
    let controllers = searched.flatMap { document -> [ControllerClass?] in
      guard let outline = document.fact.reading.outline else { return [] }
      return choose(outline, document.fact.name).flatMap { controller in
        controller.map { classes(of: $0, in: document, outline, index) } ?? [nil]
      }
    }
    return controllers.isEmpty || controllers.contains { $0 == nil } ? nil : controllers.compactMap(\.self)
  }

  /// The class of a controller, or of the one that a reference leads to, in each variant of its storyboard. nil stands for
  /// one that is not known.
  private func classes(
    of object: InterfaceObject, in document: InterfaceDocuments.Document, _ outline: InterfaceOutline,
    _ index: RouteIndex
  ) -> [ControllerClass?] {
    guard let reference = object.reference else {
      return [ControllerClass(of: object, on: outline.document.platform, in: index)]
    }
    let targets = documents.targets(of: reference, in: document.fact.name)
    if targets.isEmpty { return [nil] }
    return targets.map { target in
      target.flatMap { ControllerClass(of: $0.controller, on: $0.outline.document.platform, in: index) }
    }
  }
}

extension ClassTable {
  /// The class itself, its superclasses and its subclasses: their scenes run the same code.
  func relatives(of type: String) -> Set<String> {
    heirs(of: type).union(ancestry(of: type).classes).union([type])
  }
}

extension InterfaceOutline {
  /// False for the children of a container in UIKit, which are there before any code runs.
  fileprivate func prepares(_ segue: InterfaceSegue) -> Bool {
    segue.kind != "relationship" || document.platform == .macOS
  }

  /// The controller that a segue leads to, or the reference to it. nil if a method makes it.
  fileprivate func target(of segue: InterfaceSegue) -> InterfaceObject? {
    segue.creationSelector == nil ? segue.destination?.object.map { objects[$0] } : nil
  }
}
