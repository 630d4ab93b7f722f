import SourceModel

extension InterfaceOutline {
  /// The class of the controller of a segue's scene, or the scene itself if the controller has no class of the tree.
  func source(of segue: InterfaceSegue, in name: InterfaceName) -> String {
    guard let scene = segue.scene.map({ scenes[$0] }) else { return name.text }
    let type = scene.controller.flatMap { objects[$0].className }
    return type?.text ?? "\(name.text)/\(scene.id?.text ?? "")"
  }

  /// The index of the controller of a segue's scene.
  func sceneController(of segue: InterfaceSegue) -> Int? { segue.scene.flatMap { scenes[$0].controller } }

  /// The controller that is instantiated without an identifier; nil if there is none.
  var controllerOfInitialScene: InterfaceObject? { document.initialController?.object.map { objects[$0] } }

  /// The controller that a segue leads to; nil if it leads out of the document.
  func destination(of segue: InterfaceSegue) -> InterfaceObject? {
    guard let object = segue.destination?.object.map({ objects[$0] }), object.reference == nil else { return nil }
    return object
  }

  /// The name of a class without its module. Old versions of Xcode wrote mangled names: `_TtC4Shop8BuyView`.
  static func simpleName(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name.dottedNames.last ?? name }
    return MangledName.last(of: name) ?? name
  }

  /// True for the controller of a scene without an identifier that nothing in the document leads to.
  func isUnreached(_ controller: Int) -> Bool {
    document.platform != .watchOS && unreachedControllers.contains(controller)
  }

  /// The controllers of scenes without an identifier that are neither the initial one nor the destination of a segue.
  var unreachedControllers: [Int] {
    let reached = Set(segues.compactMap { $0.destination?.object } + [document.initialController?.object ?? -1])
    return scenes.compactMap(\.controller).filter { number in
      let controller = objects[number]
      return !reached.contains(number) && controller.reference == nil && controller.role != .application
        && controller.identifier(.scene) == nil
    }
  }
}

extension InterfaceObject {
  /// The name of the custom class without its module; nil for an object of its tag's class.
  var className: Spelling? {
    customClass.name.map { Spelling(text: InterfaceOutline.simpleName($0.text), range: $0.range) }
  }
}

/// A class name as Swift 1 to 4 mangled it: the prefix, then the module and the class, each with its length.
enum MangledName {
  /// The last name; nil for a name of another form.
  static func last(of name: String) -> String? {
    var rest = name.dropFirst("_TtC".count)
    var last: Substring?
    while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isNumber }
      guard rest.count >= length else { return nil }
      last = rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? last.map(String.init) : nil
  }
}
