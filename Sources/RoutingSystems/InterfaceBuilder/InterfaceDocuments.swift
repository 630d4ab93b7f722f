import Routes
import SourceModel

/// The documents of a tree, by the names that code finds them by.
struct InterfaceDocuments: Sendable {
  typealias Document = PlacedFact<InterfaceDocumentFact>

  /// In path order.
  let all: [Document]
  /// The documents of each storyboard: one, or one for each language and device.
  private let storyboards: [String: [Document]]
  private let nibs: Set<String>
  /// The storyboards that have a scene of an identifier.
  private let scenes: [String: Set<String>]
  /// The storyboards that have a reference of an identifier.
  private let references: [String: Set<String>]
  /// The sources of the segues of an identifier.
  private let segues: [String: Set<String>]
  /// The classes of the controllers of scenes.
  private let controllers: Set<String>

  init(_ all: [Document]) {
    self.all = all
    storyboards = Dictionary(grouping: all.filter { $0.fact.name.kind == .storyboard }) { $0.fact.name.text }
    nibs = Set(all.filter { $0.fact.name.kind == .nib }.map(\.fact.name.text))
    var (scenes, references) = ([String: Set<String>](), [String: Set<String>]())
    var segues: [String: Set<String>] = [:]
    var controllers: Set<String> = []
    for document in all {
      guard let outline = document.fact.reading.outline else { continue }
      for controller in outline.controllers {
        if let name = controller.className { controllers.insert(name.text) }
        if let identifier = controller.identifier(.scene) {
          scenes[identifier.text, default: []].insert(document.fact.name.text)
        }
      }
      for reference in outline.references {
        guard let identifier = reference.identifier(.scene) else { continue }
        references[identifier.text, default: []].insert(document.fact.name.text)
      }
      for segue in outline.segues {
        guard let identifier = segue.identifier else { continue }
        segues[identifier.text, default: []].insert(outline.source(of: segue, in: document.fact.name))
      }
    }
    (self.scenes, self.references, self.segues, self.controllers) = (scenes, references, segues, controllers)
  }

  func storyboards(named name: String) -> [Document] { storyboards[name] ?? [] }

  func haveNib(named name: String) -> Bool { nibs.contains(name) }

  func storyboards(withScene identifier: String) -> Set<String> { scenes[identifier] ?? [] }

  /// True if a reference in a storyboard has an identifier, in any storyboard for nil.
  func haveReference(_ identifier: String, in storyboard: String?) -> Bool {
    guard let storyboards = references[identifier] else { return false }
    return storyboard.map(storyboards.contains) ?? true
  }

  func sources(ofSegue identifier: String) -> Set<String> { segues[identifier] ?? [] }

  /// True if some scene has a controller of one of the classes.
  func haveScene(ofAny classes: Set<String>) -> Bool { !controllers.isDisjoint(with: classes) }

  /// The first document that was not read and may contain a name.
  func unread(mayContain name: String, among documents: [Document]? = nil) -> Document? {
    (documents ?? all).first { $0.fact.reading.unread?.mayContain(name) == true }
  }
}

extension InterfaceDocuments: SharedAnswer {
  init(in index: RouteIndex) { self.init(index.systemFacts(of: InterfaceDocumentFact.self)) }
}

extension RouteIndex {
  /// The documents of the app itself, not those of its tests and examples.
  var productDocuments: [PlacedFact<InterfaceDocumentFact>] {
    systemFacts(of: InterfaceDocumentFact.self).filter { origins[$0.file] == .product }
  }
}

extension InterfaceOutline {
  /// The controllers of the scenes, without references to other scenes.
  var controllers: [InterfaceObject] { sceneObjects.filter { $0.reference == nil } }

  /// The references to other scenes.
  fileprivate var references: [InterfaceObject] { sceneObjects.filter { $0.reference != nil } }

  /// The controller of each scene, or the reference in its place.
  private var sceneObjects: [InterfaceObject] { scenes.compactMap(\.controller).map { objects[$0] } }
}
