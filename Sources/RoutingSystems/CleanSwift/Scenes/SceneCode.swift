import Routes
import SourceModel

/// A method of a part of a scene, or one that names a part.
struct SceneCode {
  /// `object.property = value`
  struct Assignment {
    /// The path of the object: `self` for a property of the type itself.
    let object: [String]
    let property: String
    /// The index of the value in the code.
    let value: Int
  }

  /// The type that has the method, by simple name.
  let owner: String
  let method: RouteMethod
  let file: FileID
  /// The names that the code declares, with the indexes of their values, nil for one without a value. A name that it
  /// declares twice is left out.
  private let bindings: [String: CodeStep]

  init(owner: String, method: RouteMethod, file: FileID) {
    (self.owner, self.method, self.file) = (owner, method, file)
    let declared = Dictionary(grouping: method.code.steps.filter { $0.kind == .binding }, by: \.target.text)
    bindings = declared.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  var code: CodeBody { method.code }
  var site: Site { Site(file: file, range: method.name.range) }

  /// The declaration of a local name.
  func binding(of name: String) -> CodeStep? { bindings[name] }

  func parameter(_ name: String) -> Parameter? { method.parameters.first { $0.name == name } }

  /// Names with what local constants stand for, and `self` before a property: `let view = self` makes `self` of `view`.
  func path(_ spelling: String) -> [String] {
    var path = spelling.dottedParts
    for _ in 0..<Self.mostAliases {
      guard let first = path.first, let value = bindings[first]?.value, let other = code.path(value) else { break }
      path = other.dottedParts + path.dropFirst()
    }
    guard let first = path.first, first != "self", bindings[first] == nil, parameter(first) == nil,
      first.first?.isLowercase == true
    else { return path }
    return ["self"] + path
  }

  /// A name may stand for itself.
  private static let mostAliases = 8

  /// The path of a value; nil for another one.
  func path(ofValue value: Int) -> [String]? { code.path(value).map(path) }

  /// The assignments to properties, in source order.
  var assignments: [Assignment] {
    code.steps.compactMap { step in
      guard step.kind == .assignment, let value = step.value, !step.target.text.isEmpty else { return nil }
      let names = step.target.text.dottedNames
      guard let property = names.last else { return nil }
      let object = names.count == 1 ? ["self"] : path(names.dropLast().joined(separator: "."))
      return Assignment(object: object, property: property, value: value)
    }
  }

  /// The name of the class that a value is a new object of: `CartRouter()`.
  func made(_ value: Int) -> String? {
    guard case .call(receiver: nil, _) = code.values[value].kind else { return nil }
    let name = code.values[value].name.text
    return name.beginsUppercase ? name : nil
  }

  /// The name of the class that a value is a new object of, or is cast to.
  func madeOrCast(_ value: Int) -> String? {
    guard case .cast = code.values[value].kind else { return made(value) }
    return code.values[value].name.text
  }

  /// The class of a new view controller, made by its initializer or by a storyboard.
  func madeController(_ value: Int) -> Spelling? {
    switch code.values[value].kind {
    case .call(receiver: nil, let arguments) where made(value) != nil:
      arguments.isEmpty || arguments.first?.label == "nibName" ? code.values[value].name : nil
    case .cast(let operand, _): isInstantiation(operand) ? code.values[value].name : nil
    default: nil
    }
  }

  private func isInstantiation(_ value: Int) -> Bool {
    guard case .call(receiver: .some, _) = code.values[value].kind else { return false }
    return code.values[value].name.text.hasPrefix("instantiate")
  }

  /// True if the code passes an object to a function.
  func passes(_ object: [String]) -> Bool {
    code.values.contains { value in
      guard case .call(_, let arguments) = value.kind else { return false }
      return arguments.contains { path(ofValue: $0.value) == object }
    }
  }
}
