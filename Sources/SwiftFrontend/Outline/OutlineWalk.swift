import SourceModel
import SwiftSyntax

/// One pass over a tree, from the top down and in source order, with a stack of its own instead of recursion.
///
/// Only parts with a landmark are entered.
struct OutlineWalk {
  let wanted: Wanted
  let speller: Speller
  var conditionSpeller = ConditionSpeller()
  var landmarks: Landmarks
  var places = [Place()]
  var outline = SourceOutline(language: .swift)
  var calls = CallDrafts()
  /// The names of constructor calls of interest, which are no type uses.
  var calleeNames: Set<Node> = []
  var bindings: [(name: String, call: Node, scope: Int)] = []
  var returned: [(scope: Int, expression: Node)] = []
  var assignments: [AssignmentDraft] = []
  var memberPaths: [MemberPathDraft] = []
  var handedOn: [HandedFunction] = []
  var functionValues: [FunctionName] = []
  /// How many rounds of loops the calls of the file have so far.
  var rounds = 0
  /// The attributes of interest, with their places.
  var attributes: [(node: Node, place: Int)] = []
  var macros: [MacroDraft] = []
  /// The functions whose comparisons go into the outline.
  var comparing: [ComparingFunction] = []
  /// The methods whose bodies go into the outline, with the places in them.
  var methods: [(node: Node, place: Int)] = []
  /// The properties whose texts go into the outline.
  var given: [GivenDraft] = []
  private var pending: [(node: Node, place: Int)] = []

  private init(_ text: SourceText, wanted: Wanted, landmarks: Landmarks) {
    self.wanted = wanted
    self.landmarks = landmarks
    speller = Speller(text)
    outline.scopes = [Scope(kind: .file, parent: nil)]
  }

  static func outline(
    of tree: SyntaxTree, text: SourceText, wanted: Wanted, landmarks: Landmarks? = nil
  ) -> SourceOutline {
    // Nodes do not keep their tree.
    withExtendedLifetime(tree) {
      var walk = OutlineWalk(text, wanted: wanted, landmarks: landmarks ?? Landmarks(in: text, wanted: wanted))
      walk.walk(tree.root)
      let speller = walk.speller
      var outline = walk.finished()
      outline.declared.takenNames = outline.namesOfTexts(in: wanted.interest.names)
      if outline.needsImports(wanted.interest) { outline.declared.imports = ImportScan.modules(in: text) }
      ConstantReader.read(tree, into: &outline, wanted.interest.names, speller)
      return outline
    }
  }

  private mutating func walk(_ root: Node) {
    visit(root, at: 0)
    while let (node, place) = pending.popLast() {
      let first = pending.count
      enter(node, at: place)
      pending.reverse(from: first)
    }
  }

  private mutating func enter(_ node: Node, at place: Int) {
    switch node.kind {
    // The declaration in `@abi(…)` is another spelling of the one that it stands before.
    case .token, .inheritanceClause, .abiAttributeArguments: return
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
      enterType(node, at: place)
    case .functionCallExpr: enterCall(node, at: place)
    case .functionDecl: enterFunction(node, at: place)
    case .initializerDecl: enterInitializer(node, at: place)
    case .variableDecl: enterVariable(node, at: place)
    case .codeBlock, .switchExpr: enterBrace(node, at: place)
    case .closureExpr, .accessorBlock, .accessorDecl: enterDeferred(node, at: place)
    case .labeledExprList: enterArguments(node, at: place)
    case .codeBlockItemList: enterStatements(node, at: place)
    case .ifConfigDecl, .postfixIfConfigExpr, .ifExpr, .guardStmt, .switchCase, .sequenceExpr:
      enterConditional(node, at: place)
    case .forStmt, .whileStmt, .doStmt, .catchClause: enterBlock(node, at: place)
    case .attribute: enterAttribute(node, at: place)
    default:
      note(node, at: place)
      visitChildren(of: node, at: place)
    }
  }

  /// Notes what the node itself says, whatever is inside.
  private mutating func note(_ node: Node, at place: Int) {
    switch node.kind {
    case .declReferenceExpr: noteName(node, at: place)
    case .identifierType, .memberType: noteType(node, at: place)
    case .genericSpecializationExpr: noteArguments(node, at: place)
    case .memberAccessExpr: noteMetatype(node, at: place)
    case .macroExpansionExpr, .macroExpansionDecl: noteMacro(node, at: place)
    case .patternBinding, .optionalBindingCondition: noteBinding(node, at: place)
    default: return
    }
  }

  /// The name of an attribute is no use of a type; its generic arguments are.
  private mutating func enterAttribute(_ node: Node, at place: Int) {
    noteMacro(ofAttribute: node, at: place)
    noteAttribute(node, at: place)
    let generics = node.attributeName?.genericArgumentClause
    visit(generics, at: place)
    noteMetatypes(generics, at: place)
    visit(node.attributeArguments, at: place)
  }

  private mutating func enterCall(_ node: Node, at place: Int) {
    noteCall(node, at: place)
    for child in node.children {
      guard child.kind != .labeledExprList || landmarks.mayMatter(in: child) else { continue }
      visit(child, at: place)
    }
  }

  private mutating func enterBrace(_ node: Node, at place: Int) {
    guard !places[place].isLocal else { return visitChildren(of: node, at: place) }
    var inner = places[place]
    inner.isLocal = true
    visitChildren(of: node, at: add(inner))
  }

  private mutating func enterDeferred(_ node: Node, at place: Int) {
    var inner = places[place]
    (inner.chainBase, inner.isLocal, inner.closure) = (nil, true, node.start)
    visitChildren(of: node, at: add(inner))
  }

  /// Inside a list of arguments nothing is a member of an outer chain.
  private mutating func enterArguments(_ node: Node, at place: Int) {
    var place = place
    if places[place].chainBase != nil {
      var inner = places[place]
      inner.chainBase = nil
      place = add(inner)
    }
    // What stands alone in parentheses may be what a call is a member of.
    let isAlone = node.children.only != nil
    for child in node.children where isAlone || landmarks.mayMatter(in: child) {
      pending.append((child, place))
    }
  }

  mutating func add(_ place: Place) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// A call without a landmark may be what one of interest is a member of.
  mutating func visit(_ node: Node?, at place: Int) {
    guard let node, node.kind.isLinkOfChain || landmarks.mayMatter(in: node) else { return }
    pending.append((node, place))
  }

  mutating func visitChildren(of node: Node, at place: Int) {
    for child in node.children { visit(child, at: place) }
  }
}

extension SourceOutline {
  /// Whether what an outline holds may depend on the modules that the file imports.
  fileprivate func needsImports(_ interest: Interest) -> Bool {
    !declared.attributes.isEmpty || !declared.macros.isEmpty || !declared.methods.isEmpty
      || calls.contains { interest.receivers.contains($0.callee.text) }
      || heads.contains(where: interest.names.inherited.mayInherit)
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
