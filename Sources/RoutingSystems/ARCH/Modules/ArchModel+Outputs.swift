import Routes
import SourceModel

/// The protocols by which modules talk to their owners.
extension ArchModel {
  /// True for a protocol that only classes adopt.
  func isClassBound(_ name: String) -> Bool {
    name == "AnyObject"
      || classes.known(name)?.kind == .protocol
        && classes.reached(from: name).contains {
          ["AnyObject", "class", "NSObjectProtocol", ArchName.moduleOutput].contains($0)
        }
  }

  /// True if the heads of a class itself adopt a protocol.
  func adopts(_ type: String, _ name: String) -> Bool {
    classes.heads(of: type).contains { $0.inheritedNames.contains(name) }
  }

  /// The outputs of the modules that an event handler or an heir of it is made for.
  func outputs(ofHeirsOf handler: String) -> Set<String> {
    Set(([handler] + heirs(of: handler)).flatMap(configurators).compactMap { io(of: $0)?.output })
  }

  /// True for the output of modules with other event handlers alone.
  func isOutput(_ name: String, ofOthersThan handler: String) -> Bool {
    !outputs(ofHeirsOf: handler).contains(name) && configurators.contains { io(of: $0)?.output == name }
  }

  /// The protocols of the tree by which an event handler talks to its owner: those of its closure, and the type of what it
  /// stores.
  func outputs(of handler: String) -> Set<String> {
    known(
      types(of: ModuleOutputNotWeak.names, in: handler) + configurators(of: handler).compactMap { io(of: $0)?.output })
  }

  /// The same for what the owner calls.
  func inputs(of handler: String) -> Set<String> {
    let adopted = classes.heads(of: handler).flatMap(\.inheritedNames).filter { $0.hasSuffix("ModuleInput") }
    return known(adopted + configurators(of: handler).compactMap { io(of: $0)?.input })
  }

  /// The declared types of some properties of a type, by simple name.
  func types(of properties: Set<String>, in type: String) -> [String] {
    self.properties(of: type).filter { properties.contains($0.member.name.text) }
      .compactMap(\.member.type).map { SpelledType($0.text).name }
  }

  private func known(_ names: [String]) -> Set<String> {
    Set(names.filter { classes.known($0)?.kind == .protocol })
  }
}
