import SwiftSyntax

/// The expressions that mean one value in a function: `segue.identifier`, and `id` after `let id = segue.identifier`. Also
/// those that mean the enum case with this raw value: `SegueID(rawValue: id)`.
struct ComparedNames {
  enum Meaning: Equatable {
    case value
    /// The case of an enum whose raw value is the value.
    case enumCase(of: String)
  }

  private struct Alias {
    /// The byte offsets between which it refers to the value.
    let scope: Range<Int>
    /// nil for the value itself.
    let enumCase: EnumCase?
    var meaning: Meaning?
  }

  private struct EnumCase {
    let type: String
    /// The expression that must mean the value; nil if it is the parameter of the function.
    let rawValue: Node?
  }

  /// `["segue", "identifier"]`
  private let path: [String]
  private let caseFunctions: [String: String]
  /// In source order. Each may refer to those before it.
  private var aliases: [Alias] = []
  private var indices: [String: [Int]] = [:]
  /// How often the function declares each name.
  private var declared: [String: Int] = [:]
  /// The literals, as spelled, that stand for a value that is nil: `"none"` in `segue.identifier ?? "none"`.
  private(set) var defaults: Set<String> = []

  /// The names of a member of the function's parameter; of the parameter itself if the member is nil.
  init(of member: String?, in function: ComparingFunction) {
    path = [function.parameter] + [member].compactMap(\.self)
    caseFunctions = function.caseFunctions
    for node in function.body.subtree { addNames(of: node) }
    if declared[function.parameter] != nil { (aliases, indices) = ([], [:]) }
    for index in aliases.indices { aliases[index].meaning = aliases[index].enumCase.map(meaning) ?? .value }
  }

  func isMeant(by expression: Node) -> Bool { meaning(of: expression) == .value }

  /// nil for other expressions. A name that the function declares in another way may refer to something else.
  func meaning(of expression: Node) -> Meaning? {
    if let enumCase = enumCase(expression) { return meaning(of: enumCase) }
    guard let names = expression.comparedPath else { return nil }
    if names == path { return declared[path[0]] == nil ? .value : nil }
    guard names.count == 1, let known = indices[names[0]], declared[names[0]] == known.count,
      let index = known.last(where: { aliases[$0].scope.contains(expression.start) })
    else { return nil }
    return aliases[index].meaning
  }

  private func meaning(of enumCase: EnumCase) -> Meaning? {
    let isMeant = enumCase.rawValue.map(isMeant) ?? (declared[path[0]] == nil)
    return isMeant ? .enumCase(of: enumCase.type) : nil
  }

  /// `SegueID(rawValue: id)`, `segueIdentifier(for: segue)`
  private func enumCase(_ expression: Node) -> EnumCase? {
    guard let call = expression.unwrapped.ifKind(.functionCallExpr), call.trailingClosure == nil,
      let argument = call.arguments.only, let value = argument.expression,
      let names = NamePath(call.calledExpression)?.names, let name = names.last
    else { return nil }
    if let type = caseFunctions[name], NamePath(value)?.names == [path[0]] {
      return EnumCase(type: type, rawValue: nil)
    }
    guard argument.label?.spells("rawValue") == true else { return nil }
    let type = (name == "init" ? names.dropLast() : names[...]).joined(separator: ".")
    return type.isEmpty ? nil : EnumCase(type: type, rawValue: value)
  }

  // MARK: Declarations

  /// Takes the names that a node declares: of variables, and of parameters of closures and functions.
  private mutating func addNames(of node: Node) {
    switch node.kind {
    case .identifierPattern: addName(node.identifier)
    case .closureShorthandParameter, .closureCapture: addName(node.name)
    case .closureParameter, .functionParameter: addName(node.secondName ?? node.firstName)
    case .optionalBindingCondition: addAlias(node.pattern, node.initializer, until: node.endOfConditionScope)
    case .patternBinding:
      let isConstant = node.parent?.parent?.bindingSpecifier?.spells("let") == true
      addAlias(node.pattern, isConstant ? node.initializer : nil, until: node.endOfBlock)
    case .sequenceExpr: addDefaults(of: Array(node.elements))
    default: return
    }
  }

  private mutating func addName(_ token: Node?) { declared[Speller.name(of: token), default: 0] += 1 }

  /// `let id = segue.identifier`, `if let id = segue.identifier`, `let id = SegueID(rawValue: other)`
  private mutating func addAlias(_ pattern: Node?, _ initializer: Node?, until end: Int?) {
    guard let name = pattern?.identifier, let initializer, let value = initializer.value, let end,
      initializer.end < end
    else { return }
    let enumCase = enumCase(value)
    guard enumCase != nil || value.comparedPath == path else { return }
    indices[Speller.name(of: name), default: []].append(aliases.count)
    aliases.append(Alias(scope: initializer.end..<end, enumCase: enumCase))
  }

  private mutating func addDefaults(of parts: [Node]) {
    for (sign, value) in zip(parts, parts.dropFirst())
    where sign.isOperator("??") && value.kind == .stringLiteralExpr {
      defaults.insert(value.text)
    }
  }
}

extension Node {
  /// The names of `segue.identifier!`, `segue.identifier ?? ""` or `segue.identifier?.rawValue`.
  fileprivate var comparedPath: [String]? {
    guard var names = NamePath(withoutDefault.unwrapped)?.names else { return nil }
    if names.last == "rawValue" { names.removeLast() }
    return names
  }

  /// `value ?? ""`: the value.
  private var withoutDefault: Node {
    guard let sequence = unwrapped.ifKind(.sequenceExpr) else { return self }
    let parts = Array(sequence.elements.prefix(4))
    guard parts.count == 3, parts[1].isOperator("??"), parts[2].kind == .stringLiteralExpr else { return self }
    return parts[0]
  }

  /// Where the variables of an `if`, a `while` or a `guard` go out of scope.
  fileprivate var endOfConditionScope: Int? {
    for node in ancestors.dropFirst() {
      switch node.kind {
      case .ifExpr, .whileStmt: return node.body?.end
      case .guardStmt: return node.endOfBlock
      default: continue
      }
    }
    return nil
  }

  /// The end of the statements around the node.
  fileprivate var endOfBlock: Int? {
    ancestors.dropFirst().first { $0.kind == .codeBlockItemList }?.end
  }
}
