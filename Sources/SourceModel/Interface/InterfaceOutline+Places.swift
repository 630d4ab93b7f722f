extension InterfaceOutline {
  /// Every attribute value of the outline that has a place.
  package var names: [Spelling] {
    let parts: [[Spelling?]] =
      objects.map(\.names) + segues.map(\.names) + connections.map { [$0.name, $0.id, $0.target?.id] }
      + [scenes.map(\.id), runtimeAttributes.map(\.keyPath), duplicateIDs, [document.initialController?.id]]
    return parts.joined().compactMap(\.self)
  }

  /// Every place of an element.
  package var elementRanges: [SourceRange] {
    let parts = [scenes.map(\.range), segues.map(\.range), connections.map(\.range), objects.map(\.range)]
    return Array(parts.joined()) + objects.map(\.tag.range)
  }
}

extension InterfaceObject {
  fileprivate var names: [Spelling?] {
    [id, customClass.name, customClass.module, reference?.storyboard, reference?.scene, reference?.bundle]
      + identifiers.map(\.name)
  }
}

extension InterfaceSegue {
  fileprivate var names: [Spelling?] {
    [identifier, id, customClass.name, customClass.module, destination?.id, unwindAction, creationSelector]
  }
}
