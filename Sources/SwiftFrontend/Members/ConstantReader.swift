import SourceModel
import SwiftSyntax

/// Reads the variables and enum cases of the types of a file, and of the file itself. It enters no function.
struct ConstantReader {
  private let speller: Speller
  private let interest: NameInterest
  /// The names that the calls of the file take, by their last part.
  private let names: Set<String>
  private var pending: [(members: [Node], owner: Owner)] = []
  private var constants: [TextConstant] = []
  /// The names of all variables and cases, asked for or not, by the last names of their types.
  private var declared: [String: Set<String>] = [:]

  private struct Owner {
    var path: [String] = []
    /// The names of its constants that other files ask for.
    var wanted = ConstantNames()
    /// True if the raw values of its cases are strings.
    var hasTexts = false
    var isProtocol = false
    var isFilePrivate = false
  }

  /// Adds the constants that are asked for, in source order.
  static func read(
    _ tree: SyntaxTree, into outline: inout SourceOutline, _ interest: NameInterest, _ speller: Speller
  ) {
    let names = outline.declared.takenNames
    // Nodes do not keep their tree.
    withExtendedLifetime(tree) {
      var reader = ConstantReader(speller: speller, interest: interest, names: names)
      reader.read(tree.root)
      outline.declared.constants = reader.constants.sorted { $0.name.range < $1.name.range }
      outline.declared.namesOfConstants = reader.declared.map(ConstantsOfType.init).sorted { $0.type < $1.type }
    }
  }

  private init(speller: Speller, interest: NameInterest, names: Set<String>) {
    (self.speller, self.interest, self.names) = (speller, interest, names)
  }

  private mutating func read(_ file: Node) {
    pending = [(file.contents, Owner())]
    while let (members, owner) = pending.popLast() {
      for member in members { read(member, of: owner) }
    }
  }

  private mutating func read(_ member: Node, of owner: Owner) {
    switch member.kind {
    case .variableDecl: read(variable: member, of: owner)
    case .enumCaseDecl: for element in member.elements { read(element: element, of: owner) }
    case .ifConfigDecl: for arm in member.clauses { pending.append((arm.contents, owner)) }
    default: enter(member, in: owner)
    }
  }

  private mutating func enter(_ member: Node, in owner: Owner) {
    guard let head = HeadReader(speller: speller).shortHead(of: member), let body = member.memberBlock else { return }
    var inner = Owner(path: owner.path + head.names, wanted: interest.constants(of: head))
    inner.hasTexts = head.kind == .enum && head.inherited.first?.text == "String"
    inner.isProtocol = head.kind == .protocol
    inner.isFilePrivate = head.access == .private || head.access == .fileprivate
    pending.append((body.members.compactMap(\.decl), inner))
  }

  /// True if a name in a type is read. A protocol only requires its members.
  private mutating func wants(_ name: String, of owner: Owner) -> Bool {
    if owner.isProtocol { return false }
    declared[owner.path.last ?? "", default: []].insert(name)
    return names.contains(name) || owner.wanted.contains(name)
  }

  private mutating func read(variable: Node, of owner: Owner) {
    let isConstant = variable.bindingSpecifier?.spells("let") == true
    for binding in variable.bindings {
      guard let token = binding.pattern?.identifier else {
        addNames(of: binding.pattern, in: owner)
        continue
      }
      let name = speller.spelling(ofName: token)
      guard wants(name.text, of: owner) else { continue }
      var constant = TextConstant(owner: owner.path, name: name, text: nil)
      constant.isStatic = variable.isStatic
      constant.isFilePrivate = owner.isFilePrivate || variable.isFilePrivate
      if isConstant, let value = binding.initializer?.value {
        read(value, into: &constant)
        constant.type = TypeNameText.type(in: made(by: value) ?? value)?.spelling(by: speller).text
      } else if let value = binding.onlyGetterValue {
        read(getter: value, of: variable, into: &constant)
      }
      constants.append(constant)
    }
  }

