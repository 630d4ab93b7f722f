import Routes
import SourceModel

/// How a factory builds its module, apart from the names.
struct ModuleForm: Hashable {
  enum Role: Hashable {
    case view, input, output
  }

  /// An argument, or an element of a tuple.
  struct Part: Hashable {
    let label: String?
    let role: Role
  }

  enum Value: Hashable {
    /// `Module` of RFModule.
    case library
    /// A type of the tree, with what its parameters stand for and what it is made of.
    case type(name: String, parameters: [Role], parts: [Part])
    /// An alias of a tuple; `alias` has a star for the name of the module.
    case tuple(alias: String, parts: [Part])
    case controller(takesOutput: Bool)
  }

  let isClass: Bool
  let isStatic: Bool
  /// True for a function that may give back nothing.
  let isOptional: Bool
  /// The function, with a star for the name of the module: `get*Module`.
  let function: String
  let value: Value

  /// Reads one factory; nil for one that gives back something of another kind. `suffix` is the end of the names of its
  /// type and of those like it.
  init?(_ factory: ModuleFactory, endingIn suffix: String, _ model: ModuleModel) {
    let method = factory.method
    let stem = String(method.owner.dropLast(suffix.count))
    guard method.hasBody, method.owner.hasSuffix(suffix), !stem.isEmpty,
      let head = model.types.head(of: method.owner)?.head, [.class, .struct, .enum].contains(head.kind),
      head.kind != .enum || method.modifiers.isStatic, let value = Self.value(of: method, stem, model)
    else { return nil }
    (isClass, isStatic) = (head.kind == .class, method.modifiers.isStatic)
    isOptional = method.result?.text.hasSuffix("?") == true
    (function, self.value) = (method.name.text.replacing(stem, with: "*"), value)
  }

  /// The form of most factories of types with an ending, with one of these factories; nil without any.
  static func most(endingIn suffix: String, in index: RouteIndex) -> (form: ModuleForm, example: ModuleFactory)? {
    let factories = index.answer(ModuleFactories.self)
    var counts: [ModuleForm: Int] = [:]
    var best: (form: ModuleForm, example: ModuleFactory)?
    for factory in factories.all where index.origins[factory.placed.file] == .product {
      guard let form = ModuleForm(factory, endingIn: suffix, factories.model) else { continue }
      counts[form, default: 0] += 1
      if counts[form, default: 0] > best.map({ counts[$0.form] ?? 0 }) ?? 0 { best = (form, factory) }
    }
    return best
  }

  // MARK: Values

  private static func value(of method: ModuleMethod, _ stem: String, _ model: ModuleModel) -> Value? {
    guard let result = method.result?.text else { return nil }
    guard let shape = model.shape(of: result) else {
      let isController = TypeText.plain(result) == "UIViewController"
      return isController ? .controller(takesOutput: method.parameters.contains(where: \.isModuleOutput)) : nil
    }
    if shape == .ofLibrary || model.reached(from: shape.name).contains("RFModule") { return .library }
    if shape.isTuple {
      let parts = shape.labels.map { label in role(label).map { Part(label: label, role: $0) } }
      guard shape.name.contains(stem), parts.allSatisfy({ $0 != nil && $0?.role != .output }) else { return nil }
      return .tuple(alias: shape.name.replacing(stem, with: "*"), parts: parts.compactMap(\.self))
    }
    return type(shape, model)
  }

  private static func role(_ name: String?) -> Role? {
    guard let name else { return nil }
    if ModuleShape.viewNames.contains(name) { return .view }
    if ModuleShape.inputNames.contains(name) { return .input }
    return ModuleShape.outputNames.contains(name) ? .output : nil
  }

  /// nil for a type that is made of anything else than parts of modules.
  private static func type(_ shape: ModuleShape, _ model: ModuleModel) -> Value? {
    guard let head = model.types.head(of: shape.name)?.head, head.requirements.isEmpty,
      let members = members(of: shape, head, model)
    else { return nil }
    var (roles, parts): ([String: Role], [Part]) = ([:], [])
    for member in members {
      guard let role = role(member.name), fits(member.type, role, shape.generics) else { return nil }
      roles[TypeText.plain(member.type)] = role
      parts.append(Part(label: member.label, role: role))
    }
    let parameters = shape.generics.map { roles[$0] }
    guard parameters.allSatisfy({ $0 != nil }) else { return nil }
    return .type(name: shape.name, parameters: parameters.compactMap(\.self), parts: parts)
  }

  /// True if a new object of a role is of a type.
  private static func fits(_ type: String, _ role: Role, _ generics: [String]) -> Bool {
    if type.contains("->") { return false }
    let plain = TypeText.plain(type)
    return generics.contains(plain)
      || (role == .view ? plain == "UIViewController" : ["Any", "AnyObject"].contains(plain))
  }

  /// What the only initializer takes, or else the stored properties of a structure that the module itself declares.
  private static func members(
    of shape: ModuleShape, _ head: TypeHead, _ model: ModuleModel
  ) -> [(label: String?, name: String, type: String)]? {
    let initializers = model.methods(named: "init", of: shape.name).map(\.fact).filter { $0.owner == shape.name }
    if initializers.count == 1, let only = initializers.first {
      return only.parameters.filter { !$0.hasDefault }.map { ($0.label, $0.label ?? $0.name, $0.type) }
    }
    guard initializers.isEmpty, head.kind == .struct, head.access == .internal else { return nil }
    let stored = model.properties(of: shape.name).map(\.fact).filter { !$0.isComputed && $0.modifiers.isEmpty }
    return stored.map { ($0.name.text, $0.name.text, $0.type?.text ?? "") }
  }
}
