import SourceModel

/// Which objects of a document send their actions, as far as the document shows it.
struct ActionSenders {
  private let objects: [InterfaceObject]
  /// The objects that outlets lead to: code may show and enable them.
  private let outlets: Set<Int>
  /// The views of each gesture recognizer.
  private let views: [Int: [Int]]

  init(_ outline: InterfaceOutline) {
    objects = outline.objects
    var (outlets, views): (Set<Int>, [Int: [Int]]) = ([], [:])
    for connection in outline.connections where connection.kind != .action {
      guard let target = connection.target?.object else { continue }
      if connection.name.text == "gestureRecognizers" {
        views[target, default: []].append(connection.owner)
      } else {
        outlets.insert(target)
      }
    }
    (self.outlets, self.views) = (outlets, views)
  }

  /// False if the object gets no touches, or does not send the event.
  func maySend(_ action: InterfaceConnection) -> Bool {
    let sender = action.owner
    if outlets.contains(sender) { return true }
    let (object, tag) = (objects[sender], objects[sender].tag.text)
    // Code reaches an item by its bar.
    if tag == "barButtonItem" { return !object.isTopLevel }
    if tag.hasSuffix("GestureRecognizer"), object.isTopLevel {
      return views[sender]?.contains { getsTouches($0) } ?? false
    }
    // A field says that it is edited. A subclass may send more.
    if tag == "textField", action.event == "valueChanged", object.className == nil { return false }
    return getsTouches(sender)
  }

  /// False for a view that ignores touches, and for one inside of it, if no outlet leads to them. The view of a controller
  /// has its outlet without a connection.
  private func getsTouches(_ view: Int) -> Bool {
    var current: Int? = view
    while let number = current, !outlets.contains(number) {
      let object = objects[number]
      if object.ignoresTouches { return number != view && object.key == "view" }
      current = object.parent
    }
    return true
  }
}