  /// Adds the names of `let (first, second)`, whose texts are not read.
  private mutating func addNames(of pattern: Node?, in owner: Owner) {
    guard let pattern else { return }
    for token in pattern.tokens where token.isIdentifier {
      let name = speller.spelling(ofName: token)
      if wants(name.text, of: owner) { constants.append(TextConstant(owner: owner.path, name: name, text: nil)) }
    }
  }

  /// A getter that a subclass may override says something only of the type that is asked.
  private func read(getter value: Node, of variable: Node, into constant: inout TextConstant) {
    let text = made(by: value) ?? value
    let type = TypeNameText.type(in: text)?.spelling(by: speller).text
    if type == TextConstant.currentType || !variable.mayBeOverridden { constant.type = type }
    let member = NamePath(text)?.memberOfCurrentType
    if type == nil, constant.isStatic != (member == TextConstant.rawValue) { constant.member = member }
    if !variable.mayBeOverridden { read(value, into: &constant) }
  }

  private mutating func read(element: Node, of owner: Owner) {
    let name = speller.spelling(ofName: element.name)
    guard wants(name.text, of: owner) else { return }
    var constant = TextConstant(owner: owner.path, name: name, text: nil, isRawValue: true)
    constant.isFilePrivate = owner.isFilePrivate
    if owner.hasTexts, element.rawValue == nil { constant.text = name.text }
    if owner.hasTexts, let value = element.rawValue?.value { read(value, into: &constant) }
    constants.append(constant)
  }

  private func read(_ expression: Node, into constant: inout TextConstant) {
    guard let (text, literal) = text(of: expression) else { return }
    (constant.text, constant.literal) = (text, literal)
  }

  /// The expression of the text of which a constructor makes its value; nil for other values.
  private func made(by expression: Node) -> Node? {
    let plain = expression.unwrapped
    return interest.texts.makers.lazy.compactMap { $0.text(in: plain) }.first
  }

  private func text(of expression: Node) -> (text: String, literal: SourceModel.SourceRange?)? {
    let plain = expression.unwrapped
    let value = ValueReader(speller: speller, call: { _ in nil })
      .value(of: made(by: plain) ?? TextWrapper.text(in: plain, interest.texts.wrappers) ?? plain)
    guard case .string(let text, let literal) = value else { return nil }
    return (text, literal)
  }
}

extension TextMaker {
  /// The argument with the text. nil for other expressions, and if another argument has a value that is not known.
  fileprivate func text(in expression: Node) -> Node? {
    guard expression.kind == .functionCallExpr, NamePath(expression.calledExpression)?.names == [type],
      expression.trailingClosure == nil
    else { return nil }
    var text: Node?
    for argument in expression.arguments {
      let name = argument.label?.text ?? ""
      if name == label {
        text = text ?? argument.expression
      } else {
        guard let values = others[name] else { return nil }
        guard values.isEmpty || values.contains(Speller.words(of: argument.expression)) else { return nil }
      }
    }
    return text?.unwrapped
  }
}

extension NamePath {
  /// The `name` of `name`, `self.name` and `Self.name`; nil for other paths.
  fileprivate var memberOfCurrentType: String? {
    switch names.count {
    case 1: names.first
    case 2 where names[0] == "self" || names[0] == TextConstant.currentType: names[1]
    default: nil
    }
  }
}

extension Node {
  fileprivate var isFilePrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }

  /// True for a property of instances, or of a class with its subclasses, which these see.
  fileprivate var mayBeOverridden: Bool {
    !hasModifier("static") && !hasModifier("final") && !hasModifier("private")
  }

  /// The value of a getter of a binding that is one expression or one `return`.
  var onlyGetterValue: Node? {
    guard let block = accessorBlock else { return nil }
    if let statements = block.statements { return statements.onlyValue }
    let getter = block.elements(.accessorDeclList).first { $0.accessorSpecifier?.spells("get") == true }
    return getter?.body?.statements?.onlyValue
  }

  /// The declarations and statements of a file, or of an arm of an `#if`.
  var contents: [Node] { (elements(.codeBlockItemList).map(\.item) + members.map(\.decl)).compactMap(\.self) }
}
