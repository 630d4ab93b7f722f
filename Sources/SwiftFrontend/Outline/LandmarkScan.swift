import SourceModel

/// One walk over a file's bytes for `Landmarks`.
struct LandmarkScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let names: WordTable.Pointers
  private let unusedNames: WordTable.Pointers
  private let makerNames: WordTable.Pointers
  private let words: WordTable.Pointers
  private let classes: UnsafeBufferPointer<SwiftSkimmer.ByteClass>
  private let hasForeignNames: Bool
  /// The end of a line that is nothing but a comment, wherever it stands.
  private var endOfComment = 0
  private var offsets: [Int32] = []
  private var makers: [Int32] = []
  private var exits: [Int32] = []

  /// Byte offsets, each list ascending.
  typealias Result = (offsets: [Int32], makers: [Int32], exits: [Int32])

  static func run(_ bytes: UnsafeBufferPointer<UInt8>, wanted: Wanted) -> Result {
    withPointers(to: wanted.names, wanted.unused, wanted.makers) { names, unused, makers in
      words.withPointers { words in
        SwiftSkimmer.ByteClass.table.withUnsafeBufferPointer { classes in
          var scan = LandmarkScan(
            bytes: bytes, names: names, unusedNames: unused, makerNames: makers, words: words, classes: classes,
            hasForeignNames: wanted.hasForeignNames)
          scan.run()
          return (scan.offsets, scan.makers, scan.exits)
        }
      }
    }
  }

  private static func withPointers<Value>(
    to first: WordTable, _ second: WordTable, _ third: WordTable,
    _ body: (WordTable.Pointers, WordTable.Pointers, WordTable.Pointers) -> Value
  ) -> Value {
    first.withPointers { first in second.withPointers { second in third.withPointers { body(first, second, $0) } } }
  }

  private mutating func run() {
    guard let base = bytes.baseAddress else { return }
    var offset = 0
    while offset < bytes.count {
      switch classes[Int(bytes[offset])] {
      case .letter, .digit, .dollar:
        let end = endOfWord(from: offset)
        take(WordHash(start: base + offset, count: end - offset), offset..<end)
        offset = end
        continue
      case .slash where offset >= endOfComment: passComment(at: offset)
      case .at, .pound: if mayExpand(at: offset) { mark(offset) }
      case .less: if mayOpenArguments(at: offset) { mark(offset) }
      case .backTick: if quotesName(at: offset) { mark(offset) }
      case .nonASCII where hasForeignNames: mark(offset)
      default: break
      }
      offset += 1
    }
  }

  @inline(__always)
  private mutating func take(_ hash: WordHash, _ word: Range<Int>) {
    if names.index(of: hash) != nil, unusedNames.index(of: hash) == nil {
      mark(word.lowerBound)
      if makerNames.index(of: hash) != nil { makers.append(Int32(truncatingIfNeeded: word.lowerBound)) }
    }
    if let index = words.index(of: hash) { take(Self.roles[index], word) }
  }

  private mutating func mark(_ offset: Int) {
    guard offset >= endOfComment else { return }
    offsets.append(Int32(truncatingIfNeeded: offset))
  }

  private mutating func take(_ role: Role, _ word: Range<Int>) {
    switch role {
    case .declaration: mark(word.lowerBound)
    case .current: if mayBeMember(at: word.lowerBound) { mark(word.lowerBound) }
    case .arm: if byte(beforeBlanks: word.lowerBound) != UInt8(ascii: ":") { leave(at: word) }
    case .exit: leave(at: word)
    }
  }

  /// Letters beyond ASCII make it part of another word.
  private mutating func leave(at word: Range<Int>) {
    guard word.lowerBound == 0 || bytes[word.lowerBound - 1] < 0x80 else { return }
    guard word.upperBound == bytes.count || bytes[word.upperBound] < 0x80 else { return }
    exits.append(Int32(truncatingIfNeeded: word.lowerBound))
  }
}

// MARK: Words

extension LandmarkScan {
  private enum Role {
    /// Begins a declaration that has a head or a scope.
    case declaration
    /// `self`
    case current
    /// May leave a block.
    case exit
    /// `break`: behind a colon it leaves nothing but its `switch`.
    case arm
  }

