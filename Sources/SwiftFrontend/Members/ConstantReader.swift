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
    /// True if everything in it is read.
    var isWanted = false
    /// True if the raw values of its cases are strings.
    var hasTexts = false
    var isProtocol = false
  }

  /// In source order.
  static func constants(
    in tree: SourceFileSyntax, _ outline: SourceOutline, _ interest: NameInterest, _ speller: Speller
  ) -> [TextConstant] {
    let names = outline.namesOfTexts(in: interest)
    let isWanted = outline.heads.contains { interest.owns($0) }
    guard isWanted || !names.isEmpty else { return [] }
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
      let body = member.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    else { return }
    let inner = Owner(
      path: owner.path + head.names, isWanted: interest.owns(head),
      hasTexts: head.kind == .enum && head.inherited.first?.text == "String", isProtocol: head.kind == .protocol)
    pending.append((body.members.map { Syntax($0.decl) }, inner))
  }

  private mutating func read(_ variable: VariableDeclSyntax, of owner: Owner) {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in variable.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let name = speller.spelling(ofName: token)
      guard owner.isWanted || names.contains(name.text) else { continue }
      let value = isConstant ? binding.initializer?.value : nil
      let getter = variable.mayBeOverridden || owner.isProtocol ? nil : binding.onlyValue
      guard let expression = value ?? getter else { return append(name, nil, of: owner) }
      append(name, text(of: expression), type: TypeNameText.type(in: expression.unwrapped), of: owner)
    }
  }

  private mutating func read(_ element: EnumCaseElementSyntax, of owner: Owner) {
    let name = speller.spelling(ofName: element.name)
    guard owner.isWanted || names.contains(name.text) else { return }
    guard owner.hasTexts else { return append(name, nil, of: owner, isRawValue: true) }
    let spelled = element.rawValue.map { text(of: $0.value) }
    append(name, spelled ?? (name.text, nil), of: owner, isRawValue: true)
  }

  private mutating func append(
    _ name: Spelling, _ text: (text: String, literal: SourceModel.SourceRange?)?, type: NamePath? = nil,
    of owner: Owner, isRawValue: Bool = false
  ) {
    constants.append(
      TextConstant(
        owner: owner.path, name: name, text: text?.text, type: type?.spelling(by: speller).text,
        literal: text?.literal, isRawValue: isRawValue))
  }

  private func text(of expression: ExprSyntax) -> (text: String, literal: SourceModel.SourceRange?)? {
    let plain = expression.unwrapped
    let text = interest.makers.lazy.compactMap { $0.text(in: plain) }.first
    let value = ValueReader(speller: speller, call: { _ in nil })
      .value(of: text ?? TextWrapper.text(in: plain, interest.wrappers) ?? plain)
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
      return name == label || others[name]?.contains(argument.expression.trimmedDescription) == true
    }
    return isPlain ? call.arguments.first { $0.label?.text == label }?.expression.unwrapped : nil
  }
}

extension VariableDeclSyntax {
  /// True for a property of instances, or of a class with its subclasses.
  fileprivate var mayBeOverridden: Bool {
    !modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.final) }
  }
}

extension PatternBindingSyntax {
  /// The value of a getter that is one expression or one `return`.
  var onlyValue: ExprSyntax? {
    guard case .getter(let statements)? = accessorBlock?.accessors else { return nil }
    return statements.onlyValue
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
