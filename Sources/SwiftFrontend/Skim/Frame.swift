extension SwiftSkimmer {
  /// An open bracket.
  struct Frame {
    enum Kind: UInt8 {
      /// The file itself, always the outermost one.
      case file
      case paren, square
      /// A brace that opens no type: a function's, a closure's, an accessor's.
      case code
      /// The body of a type.
      case members
      /// The arguments of an attribute; what stands before it waits in `Skimmer.prefixes`.
      case attribute
      /// `\(` in a string.
      case interpolation
    }

    var kind: Kind
    /// How the string around an interpolation is written.
    var quote = Quote()
    /// What `Lexer.stopsAtNewline` was outside.
    var stoppedAtNewline = false
    /// How many angle brackets were open outside.
    var angles = 0
    /// How many `else if` follow one another right inside this brace.
    var elseIfs = 0
    /// The last declaration or statement that began right inside.
    var last = Introducer()
    /// The byte offset behind an opening brace, and what the brace belongs to.
    var start: Int32 = 0
    var owner = Introducer()

    /// The number of the class of interest whose body it is, and whether a list of its variables goes on.
    var body: Int32?
    var bindsMembers = false
    /// True if an attribute of the body shows its members to Objective-C.
    var exposesMembers = false
    /// The number of the head of the protocol whose body it is.
    var protocolHead: Int32?

    /// The first word of a declaration or statement.
    struct Introducer {
      enum Kind: UInt8 {
        /// A statement, or an expression.
        case statement
        /// A statement whose conditions may declare variables before its braces.
        case condition
        case `switch`
        case function
        /// A variable or a subscript, whose braces hold accessors or a value.
        case property
        /// A constant, whose braces hold a value.
        case constant
      }

      var kind = Kind.statement
      /// The byte offset behind the word.
      var end: Int32 = 0

      init() {}

      init(_ kind: Kind, _ token: Token) {
        (self.kind, end) = (kind, Int32(truncatingIfNeeded: token.end))
      }
    }

    /// Whether declarations may stand right inside.
    @inline(__always)
    var holdsDeclarations: Bool { kind == .code || kind == .members || kind == .file }
  }
}
