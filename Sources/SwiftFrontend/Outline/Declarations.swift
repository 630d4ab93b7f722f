import SourceModel
import SwiftSyntax

/// Type-like declarations, functions and initialisers: heads and scopes.
extension OutlineWalk {
  mutating func enterType(_ node: Node, at place: Int) {
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

  private mutating func visitParts(of node: Node, named head: TypeHead, at place: Int) {
    let scope = Scope(
      kind: .type(head: outline.heads.count - 1), parent: nil, generics: head.generics, nameRange: head.name.range)
    let header = open(scope, at: place)
    var body = places[header]
    body.types.append(head.name.text)
    body.isAsked = wanted.interest.names.bodies.all.types.contains(head.lastName)
    let members = add(body)
    noteProperties(of: node, at: members)
    noteGivenTexts(of: node, at: members)
    let extended = node.kind == .extensionDecl ? node.extendedType : nil
    for child in node.children where child != extended {
      switch child.kind {
      case .memberBlock: visit(child, at: members)
      case .attributeList: visit(child, at: place)
      default: visit(child, at: header)
      }
    }
  }

  mutating func enterInitializer(_ node: Node, at place: Int) {
    var scope = Scope(kind: .initializer, parent: nil)
    scope.read(node)
    scope.nameRange = node.token(0).map { speller.range(of: $0) } ?? .zero
    if constructsOwnType(at: place), let body = node.body { landmarks.add(body) }
    let inner = open(scope, at: place)
    noteMethod(node, named: "init", at: inner)
    visitChildren(of: node, at: inner)
  }

  mutating func enterFunction(_ node: Node, at place: Int) {
    let name = speller.spelling(ofName: node.name)
    var scope = Scope(kind: .function(name: name.text), parent: nil)
    scope.read(node)
    scope.returnType = node.signature?.returnClause?.type.map { speller.spelling(of: $0) }
    scope.nameRange = name.range
    if wanted.wantsReturned(ofMethod: name.text), let value = node.body?.statements?.onlyValue {
      returned.append((outline.scopes.count, value))
      landmarks.add(value)
    }
    let inner = open(scope, at: place)
    if let function = ComparingFunction(node, wanted.interest.names.compared, at: inner) { comparing.append(function) }
    noteMethod(node, named: name.text, at: inner)
    visitChildren(of: node, at: inner)
  }

  /// A property that overrides one of interest is read like a method.
  mutating func enterVariable(_ node: Node, at place: Int) {
    noteProperties(node, at: place)
    guard let (name, value) = overriding(node) else { return visitChildren(of: node, at: place) }
    var scope = Scope(kind: .function(name: Speller.name(of: name)), parent: nil)
    (scope.modifiers.isOverride, scope.nameRange) = (true, speller.range(of: name))
    if let value {
      returned.append((outline.scopes.count, value))
      landmarks.add(value)
    }
    visitChildren(of: node, at: open(scope, at: place))
  }

  /// The value is nil where the getter is more than one expression.
  private func overriding(_ variable: Node) -> (name: Node, value: Node?)? {
    guard !wanted.interest.methods.isEmpty, variable.hasModifier("override"), let binding = variable.bindings.first,
      let name = binding.pattern?.identifier, wanted.interest.methods.contains(Speller.name(of: name))
    else { return nil }
    return (name, binding.onlyGetterValue)
  }

  /// Appends a scope and gives the place inside it.
  private mutating func open(_ scope: consuming Scope, at place: Int) -> Int {
    scope.parent = places[place].scope
    scope.conditions = conditionSpeller.spell(places[place].conditions)
    outline.scopes.append(scope)
    var inner = places[place]
    inner.scope = outline.scopes.count - 1
    inner.closure = nil
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
  /// Reads the head of a function or an initializer, and whether its body is empty.
  fileprivate mutating func read(_ function: Node) {
    for modifier in function.modifiers {
      switch modifier.name?.text {
      case "static", "class": modifiers.isStatic = true
      case "override": modifiers.isOverride = true
      case "convenience": modifiers.isConvenience = true
      case "private", "fileprivate": modifiers.isFilePrivate = true
      case "optional": modifiers.isOptional = true
      default: continue
      }
    }
    for parameter in function.parameters {
      let label = parameter.firstName
      parameterLabels.append(Speller.name(of: label))
      var read = Parameter(
        label: label?.spells("_") == true ? nil : Speller.name(of: label),
        name: Speller.name(of: parameter.secondName ?? label), type: Speller.words(of: parameter.type),
        hasDefault: parameter.defaultValue != nil)
      read.isVariadic = parameter.isVariadic
      parameters.append(read)
    }
    generics = function.genericParameterClause.map { HeadReader.names(of: $0) } ?? []
    isEmpty = function.body.map { $0.statements == nil }
  }
}

extension Node {
  /// The expression of a list of statements that is one expression or one `return`.
  var onlyValue: Node? {
    guard let item = children.only?.item else { return nil }
    if item.kind == .returnStmt { return item.expression }
    return item.kind.isExpression ? item : nil
  }
}
