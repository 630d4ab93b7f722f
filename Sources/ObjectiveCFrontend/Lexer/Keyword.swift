import SourceModel
import Synchronization

/// The words that skim or reader must tell apart from other words.
enum Keyword: String, CaseIterable {
  case none = ""
  case interface, implementation, `protocol`, end, compatibilityAlias = "compatibility_alias", selector, encode
  case available, `catch`, `try`, finally, autoreleasepool, synchronized, `throw`, property
  case optional, required, `public`, `private`, protected, package, synthesize, dynamic
  case typedef, `struct`, union, `enum`, void, char, short, int, long, float, double, signed, unsigned, const
  case `static`, inline, extern, namespace, volatile, register, auto
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, `break`, `continue`, goto
  case sizeof, `self`, `super`, `class`, yes = "YES", no = "NO", `true`, `false`
  case attribute = "__attribute__", covariant = "__covariant", contravariant = "__contravariant"
  case swiftName = "NS_SWIFT_NAME", coreSwiftName = "CF_SWIFT_NAME", plainSwiftName = "swift_name"
  case hiddenSwiftName = "__swift_name__", compiledClassName = "SWIFT_CLASS_NAMED"
  case define, ifdef, ifndef, elif, elifdef, elifndef, endif, defined, `import`, include, pragma, error, warning
  case objectiveC = "__OBJC__"
  /// A macro of a library, whatever its name.
  case declaringMacro = "*"

  /// Whether it gives the declaration beside it a name in Swift.
  var namesForSwift: Bool {
    switch self {
    case .swiftName, .coreSwiftName, .plainSwiftName, .hiddenSwiftName, .compiledClassName: true
    default: false
    }
  }

  /// Whether a function or variable of C may begin with it.
  var beginsDeclaration: Bool {
    switch self {
    case .static, .extern, .typedef, .inline, .void, .const, .struct, .union, .enum, .char, .short, .int, .long, .float,
      .double, .signed, .unsigned:
      true
    default: false
    }
  }

  /// Whether it stands for no class in a type.
  var isPlainC: Bool {
    switch self {
    case .volatile, .register, .auto, .return, .if, .else, .for, .while, .do, .switch, .case, .default, .break,
      .continue, .goto, .sizeof, .self, .super, .yes, .no, .true, .false, .attribute:
      true
    default: beginsDeclaration
    }
  }
}

/// From a word's hash to the keyword.
struct KeywordTable {
  /// Without macros.
  static let plain = KeywordTable([])

  private let table: WordTable
  private let keywords: [Keyword]

  private init(_ macros: Set<String>) {
    table = WordTable(Keyword.allCases.map(\.rawValue).filter { !$0.isEmpty } + macros)
    keywords = table.words.map { Keyword(rawValue: $0) ?? (macros.contains($0) ? .declaringMacro : .none) }
  }

  /// The table with the names of some macros. It is made once for all files of a tree.
  static func with(_ macros: [String: DeclaringMacro]) -> KeywordTable {
    if macros.isEmpty { return plain }
    return last.withLock { last in
      if let last, last.macros == macros { return last.table }
      let table = KeywordTable(Set(macros.keys))
      last = (macros, table)
      return table
    }
  }

  private static let last = Mutex<(macros: [String: DeclaringMacro], table: KeywordTable)?>(nil)

  func withPointers<Result>(_ body: (Pointers) -> Result) -> Result {
    table.withPointers { table in
      keywords.withUnsafeBufferPointer { body(Pointers(table: table, keywords: $0)) }
    }
  }

  struct Pointers {
    fileprivate let table: WordTable.Pointers
    fileprivate let keywords: UnsafeBufferPointer<Keyword>

    @inline(__always)
    func keyword(for hash: WordHash) -> Keyword {
      table.index(of: hash).map { keywords[$0] } ?? .none
    }
  }
}
