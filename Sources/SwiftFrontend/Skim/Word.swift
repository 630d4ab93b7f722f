import SourceModel

extension SwiftSkimmer {
  /// The keywords that the skimmer must tell apart from other words.
  enum Word: String, CaseIterable {
    case none = ""
    case `class`, `struct`, `enum`, `protocol`, `extension`, `typealias`, actor
    case `private`, `fileprivate`, `internal`, package, `public`, open
    case `static`, `rethrows`, final, indirect, nonisolated, distributed, dynamic, lazy, weak, unowned
    case mutating, nonmutating, convenience, override, required, optional, infix, prefix, postfix, isolated
    case async, reasync, sending, borrowing, consuming, legacyConsuming = "__consuming"
    case setterAccess = "__setter_access", const = "_const", local = "_local"
    case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `import`, `associatedtype`, `operator`
    case `precedencegroup`, `case`, macro
    case `true`, `false`, `nil`, `self`, `Self` = "Self", `super`, `Any` = "Any"
    case `try`, `else`, `if`, `in`, `return`, `break`, `continue`, `fallthrough`, `throws`, `where`, `repeat`, `inout`
    case `as`, `catch`, `default`, `defer`, `do`, `for`, `guard`, `is`, `switch`, `throw`, `while`
    case objc, objcMembers, main, uiApplicationMain = "UIApplicationMain", nsApplicationMain = "NSApplicationMain"
    case available, await, consume, copy, each, some, any, legacyShared = "__shared", legacyOwned = "__owned"

    /// Whether the lexer makes it a keyword wherever it stands (`Keyword.isLexerClassified` in SwiftSyntax).
    var isReserved: Bool {
      switch self {
      case .none, .actor, .macro, .open, .package, .final, .indirect, .nonisolated, .distributed, .dynamic, .lazy,
        .weak,
        .unowned, .mutating, .nonmutating, .convenience, .override, .required, .optional, .infix, .prefix, .postfix,
        .isolated, .async, .reasync, .sending, .borrowing, .consuming, .legacyConsuming, .setterAccess, .const, .local,
        .await, .consume, .copy, .each, .some, .any, .legacyShared, .legacyOwned, .available, .objc, .objcMembers,
        .main, .uiApplicationMain, .nsApplicationMain:
        false
      default: true
      }
    }

    /// Whether it may stand before the introducer of a declaration; `class` is not among them.
    var isModifier: Bool {
      switch self {
      case .private, .fileprivate, .internal, .package, .public, .open, .static, .rethrows, .final, .indirect,
        .nonisolated, .distributed, .dynamic, .lazy, .weak, .unowned, .mutating, .nonmutating, .convenience, .override,
        .required, .optional, .infix, .prefix, .postfix, .isolated, .async, .reasync, .sending, .borrowing, .consuming,
        .legacyConsuming, .setterAccess, .const, .local:
        true
      default: false
      }
    }

    var access: TypeHead.Access? {
      switch self {
      case .private: .private
      case .fileprivate: .fileprivate
      case .internal: .internal
      case .package: .package
      case .public: .public
      case .open: .open
      default: nil
      }
    }

    /// Whether it begins a declaration that is no type.
    var introducesMember: Bool {
      switch self {
      case .func, .var, .let, .`init`, .deinit, .subscript, .import, .associatedtype, .operator, .precedencegroup: true
      default: false
      }
    }

    /// Whether it begins a declaration; `class` and `actor` may be a type, too.
    var introducesDeclaration: Bool {
      switch self {
      case .struct, .enum, .protocol, .extension, .typealias: true
      default: introducesMember
      }
    }

    /// Whether it begins a statement or a part of one, so that no list of generic arguments reaches across it.
    var beginsStatement: Bool {
      switch self {
      case .case, .default, .if, .else, .guard, .for, .while, .switch, .return, .throw, .do, .defer: true
      default: false
      }
    }

    /// Whether it may stand before a type.
    var isTypeSpecifier: Bool {
      switch self {
      case .repeat, .each, .some, .any, .inout, .nonisolated, .isolated, .sending, .borrowing, .consuming, .const,
        .legacyShared, .legacyOwned:
        true
      default: false
      }
    }

    /// Whether SwiftParser recurses on a run of such words.
    var isRecursive: Bool {
      switch self {
      case .try, .repeat, .await, .consume, .copy, .each: true
      default: false
      }
    }

    /// What the word leaves behind when it is used as the keyword.
    var trail: Trail {
      switch self {
      case .true, .false, .nil, .self, .Self, .super, .Any: .completes
      case .try: [.expectsOperand, .isTry, .isPrefixWord]
      case .func, .operator: [.expectsOperand, .namesOperator, .expectsName]
      case .import: [.expectsOperand, .expectsName]
      case .else: [.expectsOperand, .isElse]
      case .in: [.expectsOperand, .startsStatement]
      case .`init`, .subscript, .deinit, .return, .break, .continue, .fallthrough, .throws, .rethrows:
        [.expectsOperand, .completes]
      case .repeat: [.expectsOperand, .isPrefixWord]
      case .await, .consume, .copy, .each: [.completes, .isPrefixWord]
      default: isReserved ? .expectsOperand : .completes
      }
    }
  }
}
