import Routes
import SourceModel

/// One document with everything that was read of it.
struct InterfaceDocumentFact: SystemFact {
  let name: InterfaceName
  var reading: InterfaceReading

  var place: SourceRange { .zero }

  /// All classes of the document, also those without a connection: the first one may be typed next, and while it is typed
  /// the document is not well-formed. Of elements without a class, those that connections belong to.
  var askedClasses: Set<String> {
    switch reading {
    case .outline(let outline):
      Set(outline.objects.compactMap { $0.className?.text }).union(
        outline.connected.compactMap { ElementClass.name(of: $0, in: outline.document) })
    case .unread(let unread): Set(unread.classes.map(InterfaceOutline.simpleName))
    }
  }

  var askedMethods: Set<String> {
    reading.outline.map { Set(($0.unwindActions + $0.responderActions).map(\.text)) } ?? []
  }

  /// Documents name classes as Objective-C does.
  func renamed(_ rename: (String) -> String) -> InterfaceDocumentFact {
    guard var outline = reading.outline else { return self }
    for index in outline.objects.indices { outline.objects[index].customClass.rename(rename) }
    for index in outline.segues.indices { outline.segues[index].customClass.rename(rename) }
    return InterfaceDocumentFact(name: name, reading: .outline(outline))
  }
}

extension InterfaceOutline {
  /// The objects with outlets, and those that actions are sent to.
  fileprivate var connected: [InterfaceObject] {
    let owners = connections.filter { $0.kind != .action }.map(\.owner)
    let targets = connections.filter { $0.kind == .action }.compactMap { $0.target?.object }
    return Set(owners + targets).map { objects[$0] }
  }
}

extension InterfaceClass {
  fileprivate mutating func rename(_ rename: (String) -> String) {
    if let text = name?.text { name?.text = rename(text) }
  }
}
