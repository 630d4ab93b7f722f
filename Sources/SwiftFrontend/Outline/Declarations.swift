import SourceModel
import SwiftSyntax

/// Type-like declarations, functions and initialisers: heads and scopes.
extension OutlineWalk {
  mutating func enterType(_ node: Syntax, at place: Int) {
    guard var head = HeadReader(speller: speller).head(of: node), !head.name.text.isEmpty else {
      return visitChildren(of: node, at: place)
    }
    let outer = places[place]
    head.scope = outer.types
    head.isLocal = outer.isLocal
    head.conditions = conditionSpeller.spell(outer.arms)
    outline.heads.append(head)
    guard head.kind != .typealias else { return visitChildren(of: node, at: place) }
    visitParts(of: node, named: head, at: place)
  }

  private mutating func visitParts(of node: Syntax, named head: TypeHead, at place: Int) {
    let scope = Scope(
      kind: .type(head: outline.heads.count - 1), parent: nil, generics: head.generics, nameRange: head.name.range)
    let header = open(scope, at: place)
    var body = places[header]
    body.types.append(head.name.text)
    let members = add(body)
    let extended = node.as(ExtensionDeclSyntax.self)?.extendedType.id
    for child in node.children(viewMode: .sourceAccurate) where child.id != extended {
      switch child.kind {
      case .memberBlock: visit(child, at: members)
      case .attributeList: visit(child, at: place)
      default: visit(child, at: header)
      }
    }
  }

  mutating func enterFunction(_ node: Syntax, at place: Int) {
    if let function = node.as(FunctionDeclSyntax.self) { return enterFunction(function, at: place) }
    guard let initializer = node.as(InitializerDeclSyntax.self) else { return }
    var scope = Scope(kind: .initializer, parent: nil)
    scope.read(modifiers: initializer.modifiers, signature: initializer.signature, body: initializer.body)
    scope.generics = HeadReader.names(of: initializer.genericParameterClause)
    scope.nameRange = speller.range(of: initializer.initKeyword)
    visitChildren(of: node, at: open(scope, at: place))
  }

  private mutating func enterFunction(_ node: FunctionDeclSyntax, at place: Int) {
    let name = speller.spelling(ofName: node.name)
    var scope = Scope(kind: .function(name: name.text), parent: nil)
    scope.read(modifiers: node.modifiers, signature: node.signature, body: node.body)
    scope.generics = HeadReader.names(of: node.genericParameterClause)
    scope.returnType = node.signature.returnClause.map { speller.spelling(of: $0.type) }
    scope.nameRange = name.range
    if wanted.interest.wantsReturned(ofMethod: name.text), let value = node.body?.statements.onlyValue {
      returned.append((outline.scopes.count, value))
      landmarks.add(value)
    }
    let inner = open(scope, at: place)
    if let function = ComparingFunction(node, wanted.interest.names.compared, at: inner) { comparing.append(function) }
    visitChildren(of: Syntax(node), at: inner)
  }

  /// A property that overrides one of interest is read like a method.
  mutating func enterVariable(_ node: VariableDeclSyntax, at place: Int) {
    guard let (name, value) = overriding(node) else { return visitChildren(of: Syntax(node), at: place) }
    var scope = Scope(kind: .function(name: Speller.name(of: name)), parent: nil)
    (scope.modifiers.isOverride, scope.nameRange) = (true, speller.range(of: name))
    if let value {
      returned.append((outline.scopes.count, value))
      landmarks.add(value)
    }
    visitChildren(of: Syntax(node), at: open(scope, at: place))
  }

  /// The value is nil where the getter is more than one expression.
  private func overriding(_ node: VariableDeclSyntax) -> (name: TokenSyntax, value: ExprSyntax?)? {
    guard !wanted.interest.methods.isEmpty,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      wanted.interest.methods.contains(Speller.name(of: name))
    else { return nil }
    return (name, binding.onlyValue)
  }

  /// Appends a scope and gives the place inside it.
  private mutating func open(_ scope: Scope, at place: Int) -> Int {
    var scope = scope
    scope.parent = places[place].scope
    scope.conditions = conditionSpeller.spell(places[place].conditions)
    outline.scopes.append(scope)
    var inner = places[place]
    inner.scope = outline.scopes.count - 1
    inner.isDeferred = false
    return add(inner)
  }

  /// Puts the heads into the order of their names: the arguments of an attribute stand before the name of the type
  /// that has it, and may declare types.
  mutating func sortHeads() {
    let order = outline.heads.indices.sorted { outline.heads[$0].name.range < outline.heads[$1].name.range }
    var numbers = order
    for (new, old) in order.enumerated() { numbers[old] = new }
    outline.heads = order.map { outline.heads[$0] }
    for index in outline.scopes.indices {
      guard case .type(let head) = outline.scopes[index].kind else { continue }
      outline.scopes[index].kind = .type(head: numbers[head])
    }
  }
}

extension Scope {
  fileprivate mutating func read(
    modifiers: DeclModifierListSyntax, signature: FunctionSignatureSyntax, body: CodeBlockSyntax?
  ) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): self.modifiers.isStatic = true
      case .keyword(.override): self.modifiers.isOverride = true
      case .keyword(.convenience): self.modifiers.isConvenience = true
      case .keyword(.private), .keyword(.fileprivate): self.modifiers.isFilePrivate = true
      default: continue
      }
    }
    parameterLabels = signature.parameterClause.parameters.map { Speller.name(of: $0.firstName) }
    parameters = signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : Speller.name(of: parameter.firstName),
        name: Speller.name(of: parameter.secondName ?? parameter.firstName), type: Speller.words(of: parameter.type),
        hasDefault: parameter.defaultValue != nil)
    }
    isEmpty = body?.statements.isEmpty
  }
}

extension CodeBlockItemListSyntax {
  /// The expression of a body that is one expression or one `return`.
  var onlyValue: ExprSyntax? {
    guard let first, count == 1 else { return nil }
    switch first.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}
