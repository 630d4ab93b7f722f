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
      // By index: a loop over the objects copies each.
      Set(outline.objects.indices.compactMap { outline.objects[$0].className?.text }).union(
        outline.connected.compactMap { ElementClass.name(of: outline.objects[$0], in: outline.document) })
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
  /// The numbers of the objects with outlets, and of those that actions are sent to.
  fileprivate var connected: Set<Int> {
    Set(
      connections.indices.compactMap { index in
        connections[index].kind == .action ? connections[index].target?.object : connections[index].owner
      })
  }
}

extension InterfaceClass {
  fileprivate mutating func rename(_ rename: (String) -> String) {
    if let text = name?.text { name?.text = rename(text) }
  }
}
