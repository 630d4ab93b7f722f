import Routes
import SourceModel

/// The member of a class that a connection or a runtime attribute of a document names: `<outlet property="|"`. Those are
/// offered that code marks for Interface Builder.
struct MemberValue: CompletionContext {
  private let mark: InterfaceMark
  /// The class whose members fit; nil if those of any class do.
  private let type: String?
  /// Other outlets of the object are connected to them.
  private let connected: Set<String>

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute(let attribute, let tag) = cursor.place, let mark = Self.marks[tag.name]?[attribute],
      let document = cursor.document
    else { return nil }
    self.mark = mark
    connected = tag.name == "outlet" ? document.outletsBesideOpenOne : []
    if mark == .unwind {
      type = nil
      return
    }
    guard let object = document.objectOfOpenMember else { return nil }
    type = object.connectedClass
    guard type != nil || object.role == .firstResponder else { return nil }
  }

  /// By tag, then by attribute.
  private static let marks: [String: [String: InterfaceMark]] = [
    "outlet": ["property": .outlet], "outletCollection": ["property": .outlet], "action": ["selector": .action],
    "segue": ["destinationCreationSelector": .segueAction, "unwindAction": .unwind],
    "userDefinedRuntimeAttribute": ["keyPath": .inspectable],
  ]

  func offers(in index: RouteIndex) -> [Offer] {
    let types = type.map(index.lineage) ?? index.members.types
    var owners: [String: [String]] = [:]
    for type in types {
      for name in index.members.names(mark, of: type) where !connected.contains(name) {
        owners[name, default: []].append(type)
      }
    }
    return owners.map { offer(of: $0, in: $1) }
  }

  private func offer(of name: String, in types: [String]) -> Offer {
    // An override is the same member as the one that it overrides.
    let owners = type == nil ? types : Array(types.prefix(1))
    var offer = Offer(
      name, named: name, symbol: mark.isMethod ? .method : .property, fit: .good, words: mark.noun,
      detail: "\(mark.noun) of \(owners.joined(separator: ", "))")
    offer.isUnlikely = type.map { !types.contains($0) } ?? false
    return offer
  }
}

extension InterfaceMark {
  fileprivate var noun: String {
    switch self {
    case .outlet: "outlet"
    case .action: "action"
    case .unwind: "unwind action"
    case .segueAction: "segue action"
    case .inspectable: "attribute"
    }
  }

  fileprivate var isMethod: Bool {
    switch self {
    case .outlet, .inspectable: false
    case .action, .unwind, .segueAction: true
    }
  }
}

extension OpenDocument {
  /// The object that must have the member that is being typed. An action without a target is for the controller of its
  /// scene, or for File's Owner.
  fileprivate var objectOfOpenMember: InterfaceObject? {
    if let use = MemberUse.all(in: outline).first(where: { isOpen($0.name) }) { return use.object }
    guard let action = outline.connections.first(where: { isOpen($0.name) }), action.kind == .action,
      action.target == nil
    else { return nil }
    guard let scene = outline.objects[action.owner].scene else {
      return outline.objects.first { $0.role == .filesOwner }
    }
    return outline.scenes[scene].controller.map { outline.objects[$0] }
  }

  /// The properties that other outlets of the same object set.
  fileprivate var outletsBesideOpenOne: Set<String> {
    let outlets = outline.connections.filter { $0.kind == .outlet }
    guard let open = outlets.first(where: { isOpen($0.name) }) else { return [] }
    return Set(outlets.filter { $0.owner == open.owner && !isOpen($0.name) }.map(\.name.text))
  }
}
