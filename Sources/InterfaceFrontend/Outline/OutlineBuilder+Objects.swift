import SourceModel

extension OutlineBuilder {
  func object(_ element: Int) -> InterfaceObject {
    let attributes = tree.attributes(of: element)
    return InterfaceObject(
      tag: tree.tagName(of: element), role: role(of: element, attributes), id: tree.name(attributes[.id]),
      customClass: customClass(attributes), identifiers: identifiers(attributes), key: tree.text(attributes[.key]),
      isTopLevel: tree.tag(around: element) == .objects, isExcluded: choice.isExcluded(element),
      ignoresTouches: ignoresTouches(attributes), scene: scene(of: element), parent: parent(of: element),
      range: tree.place(of: element))
  }

  private func ignoresTouches(_ attributes: Attributes) -> Bool {
    tree.text(attributes[.userInteractionEnabled]) == "NO" || tree.text(attributes[.enabled]) == "NO"
      || tree.text(attributes[.hidden]) == "YES"
  }

  func customClass(_ attributes: Attributes) -> InterfaceClass {
    InterfaceClass(
      name: tree.name(attributes[.customClass]), module: tree.name(attributes[.customModule]),
      provider: tree.text(attributes[.customModuleProvider]) == "target" ? .target : .none)
  }

  private func identifiers(_ attributes: Attributes) -> [InterfaceIdentifier] {
    var identifiers: [InterfaceIdentifier] = []
    func append(_ kind: InterfaceIdentifier.Kind, _ attribute: AttributeName) {
      guard let name = tree.spelling(attributes[attribute]) else { return }
      identifiers.append(InterfaceIdentifier(kind: kind, name: name))
    }
    append(.scene, .storyboardIdentifier)
    append(.reuse, .reuseIdentifier)
    append(.restoration, .restorationIdentifier)
    if tree.text(attributes[.sharesIdentifier]) == "YES" { append(.restoration, .storyboardIdentifier) }
    append(.plain, .identifier)
    return identifiers
  }

  // MARK: Roles

  private func role(of element: Int, _ attributes: Attributes) -> InterfaceObject.Role {
    switch tree.tags[element] {
    case .placeholder: placeholder(tree.text(attributes[.placeholderIdentifier]) ?? "")
    case .application: .application
    case .exit: .exit
    case .viewControllerPlaceholder, .controllerPlaceholder: .reference(reference(attributes))
    case .customObject: customObject(attributes)
    default: choice.isPrototype(element) ? .prototype : .other
    }
  }

  private func placeholder(_ identifier: String) -> InterfaceObject.Role {
    switch identifier {
    case "IBFilesOwner": .filesOwner
    case "IBFirstResponder": .firstResponder
    default: .other
    }
  }

  /// The placeholders of macOS.
  private func customObject(_ attributes: Attributes) -> InterfaceObject.Role {
    if tree.text(attributes[.sceneMemberID]) == "firstResponder" { return .firstResponder }
    return switch tree.text(attributes[.id]) {
    case "-1": .firstResponder
    case "-2": .filesOwner
    case "-3": .application
    default: .other
    }
  }

  private func reference(_ attributes: Attributes) -> StoryboardReference {
    StoryboardReference(
      storyboard: tree.name(attributes[.storyboardName]), scene: tree.name(attributes[.referencedIdentifier]),
      bundle: tree.name(attributes[.bundleIdentifier]))
  }

  // MARK: Controllers

  /// By scene: the first object that is marked as its controller. Only watchOS has controllers without a mark.
  func controllers() -> [Int?] {
    var marked = [Int?](repeating: nil, count: choice.scenes.count)
    var unmarked = marked
    for (number, element) in objects.enumerated().reversed() where tree.tag(around: element) == .objects {
      guard let scene = scene(of: element) else { continue }
      if let member = tree.text(tree.attributes(of: element)[.sceneMemberID]) {
        if member == "viewController" { marked[scene] = number }
      } else if tree.tagName(of: element).text.hasSuffix("ontroller") {
        unmarked[scene] = number
      }
    }
    return zip(marked, unmarked).map { $0 ?? $1 }
  }
}
