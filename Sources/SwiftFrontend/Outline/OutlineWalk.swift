import SourceModel
import SwiftSyntax

/// One pass over a tree, from the top down and in source order, with a stack of its own instead of recursion.
///
/// SwiftSyntax makes a node's children when they are asked for, which costs more than to parse them: only parts with a
/// landmark are entered.
struct OutlineWalk {
  let wanted: Wanted
  let speller: Speller
  var conditionSpeller = ConditionSpeller()
  var landmarks: Landmarks
  var places = [Place()]
  var outline = SourceOutline(language: .swift)
  var calls = CallDrafts()
  /// The names of constructor calls of interest, which are no type uses.
  var calleeNames: Set<SyntaxIdentifier> = []
  var bindings: [(name: String, call: SyntaxIdentifier, scope: Int)] = []
  var returned: [(scope: Int, expression: ExprSyntax)] = []
  var assignments: [AssignmentDraft] = []
  var memberPaths: [MemberPathDraft] = []
  /// The attributes of interest, with their places.
  var attributes: [(node: AttributeSyntax, place: Int)] = []
  var macros: [MacroDraft] = []
  /// The functions whose comparisons go into the outline.
  var comparing: [ComparingFunction] = []
  private var pending: [(node: Syntax, place: Int)] = []

  private init(_ text: SourceText, wanted: Wanted, landmarks: Landmarks) {
    self.wanted = wanted
    self.landmarks = landmarks
    speller = Speller(text)
    outline.scopes = [Scope(kind: .file, parent: nil)]
  }

  static func outline(
    of tree: SourceFileSyntax, text: SourceText, wanted: Wanted, landmarks: Landmarks? = nil
  ) -> SourceOutline {
    var walk = OutlineWalk(text, wanted: wanted, landmarks: landmarks ?? Landmarks(in: text, wanted: wanted))
    walk.walk(tree)
    let speller = walk.speller
    var outline = walk.finished()
    outline.declared.takenNames = outline.namesOfTexts(in: wanted.interest.names)
    let receivers = wanted.interest.receivers
    let (declared, inherited) = (outline.declared, wanted.interest.names.inherited)
    if !declared.attributes.isEmpty || !declared.macros.isEmpty
      || outline.calls.contains(where: { receivers.contains($0.callee.text) })
      || outline.heads.contains(where: inherited.mayInherit)
    {
      outline.declared.imports = ImportScan.modules(in: text)
    }
    outline.declared.constants = ConstantReader.constants(in: tree, outline, wanted.interest.names, speller)
    return outline
  }

  private mutating func walk(_ tree: SourceFileSyntax) {
    visit(Syntax(tree), at: 0)
    while let (node, place) = pending.popLast() {
      let first = pending.count
      enter(node, at: place)
      pending[first...].reverse()
    }
  }

  private mutating func enter(_ node: Syntax, at place: Int) {
    switch node.kind {
    // The declaration in `@abi(…)` is another spelling of the one that it stands before.
    case .token, .inheritanceClause, .abiAttributeArguments: return
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
      enterType(node, at: place)
    case .functionCallExpr: node.as(FunctionCallExprSyntax.self).map { enterCall($0, at: place) }
    case .functionDecl, .initializerDecl: enterFunction(node, at: place)
    case .variableDecl: node.as(VariableDeclSyntax.self).map { enterVariable($0, at: place) }
    case .codeBlock, .switchExpr: enterBrace(node, at: place)
    case .closureExpr, .accessorBlock: enterDeferred(node, at: place)
    case .labeledExprList: enterArguments(node, at: place)
    case .codeBlockItemList: enterStatements(node, at: place)
    case .ifConfigDecl, .postfixIfConfigExpr, .ifExpr, .guardStmt, .switchCase, .sequenceExpr:
      enterConditional(node, at: place)
    case .forStmt, .whileStmt, .doStmt, .catchClause: enterBlock(node, at: place)
    case .attribute: node.as(AttributeSyntax.self).map { enterAttribute($0, at: place) }
    default:
      note(node, at: place)
      visitChildren(of: node, at: place)
    }
  }

