import SourceModel
import SwiftSyntax

/// Reads the variables and enum cases of the types of a file, and of the file itself. It enters no function.
struct ConstantReader {
  private let speller: Speller
  private let interest: NameInterest
  /// The names that the calls of the file take, by their last part.
  private let names: Set<String>
  private var pending: [(members: [Syntax], owner: Owner)] = []
  private var constants: [TextConstant] = []

  private struct Owner {
    var path: [String] = []
    /// The names of its constants that other files ask for.
    var wanted: Set<String> = []
    /// True if the raw values of its cases are strings.
    var hasTexts = false
    var isProtocol = false
    var isFilePrivate = false
  }

  /// In source order.
  static func constants(
    in tree: SourceFileSyntax, _ outline: SourceOutline, _ interest: NameInterest, _ speller: Speller
  ) -> [TextConstant] {
    let names = outline.declared.takenNames
    guard !names.isEmpty || outline.heads.contains(where: { !interest.constants(of: $0).isEmpty }) else { return [] }
    var reader = ConstantReader(speller: speller, interest: interest, names: names)
    reader.read(tree)
    return reader.constants.sorted { $0.name.range < $1.name.range }
  }

  private init(speller: Speller, interest: NameInterest, names: Set<String>) {
    (self.speller, self.interest, self.names) = (speller, interest, names)
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    pending = [(tree.statements.map { Syntax($0.item) }, Owner())]
    while let (members, owner) = pending.popLast() {
      for member in members { read(member, of: owner) }
    }
  }

  private mutating func read(_ member: Syntax, of owner: Owner) {
    switch member.as(SyntaxEnum.self) {
    case .variableDecl(let variable): read(variable, of: owner)
    case .enumCaseDecl(let cases): for element in cases.elements { read(element, of: owner) }
    case .ifConfigDecl(let arms): for arm in arms.clauses { pending.append((arm.members, owner)) }
    default: enter(member, in: owner)
    }
  }

  private mutating func enter(_ member: Syntax, in owner: Owner) {
    guard let head = HeadReader(speller: speller).head(of: member),
      let body = member.body
    else { return }
    var inner = Owner(path: owner.path + head.names, wanted: interest.constants(of: head))
    inner.hasTexts = head.kind == .enum && head.inherited.first?.text == "String"
    inner.isProtocol = head.kind == .protocol
    inner.isFilePrivate = head.access == .private || head.access == .fileprivate
    pending.append((body.members.map { Syntax($0.decl) }, inner))
  }

  /// True if a name in a type is read. A protocol only requires its members.
  private func wants(_ name: String, of owner: Owner) -> Bool {
    !owner.isProtocol && (names.contains(name) || owner.wanted.contains(name))
  }

  private mutating func read(_ variable: VariableDeclSyntax, of owner: Owner) {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in variable.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let name = speller.spelling(ofName: token)
      guard wants(name.text, of: owner) else { continue }
      var constant = TextConstant(owner: owner.path, name: name, text: nil)
      constant.isStatic = Syntax(variable).isStatic
      constant.isFilePrivate = owner.isFilePrivate || variable.isFilePrivate
      if isConstant, let value = binding.initializer?.value {
        read(value, into: &constant)
        constant.type = TypeNameText.type(in: made(by: value) ?? value)?.spelling(by: speller).text
      } else if let value = binding.onlyValue {
        read(getter: value, of: variable, into: &constant)
      }
      constants.append(constant)
    }
  }

  /// A getter that a subclass may override says something only of the type that is asked.
  private func read(getter value: ExprSyntax, of variable: VariableDeclSyntax, into constant: inout TextConstant) {
    let text = made(by: value) ?? value
    let type = TypeNameText.type(in: text)?.spelling(by: speller).text
    if type == TextConstant.currentType || !variable.mayBeOverridden { constant.type = type }
    let member = NamePath(text)?.memberOfCurrentType
    if type == nil, constant.isStatic != (member == TextConstant.rawValue) { constant.member = member }
    if !variable.mayBeOverridden { read(value, into: &constant) }
  }

  private mutating func read(_ element: EnumCaseElementSyntax, of owner: Owner) {
    let name = speller.spelling(ofName: element.name)
    guard wants(name.text, of: owner) else { return }
    var constant = TextConstant(owner: owner.path, name: name, text: nil, isRawValue: true)
    constant.isFilePrivate = owner.isFilePrivate
    if owner.hasTexts, element.rawValue == nil { constant.text = name.text }
    if owner.hasTexts, let value = element.rawValue?.value { read(value, into: &constant) }
    constants.append(constant)
  }

  private func read(_ expression: ExprSyntax, into constant: inout TextConstant) {
    guard let (text, literal) = text(of: expression) else { return }
    (constant.text, constant.literal) = (text, literal)
  }

  /// The expression of the text of which a constructor makes its value; nil for other values.
  private func made(by expression: ExprSyntax) -> ExprSyntax? {
    let plain = expression.unwrapped
    return interest.texts.makers.lazy.compactMap { $0.text(in: plain) }.first
  }

  private func text(of expression: ExprSyntax) -> (text: String, literal: SourceModel.SourceRange?)? {
    let plain = expression.unwrapped
    let value = ValueReader(speller: speller, call: { _ in nil })
      .value(of: made(by: plain) ?? TextWrapper.text(in: plain, interest.texts.wrappers) ?? plain)
    guard case .string(let text, let literal) = value else { return nil }
    return (text, literal)
  }
}

extension TextMaker {
  /// The argument with the text. nil for other expressions, and if another argument has a value that is not known.
  fileprivate func text(in expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), NamePath(call.calledExpression)?.names == [type],
      call.trailingClosure == nil
    else { return nil }
    let isPlain = call.arguments.allSatisfy { argument in
      let name = argument.label?.text ?? ""
      guard name != label, let values = others[name] else { return name == label }
      return values.isEmpty || values.contains(argument.expression.trimmedDescription)
    }
    return isPlain ? call.arguments.first { $0.label?.text == label }?.expression.unwrapped : nil
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

extension VariableDeclSyntax {
  fileprivate var isFilePrivate: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }

  /// True for a property of instances, or of a class with its subclasses.
  fileprivate var mayBeOverridden: Bool {
    !modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.final) }
  }
}

extension PatternBindingSyntax {
  /// The value of a getter that is one expression or one `return`.
  var onlyValue: ExprSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let statements)?: return statements.onlyValue
    case .accessors(let accessors)?:
      return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements.onlyValue
    case nil: return nil
    }
  }
}

extension Syntax {
  /// The body of a type. A cast to the protocol that these nodes share takes far longer.
  fileprivate var body: MemberBlockSyntax? {
    switch self.as(SyntaxEnum.self) {
    case .actorDecl(let type): type.memberBlock
    case .classDecl(let type): type.memberBlock
    case .enumDecl(let type): type.memberBlock
    case .extensionDecl(let type): type.memberBlock
    case .protocolDecl(let type): type.memberBlock
    case .structDecl(let type): type.memberBlock
    default: nil
    }
  }
}

extension IfConfigClauseSyntax {
  /// The declarations and statements of the arm.
  var members: [Syntax] {
    switch elements {
    case .statements(let statements): statements.map { Syntax($0.item) }
    case .decls(let members): members.map { Syntax($0.decl) }
    default: []
    }
  }
}
