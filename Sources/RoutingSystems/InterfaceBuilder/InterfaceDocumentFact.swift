import Routes
import SourceModel

/// One document with everything that was read of it.
struct InterfaceDocumentFact: SystemFact {
  let name: InterfaceName
  var reading: InterfaceReading

  var place: SourceRange { .zero }

  var askedClasses: Set<String> { reading.outline?.connectedClasses ?? [] }

  var askedMethods: Set<String> { reading.outline.map { Set($0.unwindActions.map(\.text)) } ?? [] }

  /// Documents name classes as Objective-C does.
  func renamed(_ rename: (String) -> String) -> InterfaceDocumentFact {
    guard var outline = reading.outline else { return self }
    for index in outline.objects.indices { outline.objects[index].customClass.rename(rename) }
    for index in outline.segues.indices { outline.segues[index].customClass.rename(rename) }
    return InterfaceDocumentFact(name: name, reading: .outline(outline))
  }
}

extension InterfaceClass {
  fileprivate mutating func rename(_ rename: (String) -> String) {
    if let text = name?.text { name?.text = rename(text) }
  }
}