  /// Notes what the node itself says, whatever is inside.
  private mutating func note(_ node: Syntax, at place: Int) {
    switch node.kind {
    case .declReferenceExpr: node.as(DeclReferenceExprSyntax.self).map { noteName($0, at: place) }
    case .identifierType:
      node.as(IdentifierTypeSyntax.self).map { noteType($0.name, $0.genericArgumentClause, at: place) }
    case .memberType: node.as(MemberTypeSyntax.self).map { noteType($0.name, $0.genericArgumentClause, at: place) }
    case .genericSpecializationExpr:
      node.as(GenericSpecializationExprSyntax.self).map { noteArguments($0, at: place) }
    case .memberAccessExpr: node.as(MemberAccessExprSyntax.self).map { noteMetatype(ExprSyntax($0), at: place) }
    case .macroExpansionExpr: node.as(MacroExpansionExprSyntax.self).map { noteMacro($0, at: place) }
    case .macroExpansionDecl: node.as(MacroExpansionDeclSyntax.self).map { noteMacro($0, at: place) }
    case .patternBinding:
      node.as(PatternBindingSyntax.self).map { noteBinding($0.pattern, $0.initializer, at: place) }
    case .optionalBindingCondition:
      node.as(OptionalBindingConditionSyntax.self).map { noteBinding($0.pattern, $0.initializer, at: place) }
    default: return
    }
  }

  /// The name of an attribute is no use of a type; its generic arguments are.
  private mutating func enterAttribute(_ node: AttributeSyntax, at place: Int) {
    noteMacro(node, at: place)
    noteAttribute(node, at: place)
    let name = node.attributeName
    let generics =
      name.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? name.as(MemberTypeSyntax.self)?.genericArgumentClause
    generics.map { visit(Syntax($0), at: place) }
    noteMetatypes(generics, at: place)
    node.arguments.map { visit(Syntax($0), at: place) }
  }

  private mutating func enterCall(_ node: FunctionCallExprSyntax, at place: Int) {
    noteCall(node, at: place)
    for child in node.children(viewMode: .sourceAccurate) {
      guard child.kind != .labeledExprList || landmarks.mayMatter(in: child) else { continue }
      visit(child, at: place)
    }
  }

  private mutating func enterBrace(_ node: Syntax, at place: Int) {
    guard !places[place].isLocal else { return visitChildren(of: node, at: place) }
    var inner = places[place]
    inner.isLocal = true
    visitChildren(of: node, at: add(inner))
  }

  private mutating func enterDeferred(_ node: Syntax, at place: Int) {
    var inner = places[place]
    (inner.chainBase, inner.isLocal, inner.isDeferred) = (nil, true, true)
    visitChildren(of: node, at: add(inner))
  }

  /// Inside a list of arguments nothing is a member of an outer chain.
  private mutating func enterArguments(_ node: Syntax, at place: Int) {
    var place = place
    if places[place].chainBase != nil {
      var inner = places[place]
      inner.chainBase = nil
      place = add(inner)
    }
    // What stands alone in parentheses may be what a call is a member of.
    let isAlone = node.as(LabeledExprListSyntax.self)?.count == 1
    for child in node.children(viewMode: .sourceAccurate) where isAlone || landmarks.mayMatter(in: child) {
      pending.append((child, place))
    }
  }

  mutating func add(_ place: Place) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// A call without a landmark may be what one of interest is a member of.
  mutating func visit(_ node: Syntax, at place: Int) {
    guard node.kind.isLinkOfChain || landmarks.mayMatter(in: node) else { return }
    pending.append((node, place))
  }

  mutating func visitChildren(of node: Syntax, at place: Int) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child, at: place) }
  }
}

extension SyntaxKind {
  /// Whether the node is a call, or may stand between one and the member that it is the base of.
  fileprivate var isLinkOfChain: Bool {
    switch self {
    case .functionCallExpr, .memberAccessExpr, .genericSpecializationExpr, .tupleExpr, .labeledExprList, .labeledExpr,
      .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr, .sequenceExpr, .exprList,
      .postfixIfConfigExpr:
      true
    default: false
    }
  }
}
