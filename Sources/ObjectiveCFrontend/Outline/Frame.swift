/// An open bracket of the reader, or the file itself.
struct Frame {
  enum Kind {
    case file
    /// `extern "C" {`, `namespace A {`
    case linkage
    /// A function's body; its scope.
    case function(scope: Int)
    /// A statement in braces.
    case body
    case block
    /// Any other brace: a list of values, the members of a structure.
    case braces
    case dictionary, array, message(Int), index
    case group, arguments(Int), header(Keyword)
    /// `DestinationRouter(id<P>)`: number of the type use.
    case typeArguments(Int)
    /// Parameters of a function's declaration, `@selector(…)` and attributes: nothing inside is a value.
    case skipped
  }

  enum Shape {
    case file, brace, square, paren
  }

  var kind: Kind
  /// Byte offset behind the bracket.
  var start: Int
  var expression = Expression()
  var statement = Statement()
  /// Of a message: whether a piece of the selector has been read, and whether arguments follow.
  var hasPiece = false
  var takesArguments = false
  var label: String?
  /// Of an array: the elements before the current one.
  var elements: [DraftValue] = []
  /// What `Reader.scope` and the number of run-time conditions were outside.
  var outerScope = 0
  var outerConditions = 0
  /// Whether it is a block or in one.
  var isDeferred = false
  /// Whether it is a block that is read whole or in one.
  var isReadWhole = false
  /// Whether it is a block of `BlockInterest.typed` or in one.
  var isInTypedBlock = false
  /// Number of the block that it is, where that goes into the outline.
  var block: Int?
  /// How the statements right inside may leave it.
  var exits: Exits = []
  /// The subject, where the braces are a `switch`.
  var subject: String?

  init(_ kind: Kind, start: Int) {
    (self.kind, self.start) = (kind, start)
  }

  var shape: Shape {
    switch kind {
    case .file: .file
    case .linkage, .function, .body, .block, .braces, .dictionary: .brace
    case .array, .message, .index: .square
    case .group, .arguments, .header, .typeArguments, .skipped: .paren
    }
  }

  /// Whether statements stand right inside.
  var holdsStatements: Bool {
    switch kind {
    case .file, .linkage, .function, .body, .block, .braces: true
    default: false
    }
  }

  /// Whether declarations of functions stand right inside.
  var isTopLevel: Bool {
    switch kind {
    case .file, .linkage: true
    default: false
    }
  }
}

/// What is known of the current statement, and of the one before.
struct Statement {
  var isAtStart = true
  var isTypedef = false
  var hasAssigned = false
  /// The function that the statement may declare.
  var declarator: Token?
  /// True if the name is that of a macro of interest, which is only used.
  var usesMacro = false
  /// The token before may open a linkage brace.
  var opensLinkage = false
  /// How it may leave what is around it, and what of it ends with the statement: a loop's `break`.
  var exits: Exits = []
  var absorbed: Exits = []
  var isReturn = false
  /// It begins inside an `#if`.
  var isInDirective = false
  /// What follows is what the method gives back.
  var isResult = false
  /// How many run-time conditions end with it.
  var conditions = 0
  /// The `if` and the `else if`s that it belongs to.
  var chain: [Arm] = []
  /// What holds behind it, because it may leave otherwise.
  var left: [String] = []
  /// The condition of the arm that is being read, or what stands before any other body.
  var arm: String?
  var header: String?
  /// The body of an `if` was just read: an `else` may follow.
  var mayGoOn = false
  /// Behind `else`.
  var isElse = false
  /// Byte offset of the current `case`.
  var caseStart: Int?
  /// The subject of the `switch` whose braces follow.
  var subject: String?
  /// How many statements there were, and what the last `return` gives back.
  var count = 0
  var returned: DraftValue?

  /// One `if`: its condition, and what holds in the arms behind it, spelled once for them all.
  struct Arm {
    let condition: String
    let otherwise: String

    init(_ condition: String) {
      (self.condition, otherwise) = (condition, "if !(\(condition))")
    }
  }

  /// The statement behind this one.
  var following: Statement {
    var next = Statement()
    (next.count, next.returned) = (count, returned)
    (next.chain, next.left, next.mayGoOn) = (chain, left, mayGoOn)
    return next
  }
}