  private static let rolesByWord: [String: Role] = [
    "class": .declaration, "struct": .declaration, "enum": .declaration, "actor": .declaration,
    "protocol": .declaration, "extension": .declaration, "typealias": .declaration, "func": .declaration,
    "init": .declaration, "self": .current, "return": .exit, "throw": .exit, "break": .arm, "continue": .exit,
    "fatalError": .exit, "preconditionFailure": .exit, "exit": .exit, "abort": .exit,
  ]
  private static let words = WordTable(rolesByWord.keys)
  private static let roles = words.words.compactMap { rolesByWord[$0] }
  /// The names of macros and attributes that say nothing of routes.
  private static let harmless = WordTable(
    BuiltInMacro.names.union(BuiltInAttribute.names).union(BuiltInAttribute.ofMembers)
      .union(["if", "else", "elseif", "endif"]))
}

// MARK: Comments

extension LandmarkScan {
  /// Sees a comment that is a whole line. Inside a comment of more lines, a string or a regular expression, it goes on
  /// with it or holds text, as long as nothing ends or interrupts these.
  private mutating func passComment(at offset: Int) {
    guard let base = bytes.baseAddress, base[offset + 1] == UInt8(ascii: "/"), isFirstOnLine(offset) else { return }
    let end = ByteLanes.endOfLine(base, count: bytes.count, from: offset)
    var last: UInt8 = 0
    for byte in bytes[offset..<end] {
      if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "#") { return }
      if byte == UInt8(ascii: "/"), last == UInt8(ascii: "*") { return }
      last = byte
    }
    endOfComment = end
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    var current = offset
    while current > 0, bytes[current - 1] == UInt8(ascii: " ") || bytes[current - 1] == UInt8(ascii: "\t") {
      current -= 1
    }
    return current == 0 || bytes[current - 1] == 0x0A || bytes[current - 1] == 0x0D
  }
}

// MARK: What stands around

extension LandmarkScan {
  private func endOfWord(from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var end = start
    while end < bytes.count {
      let rest = ByteLanes.load(base, at: end)
      let length = ByteLanes.wordLength(rest)
      end += length
      if length == 8 { continue }
      guard base[end] == UInt8(ascii: "$") else { break }
      end += 1
    }
    return min(end, bytes.count)
  }

  /// Whether a `self` may stand behind a dot. A comment may stand between them, on lines of its own.
  private func mayBeMember(at offset: Int) -> Bool {
    var current = offset
    while current > 0, bytes[current - 1] <= UInt8(ascii: " ") {
      current -= 1
      if bytes[current] == 0x0A || bytes[current] == 0x0D, lineMayEndInComment(before: current) { return true }
    }
    return current > 0 && (bytes[current - 1] == UInt8(ascii: ".") || bytes[current - 1] == UInt8(ascii: "/"))
  }

  private func lineMayEndInComment(before end: Int) -> Bool {
    var current = end
    while current > 1, bytes[current - 1] != 0x0A, bytes[current - 1] != 0x0D {
      if bytes[current - 1] == UInt8(ascii: "/"), bytes[current - 2] == UInt8(ascii: "/") { return true }
      current -= 1
    }
    return false
  }

  private func byte(beforeBlanks offset: Int) -> UInt8? {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return bytes[..<offset].last { !blanks.contains($0) }
  }

  /// Whether `#` or `@` stands before a name that is not the language's own, or before one with generic arguments.
  private func mayExpand(at offset: Int) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let start = offset + 1
    // The first or last sign of a raw string.
    if bytes[offset] == UInt8(ascii: "#"), start < bytes.count, bytes[start] == UInt8(ascii: "\"") { return false }
    let end = endOfWord(from: start)
    guard start < end, Self.harmless.index(of: WordHash(start: base + start, count: end - start)) != nil else {
      return true
    }
    guard let next = bytes[end...].first(where: { $0 > UInt8(ascii: " ") }) else { return false }
    return next == UInt8(ascii: "<") || next == UInt8(ascii: ".") || next == UInt8(ascii: "/")
  }

  /// Whether generic arguments may begin: behind a name, or what may stand between them.
  private func mayOpenArguments(at offset: Int) -> Bool {
    guard offset > 0, let base = bytes.baseAddress else { return false }
    let (last, next) = (bytes[offset - 1], base[offset + 1])
    if next == UInt8(ascii: "=") || next == UInt8(ascii: "<") { return false }
    return last <= UInt8(ascii: " ") || last == UInt8(ascii: "`") || last == UInt8(ascii: "/")
      || Spelling.isWordByte(last)
  }

  /// Whether a name of interest stands between this back-tick and the next one: it may be any text.
  private func quotesName(at offset: Int) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let start = offset + 1
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "`") || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return names.index(of: WordHash(start: base + start, count: end - start)) != nil
  }
}
