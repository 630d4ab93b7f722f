import SourceModel

/// How a statement may leave what is around it.
struct Exits: OptionSet {
  let rawValue: UInt8

  static let function = Exits(rawValue: 1)
  static let loop = Exits(rawValue: 2)
  static let turn = Exits(rawValue: 4)

  /// Functions of C and of the run-time that never come back.
  static let functions: Set = [
    "abort", "exit", "_exit", "_Exit", "quick_exit", "longjmp", "siglongjmp", "pthread_exit", "objc_exception_throw",
    "__builtin_trap", "__builtin_unreachable",
  ]

  /// nil for a word that leaves nothing.
  init?(_ keyword: Keyword) {
    switch keyword {
    case .return, .goto, .throw: self = .function
    case .break: self = .loop
    case .continue: self = .turn
    default: return nil
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What ends with the statement that a word begins.
  static func absorbed(by keyword: Keyword) -> Exits {
    switch keyword {
    case .for, .while, .do: [.loop, .turn]
    case .switch: .loop
    default: []
    }
  }
}

extension Statement {
  /// Notes what the whole statement leaves behind: `inside` is what its body may do, and `carried` what held at the end
  /// of a body without a header.
  mutating func settle(_ inside: Exits, carried: [String]) -> Exits {
    let exits = exits.union(inside).subtracting(absorbed)
    guard !exits.isEmpty else {
      mayGoOn = arm != nil || !left.isEmpty
      return []
    }
    if let arm {
      left.append("if !(\(arm))")
    } else if isElse, let last = chain.last {
      left.append("if \(last.condition)")
    } else if let header {
      left.append("!(\(header))")
    } else {
      // Nothing but a `goto` reaches what stands behind a plain `return`. A `@catch` may stand behind that of a block.
      let isPlain = carried.isEmpty && inside.isEmpty && !isInDirective
      left += isPlain ? [ConditionStack.behindReturn] : carried.filter { $0 != ConditionStack.behindReturn }
    }
    mayGoOn = arm != nil || !left.isEmpty
    return exits
  }
}
