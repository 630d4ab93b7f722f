import Routes
import YAML

/// One entry of `functions`.
extension ConfigurationReader {
  private enum Key: String, CaseIterable {
    case argument, kind, name, role
  }

  /// nil where something is wrong with it.
  mutating func function(_ node: YAMLNode) -> RoutingFunction? {
    var values: [Key: YAMLNode] = [:]
    for (key, value) in entries(of: node, "a function") {
      if let key = word(key, of: Key.self, "key") { values[key] = value }
    }
    guard case .mapping = node.content else { return nil }
    guard let name = values[.name].flatMap({ functionName($0) }), let role = values[.role] else {
      for key in [Key.name, .role] where values[key] == nil { complain(node, "the function has no '\(key.rawValue)'") }
      return nil
    }
    let parameter = values[.argument].map { self.parameter($0, of: name) } ?? onlyParameter(of: name, node)
    let kind = values[.kind].flatMap { word($0, of: RouteKind.self, "kind") }
    guard let role = word(role, of: RoutingFunction.Role.self, "role"), let parameter else { return nil }
    return RoutingFunction(name: name, parameter: parameter, role: role, kind: kind)
  }

  private mutating func functionName(_ node: YAMLNode) -> FunctionName? {
    guard let text = text(node, "name") else { return nil }
    guard let name = FunctionName(text) else {
      complain(
        node, "'\(text)' is not a function name; write 'Type.name(_:label:)', 'name(_:)' or '-[Type name:label:]'")
      return nil
    }
    if !name.labels.isEmpty { return name }
    complain(node, "'\(text)' takes no argument")
    return nil
  }

  private mutating func onlyParameter(of name: FunctionName, _ node: YAMLNode) -> Int? {
    if name.labels.count == 1 { return 0 }
    complain(node, "'\(name.base)' takes \(name.labels.count) arguments; set 'argument' to the one that is the route")
    return nil
  }

  /// A number from one, or a label.
  private mutating func parameter(_ node: YAMLNode, of name: FunctionName) -> Int? {
    guard let text = text(node, "argument") else { return nil }
    guard let number = Int(text) else {
      return word(node, among: name.labels.filter { $0 != "_" }, "label").flatMap { name.labels.firstIndex(of: $0) }
    }
    if number > 0, number <= name.labels.count { return number - 1 }
    complain(node, "'argument' counts from 1 to \(name.labels.count) here, or is a label")
    return nil
  }
}
