import SourceModel

extension OutlineBuilder {
  func segue(_ element: Int) -> InterfaceSegue? {
    guard let owner = choice.owner(of: element, in: .connections).flatMap({ object(of: $0) }) else { return nil }
    let attributes = tree.attributes(of: element)
    return InterfaceSegue(
      kind: tree.text(attributes[.kind]) ?? "", relationship: tree.text(attributes[.relationship]),
      identifier: tree.name(attributes[.identifier]), id: tree.name(attributes[.id]),
      customClass: customClass(attributes), destination: target(attributes[.destination]),
      unwindAction: tree.name(attributes[.unwindAction]),
      creationSelector: tree.name(attributes[.destinationCreationSelector]), owner: owner,
      scene: scene(of: element), range: tree.place(of: element))
  }

  func connection(_ element: Int) -> InterfaceConnection? {
    let attributes = tree.attributes(of: element)
    guard let (kind, attribute) = kind(of: element), let name = tree.name(attributes[attribute]),
      let owner = choice.owner(of: element, in: .connections).flatMap({ object(of: $0) })
    else { return nil }
    return InterfaceConnection(
      kind: kind, name: name, id: tree.name(attributes[.id]), target: target(choice.target(attributes)),
      event: tree.text(attributes[.eventType]), owner: owner, range: tree.place(of: element))
  }

  private func kind(of element: Int) -> (InterfaceConnection.Kind, AttributeName)? {
    switch tree.tags[element] {
    case .outlet: (.outlet, .property)
    case .outletCollection: (.outletCollection, .property)
    case .action: (.action, .selector)
    case .binding: (.binding, .keyPath)
    default: nil
    }
  }

  func runtimeAttribute(_ element: Int) -> InterfaceRuntimeAttribute? {
    let attributes = tree.attributes(of: element)
    guard let keyPath = tree.name(attributes[.keyPath]),
      let owner = choice.owner(of: element, in: .userDefinedRuntimeAttributes).flatMap({ object(of: $0) })
    else { return nil }
    return InterfaceRuntimeAttribute(keyPath: keyPath, type: tree.text(attributes[.type]), owner: owner)
  }
}
