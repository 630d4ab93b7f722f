import Routes
import SourceModel

/// The class of an object that outlets or actions of a document belong to.
struct ConnectedClass: Hashable {
  let name: String
  /// The reason why the object may be of another class: a clause.
  var doubt: String?
  /// True for a class of Apple's that an element without a class stands for.
  var isPlain = false
}

extension PlacedFact<InterfaceDocumentFact> {
  /// The class that an element without one stands for; nil if it has a class, or stands for none that is known.
  func plainClass(of object: InterfaceObject) -> ConnectedClass? {
    guard object.className == nil, object.role == .other || object.role == .prototype,
      let document = fact.reading.outline?.document, let name = ElementClass.name(of: object, in: document)
    else { return nil }
    return ConnectedClass(name: name, isPlain: true)
  }

  /// nil if the object has no class of the tree, or its class means nothing.
  func connectedClass(of object: InterfaceObject, in index: RouteIndex) -> ConnectedClass? {
    guard let name = object.connectedClass ?? object.classOfModule(in: index) else { return nil }
    guard object.role == .filesOwner else {
      return ConnectedClass(name: name, doubt: object.customClass.doubtOfTarget(of: name, from: file, in: index))
    }
    // A subclass may be the owner, and have the member.
    let isOwn = fact.name.isOfOwner(name) && !index.classes.hasSubclasses(of: name)
    return ConnectedClass(name: name, doubt: isOwn ? nil : "code decides the class of File's Owner")
  }
}

extension InterfaceObject {
  /// The class of the tree whose members outlets and actions of the object name. nil if it has none, or if its class means
  /// nothing.
  var connectedClass: String? { customClass.isOfNamedModule ? nil : meantClass }

  /// The class of the module that the document names, where the targets of the tree show that the module has it.
  fileprivate func classOfModule(in index: RouteIndex) -> String? {
    guard customClass.isOfNamedModule, let name = meantClass else { return nil }
    return customClass.means(classNamed: name, in: index) ? name : nil
  }

  private var meantClass: String? {
    switch role {
    case .other, .prototype, .filesOwner: className?.text
    case .firstResponder, .application, .exit, .reference: nil
    }
  }
}

extension InterfaceClass {
  /// True if the module is not that of the target that contains the document.
  fileprivate var isOfNamedModule: Bool { module != nil && provider != .target }

  /// The reason why the class of the target that contains the document is not the one of the tree: only other targets
  /// compile that.
  fileprivate func doubtOfTarget(of name: String, from document: FileID, in index: RouteIndex) -> String? {
    guard provider == .target, let holding = index.linkages[document]?.targets, !holding.isEmpty else { return nil }
    let named = CustomClassUses.named(name, in: index)
    let isOfOthers =
      !named.targets.isEmpty && !named.targets.contains([]) && !holding.contains(where: named.allTargets.contains)
    return isOfOthers ? "only other targets have the class '\(name)'" : nil
  }

  /// True if a class of the tree is in the module that the document names, where it names one: a module that is not in the
  /// tree may have a class of the same name.
  func means(classNamed name: String, in index: RouteIndex) -> Bool {
    guard isOfNamedModule, let module = module?.text else { return true }
    let compiling = CustomClassUses.named(name, in: index).targets
    return !compiling.isEmpty && compiling.allSatisfy { $0.contains { ModuleName.ofTarget($0) == module } }
  }
}

extension ClassTable {
  /// The classes that inherit a class, or may do so. An heir may also be one that only has the name of an alias.
  func subclasses(of type: String) -> Set<String> { heirs(of: type).filter { mayInherit($0, type) } }

  fileprivate func hasSubclasses(of type: String) -> Bool { heirs(of: type).contains { mayInherit($0, type) } }

  private func mayInherit(_ heir: String, _ type: String) -> Bool {
    if heir == type { return false }
    let ancestry = ancestry(of: heir)
    if case .unknown = ancestry.end { return true }
    return ancestry.doubt != nil || ancestry.classes.contains(type)
  }
}

extension RouteIndex {
  /// A class with the superclasses that it inherits members from: those of the tree, then those of Apple's as far as they
  /// are known.
  func lineage(of type: String) -> [String] {
    let ancestry = classes.ancestry(of: type)
    guard case .apple(let base) = ancestry.end else { return ancestry.classes }
    return ancestry.classes + AppleClass.knownLineage(of: base)
  }
}

extension InterfaceName {
  /// True if a view controller of a class loads the nib by itself (Apple, *UIViewController*, `nibName`).
  fileprivate func isOfOwner(_ type: String) -> Bool {
    let suffix = "Controller"
    return text == type || type.hasSuffix(suffix) && text == type.dropLast(suffix.count)
  }
}
