import SourceModel

/// An outline of an Interface Builder file as text, one line for each part, places one-based with columns in UTF-8;
/// `#2` is the object of that number. Tests/EndToEnd/Formats/interface_outline.py prints the same lines.
package struct InterfaceDump {
  private let outline: InterfaceOutline

  package init(_ outline: InterfaceOutline) {
    self.outline = outline
  }

  package var lines: [String] {
    [document] + outline.scenes.enumerated().map { scene($1, $0) } + outline.objects.enumerated().map { object($1, $0) }
      + outline.segues.map(segue) + outline.connections.map(connection)
      + outline.runtimeAttributes.map(attribute) + outline.duplicateIDs.map { "duplicate \(name($0))" }
  }

  private var document: String {
    let document = outline.document
    return join(
      "document", "\(document.kind)", "\(document.platform)", field("initial", target(document.initialController)),
      document.isLaunchScreen ? "launch" : nil, field("tools", document.toolsVersion.map(quoted)))
  }

  private func scene(_ scene: InterfaceScene, _ number: Int) -> String {
    join(
      "scene \(number)", field("id", name(scene.id)), field("controller", reference(scene.controller)),
      place(scene.range))
  }

  private func object(_ object: InterfaceObject, _ number: Int) -> String {
    join(
      "object \(number)", name(object.tag), role(object.role), field("id", name(object.id)),
      customClass(object.customClass), identifiers(object.identifiers), field("key", object.key.map(quoted)),
      object.isTopLevel ? "top" : nil, object.isExcluded ? "excluded" : nil,
      object.ignoresTouches ? "without touches" : nil,
      field("scene", object.scene.map { "\($0)" }), field("in", reference(object.parent)), place(object.range))
  }

  private func role(_ role: InterfaceObject.Role) -> String? {
    switch role {
    case .other: nil
    case .reference(let reference):
      join(
        "reference", field("storyboard", name(reference.storyboard)), field("to", name(reference.scene)),
        field("bundle", name(reference.bundle)))
    default: "\(role)"
    }
  }

  private func identifiers(_ identifiers: [InterfaceIdentifier]) -> String? {
    identifiers.isEmpty ? nil : identifiers.map { "\($0.kind) \(name($0.name))" }.joined(separator: " ")
  }

  private func segue(_ segue: InterfaceSegue) -> String {
    join(
      "segue", quoted(segue.kind), field("relationship", segue.relationship.map(quoted)),
      field("identifier", name(segue.identifier)), field("id", name(segue.id)), customClass(segue.customClass),
      field("destination", target(segue.destination)), field("unwind", name(segue.unwindAction)),
      field("creation", name(segue.creationSelector)), "owner #\(segue.owner)",
      field("scene", segue.scene.map { "\($0)" }), place(segue.range))
  }

  private func connection(_ connection: InterfaceConnection) -> String {
    join(
      "\(connection.kind)", name(connection.name), field("id", name(connection.id)),
      field("target", target(connection.target)), field("event", connection.event.map(quoted)),
      "owner #\(connection.owner)", place(connection.range))
  }

  private func attribute(_ attribute: InterfaceRuntimeAttribute) -> String {
    join(
      "attribute", name(attribute.keyPath), field("type", attribute.type.map(quoted)), "owner #\(attribute.owner)")
  }

  // MARK: Parts

  private func customClass(_ value: InterfaceClass) -> String? {
    let parts = [
      field("class", name(value.name)), field("module", name(value.module)),
      value.provider == .target ? "of-target" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func target(_ target: InterfaceTarget?) -> String? {
    target.map { "\(name($0.id)) -> \(reference($0.object) ?? "nothing")" }
  }

  private func reference(_ object: Int?) -> String? { object.map { "#\($0)" } }

  private func name(_ spelling: Spelling?) -> String? { spelling.map(name) }

  private func name(_ spelling: Spelling) -> String { quoted(spelling.text) + place(spelling.range) }

  private func quoted(_ text: String) -> String {
    let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")]
    let escaped = text.unicodeScalars.map { scalar in
      escapes.first { $0.0 == String(scalar) }?.1 ?? String(scalar)
    }
    return "\"" + escaped.joined() + "\""
  }

  private func place(_ range: SourceRange) -> String {
    let (start, end) = (range.start, range.end)
    let tail = start.line == end.line ? "\(end.utf8 + 1)" : "\(end.line + 1):\(end.utf8 + 1)"
    return "@\(start.line + 1):\(start.utf8 + 1)-\(tail)"
  }

  private func field(_ label: String, _ value: String?) -> String? { value.map { "\(label) \($0)" } }

  private func join(_ parts: String?...) -> String { parts.compactMap(\.self).joined(separator: " ") }
}
