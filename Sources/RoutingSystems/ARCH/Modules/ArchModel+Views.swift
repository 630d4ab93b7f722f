import Routes
import SourceModel

/// The views that controllers render by themselves (`ARCHViewController.render(state:)`).
extension ArchModel {
  /// A stored property of a controller with a view that takes a part of the state.
  struct RenderedView {
    let property: Placed<ArchProperty>
    let viewClass: String
    /// The part, by simple name.
    let state: String

    var site: Site { Site(file: property.file, range: property.member.name.range) }
    var name: String { property.member.name.text }
  }

  /// The views of a controller and its superclasses that nothing but the controller's own rendering sets. nil if code may
  /// decide otherwise.
  func renderedViews(of controller: String) -> [RenderedView]? {
    let lineage = classes.lineage(of: SpelledType(controller)).map(\.name).prefix { $0 != ArchName.controller }
    guard lineage.allSatisfy(isRead) else { return nil }
    let renders = lineage.flatMap(methods).filter { $0.member.name.text == "render" && $0.member.labels == ["state"] }
    guard renders.allSatisfy({ $0.member.superCalls.contains("render") }) else { return nil }
    let ignoring = lineage.flatMap(properties).filter { $0.member.name.text == "autorenderIgnoreViews" }
    guard ignoring.allSatisfy({ !$0.member.mentions.isEmpty }) else { return nil }
    let used = Set((renders.map(\.member.mentions) + ignoring.map(\.member.mentions)).joined().map(\.text))
    return lineage.reversed().flatMap(properties).compactMap { property in
      guard property.member.isStored, !used.contains(property.member.name.text),
        let type = property.member.type ?? property.member.made
      else { return nil }
      let name = SpelledType(type.text).name
      return viewState(of: name).map { RenderedView(property: property, viewClass: name, state: $0) }
    }
  }

  /// The part of a state that a view takes; nil for another class, a generic one, and if code decides what it takes.
  private func viewState(of view: String) -> String? {
    guard classes.reaches(view, ArchName.renderable) else { return nil }
    for type in classes.lineage(of: SpelledType(view)).map(\.name) {
      if classes.head(of: type)?.head.generics.isEmpty == false { return nil }
      let methods = methods(of: type).map(\.member)
      if methods.contains(where: { $0.name.text == "update" && $0.labels == ["state"] }) { return nil }
      let renders = methods.filter { $0.name.text == "render" && $0.labels == ["state"] }
      if renders.isEmpty { continue }
      guard renders.count == 1, let spelling = renders[0].parameters.first else { return nil }
      let state = classes.expanded(spelling, in: type)
      return state.utf8.allSatisfy { Spelling.isWordByte($0) || $0 == UInt8(ascii: ".") }
        ? SpelledType(state).name : nil
    }
    return nil
  }

  /// True if a state has a stored property of a type; nil if some of its properties may have a value of the type.
  func hasPart(_ part: String, _ state: TypeHead) -> Bool? {
    let lineage = classes.lineage(of: SpelledType(state.name.text)).map(\.name)
    guard let first = lineage.first, isRead(first), lineage.dropFirst().allSatisfy({ $0 == "NSObject" || isRead($0) })
    else { return nil }
    let parts = lineage.flatMap(properties).filter { $0.member.isStored || $0.member.modifiers.contains(.lazy) }
    var isCertain = true
    for property in parts where !(property.member.isLiteral && property.member.type == nil) {
      guard let type = property.member.type ?? property.member.made else { return nil }
      let spelling = classes.expanded(type.text, in: property.type)
      if SpelledType(spelling).name == part { return true }
      if mayHold(spelling) { isCertain = false }
    }
    return isCertain ? false : nil
  }

  /// True for a type whose values may be of another structure: a protocol, and what is out of sight.
  private func mayHold(_ spelling: String) -> Bool {
    if spelling.hasPrefix("[") || spelling.hasPrefix("(") { return spelling.hasSuffix(")") && !spelling.contains(",") }
    let name = SpelledType(spelling).name
    if Self.plainTypes.contains(name) { return false }
    return classes.known(name).map { $0.kind == .protocol } ?? true
  }

  private static let plainTypes: Set<String> = [
    "Array", "Bool", "CGFloat", "CGRect", "CGSize", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Int64",
    "NSAttributedString", "Set", "String", "TimeInterval", "UIColor", "UIFont", "UIImage", "URL", "UUID", "UInt",
  ]
}
