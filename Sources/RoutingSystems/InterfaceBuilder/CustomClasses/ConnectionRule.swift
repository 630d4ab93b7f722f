import Routes
import SourceModel

/// A rule about connections whose names code declares.
protocol ConnectionRule: Rule where Subject == PlacedFact<InterfaceDocumentFact> {
  /// The connections of a document that name a member of an object.
  static func uses(in outline: InterfaceOutline) -> [MemberUse]
  /// The attribute that shows such a member of Swift to the runtime.
  static var mark: String { get }
  /// True if AppKit logs that the member is missing and goes on, where UIKit raises an exception.
  static var isLoggedByAppKit: Bool { get }
  /// True if the elements without a class of their own are checked, too.
  static var includesPlainElements: Bool { get }
  /// The reason why a class of a document may have any member: a clause.
  static func doubt(about document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> String?
}

/// The name of a member in a document, and the object that must have it.
struct MemberUse {
  let name: Spelling
  let kind: MemberSearch.Kind
  let object: InterfaceObject
  /// The reason why the member may not be needed: a clause.
  var doubt: String?
  /// True if nothing uses the connection as long as no code changes the object that it belongs to.
  var isInert = false

  /// The uses that some rule checks.
  static func all(in outline: InterfaceOutline) -> [MemberUse] { rules.flatMap { $0.uses(in: outline) } }

  /// These rules.
  static let rules: [any ConnectionRule.Type] = [
    BrokenAction.self, BrokenOutlet.self, BrokenRuntimeAttribute.self, BrokenSegueAction.self,
  ]
}

extension ConnectionRule {
  static var isLoggedByAppKit: Bool { false }

  static var includesPlainElements: Bool { false }

  static func subjects(in index: RouteIndex) -> [PlacedFact<InterfaceDocumentFact>] { index.productDocuments }

  static func doubt(about _: PlacedFact<InterfaceDocumentFact>, in _: RouteIndex) -> String? { nil }

  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> [Finding] {
    guard let outline = document.fact.reading.outline else { return [] }
    var searches: [ConnectedClass: MemberSearch?] = [:]
    let isLogged = isLoggedByAppKit && outline.document.platform == .macOS
    let unseen = document.unseenCode(in: index)
    return uses(in: outline).compactMap { use in
      let plain = includesPlainElements ? document.plainClass(of: use.object) : nil
      guard let type = plain ?? document.connectedClass(of: use.object, in: index) else { return nil }
      let search = searches[type] ?? MemberSearch(type, in: index)
      searches[type] = .some(search)
      guard let search, let missing = search.missing(use.name.text, use.kind, mark: mark) else { return nil }
      let doubt = doubt(about: use, of: type, in: document, index)
      var finding = finding(at: document.site(of: use.name), "'\(type.name)' \(missing)", doubt: doubt)
        .limited(by: unseen ?? document.idleness(of: use, in: index))
      if isLogged || search.mayHaveVendored { finding.limit = .warning }
      finding.related += search.places(of: use.name.text, use.kind).map {
        Finding.Related(site: $0, message: "declared here")
      }
      return finding
    }
  }

  /// The reason why a member may not be needed, or may be there: a clause.
  private static func doubt(
    about use: MemberUse, of type: ConnectedClass, in document: PlacedFact<InterfaceDocumentFact>, _ index: RouteIndex
  ) -> String? {
    use.doubt ?? type.doubt ?? document.doubt(of: use.object)
      ?? doubtOfSubclasses(of: type, having: use, in: document, index)
      ?? document.doubtOfLaunchScreen(in: index) ?? doubt(about: document, in: index)
      ?? document.doubtOfExtensions(declaring: use.name.text, in: index)
  }

  /// The reason why a controller may have a member that its class lacks: a creator of
  /// `instantiateViewController(identifier:creator:)` or an `@IBSegueAction` may return an object of a subclass, and
  /// `object_setClass` turns one into that.
  private static func doubtOfSubclasses(
    of type: ConnectedClass, having use: MemberUse, in document: PlacedFact<InterfaceDocumentFact>, _ index: RouteIndex
  ) -> String? {
    guard document.isController(use.object) else { return nil }
    return index.classes.subclasses(of: type.name).sorted()
      .first { subclass in
        index.members.places(of: use.name.text, use.kind, in: subclass).contains { index.origins[$0.file] != .test }
      }
      .map { "the subclass '\($0)' has it" }
  }
}

extension PlacedFact<InterfaceDocumentFact> {
  /// The clause that an application with the document compiles a file that is not in the scan, which may extend any class;
  /// nil if none does.
  fileprivate func unseenCode(in index: RouteIndex) -> String? {
    index.unseenSource(from: site)
  }

  /// The reason why no run may meet a connection: a clause.
  fileprivate func idleness(of use: MemberUse, in index: RouteIndex) -> String? {
    use.isInert ? "nothing is seen to send it" : leftOver(scene: use.object.scene, in: index)
  }

  /// Whether an object is the controller of its scene.
  fileprivate func isController(_ object: InterfaceObject) -> Bool {
    guard let outline = fact.reading.outline, let scene = object.scene,
      let controller = outline.scenes[scene].controller
    else { return false }
    return outline.objects[controller] == object
  }

  /// The reason why an extension out of sight may declare a member.
  fileprivate func doubtOfExtensions(declaring member: String, in index: RouteIndex) -> String? {
    index.unseenNeighbor(of: site)
      ?? (LibraryMembers.all.contains(member) ? index.unseenLibrary(from: site) : nil)
  }

  /// The reason why a storyboard may never meet its classes.
  fileprivate func doubtOfLaunchScreen(in index: RouteIndex) -> String? {
    guard let document = fact.reading.outline?.document, fact.name.kind == .storyboard else { return nil }
    let doubt = "the system shows a launch screen without the code of the app"
    if document.isLaunchScreen { return doubt }
    // AppKit's property list names a storyboard without its initial scene.
    let lookUps = index.route(RouteKey(space: InterfaceSpaces.storyboard, name: fact.name.text))?.lookUps ?? []
    let scene = index.route(RouteKey(space: InterfaceSpaces.initialScene, name: fact.name.text))
    guard document.platform != .macOS, !lookUps.isEmpty, scene?.lookUps.isEmpty ?? true else { return nil }
    return lookUps.allSatisfy { $0.form == .bundleProperty } ? doubt : nil
  }

  /// The reason why an object may never be made.
  fileprivate func doubt(of object: InterfaceObject) -> String? {
    guard let outline = fact.reading.outline, let controller = object.scene.flatMap({ outline.scenes[$0].controller }),
      outline.objects[controller].id != nil
    else { return nil }
    return outline.unreachedControllers.contains(controller) ? "nothing leads to the scene" : nil
  }
}
