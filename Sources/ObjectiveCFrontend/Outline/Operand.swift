/// The value that an expression has come to so far, between two byte offsets.
struct Operand {
  enum Kind {
    case none
    /// `name`, `a.b.c`, `A::b`; its last name begins at `last`.
    case path
    /// `self`
    case current
    /// `[self class]`, `self.class`
    case currentClass
    /// `super`
    case parent
    case call(Int)
    /// A name behind the dot of a call's value; it begins at `last`.
    case member(of: Int)
    case string
    case boolean(Bool)
    /// Number of the literal.
    case array(Int)
    case block
    /// `[C class]`, `C.class`; the offsets are those of `C`.
    case metatype
    /// A type in parentheses, perhaps of the value behind it.
    case cast
    case other
  }

  var kind = Kind.none
  var start = 0
  var end = 0
  var last = 0
  /// Where what stands before the last dot of a path ends; lines of the preprocessor may follow it.
  var baseEnd = 0

  static let none = Operand()

  /// Whether a value stands there that a bracket, a dot or a selector can go on with.
  var isValue: Bool {
    switch kind {
    case .none, .cast: false
    default: true
    }
  }

  var call: Int? {
    if case .call(let number) = kind { return number }
    return nil
  }

  /// The name behind the last dot.
  var callee: (start: Int, end: Int)? {
    switch kind {
    case .path, .member: (last, end)
    default: nil
    }
  }
}

/// As much as is known of an expression that is being read.
struct Expression {
  var operand = Operand.none
  /// The left side of a comparison, where nothing stood before it.
  var compared: Operand?
  /// Operators were read, so that the value is none of the operands.
  var isCompound = false
  var hasChoice = false
  /// `?` without their `:`.
  var openChoices = 0
  /// Calls that the value may be: outcomes of a choice, elements of a literal.
  var held: [Int] = []
  /// The names before the last `|`, where nothing else was read.
  var joined: [Operand]?
  /// The name behind the last dot is to come.
  var expectsMember = false
  /// Two words in a row, or a star between them: a declaration.
  var isDeclaration = false
  /// Something was read that no type has.
  var isNoType = false
  var isEmpty = true
  /// Byte offset of the first token.
  var start = 0
  /// How many run-time conditions end with it: those of `&&`, `||` and `?`.
  var conditions = 0
  /// The variable that the value is given to.
  var variable: (start: Int, end: Int)?
  /// Number of the assignment that gives it.
  var assignment: Int?
  /// What it is given to, in files whose methods are read.
  var target: AssignedTarget?

  /// The calls that the finished value may be.
  var outcomes: [Int] {
    if hasChoice { return held + (isCompound ? [] : [operand.call].compactMap(\.self)) }
    return isCompound ? [] : held + [operand.call].compactMap(\.self)
  }

  var value: DraftValue {
    if hasChoice { return .other }
    guard isCompound else { return .operand(operand) }
    if let joined, case .path = operand.kind { return .names(joined + [operand]) }
    guard let compared else { return .other }
    switch (compared.kind, operand.kind) {
    case (.current, .metatype): return .isCurrent(operand)
    case (.metatype, .current): return .isCurrent(compared)
    default: return .other
    }
  }

  /// Goes on behind a binary or prefix operator.
  mutating func combine(isComparison: Bool = false) {
    compared = isComparison && !isCompound && !hasChoice ? operand : nil
    joined = nil
    isCompound = true
    operand = .none
    isNoType = true
  }

  /// Goes on behind a `|`.
  mutating func join() {
    let (before, last) = (isCompound ? joined : [], operand)
    combine()
    if let before, case .path = last.kind { joined = before + [last] }
  }
}

/// A value before it is known which calls go into the outline.
enum DraftValue {
  case operand(Operand)
  case isCurrent(Operand)
  case names([Operand])
  case other
}
