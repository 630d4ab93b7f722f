import SourceModel

/// Values that are cases of enums: `Place.shelf` is a `Place`, as other members need not be.
extension ConstantTable {
  /// The reference with the type alone if its path ends with a case of an enum.
  func withoutCase(_ route: RouteReference, in file: FileID, _ types: TypeTable) -> RouteReference {
    guard route.isPath else { return route }
    let path = types.typePath(of: route.name.text)
    guard let member = path.member, route.name.text == "\(path.type).\(member)",
      isCase(member, of: path.type, in: route.scope, file)
    else { return route }
    var route = route
    route.name.text = path.type
    return route
  }

  /// The name of the enum case that a path ends with. It is in doubt if the path may end with another member, which may
  /// stand for any case.
  func caseText(of path: String, in scope: [String], _ file: FileID) -> ConstantText {
    let parts = path.dottedParts
    let (name, type) = (parts.last ?? path, parts.dropLast().joined(separator: "."))
    let isKnown = type.isEmpty ? isCase(name, in: file) : isCase(name, of: type, in: scope, file)
    return ConstantText(text: name, doubt: isKnown ? nil : "'\(path)' is not seen to be a case of an enum")
  }

  /// True if enums have such a case, and no type has a value that may stand for another one.
  private func isCase(_ name: String, in file: FileID) -> Bool {
    let found = constants(named: name, in: file)
    return found.contains(where: \.isRawValue) && found.allSatisfy { $0.isRawValue || !$0.isStatic || $0.text != nil }
  }

  private func isCase(_ name: String, of type: String, in scope: [String], _ file: FileID) -> Bool {
    let (names, around) = (TypeName.flattened([type]), TypeName.flattened(scope))
    return (0...around.count).contains { depth in
      let found = constants(named: name, of: Array(around.prefix(depth)) + names, in: file)
      return !found.isEmpty && found.allSatisfy(\.isRawValue)
    }
  }
}

extension Fact {
  /// The path of the value that names a route, if it may end with a case; nil for other facts.
  var path: String? {
    switch self {
    case .lookUp(let fact): Self.path(of: fact.route)
    case .registration(let fact): Self.path(of: fact.route)
    default: nil
    }
  }

  private static func path(of route: RouteReference) -> String? {
    route.isPath && route.name.text.contains(".") ? route.name.text : nil
  }
}
