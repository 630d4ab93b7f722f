import SourceModel

/// The open brackets of a file, by shape, as they are in the arm of every open `#if`.
struct BracketStack {
  enum Shape: UInt8 {
    case paren, square, brace
    /// The brace of `extern "C"` and of a name space: what is inside is at the top level.
    case linkage
  }

  private(set) var open: [Shape] = []
  /// How many of them are no linkage.
  private(set) var depth = 0
  /// What was open before each open `#if`.
  private var saved: [(open: [Shape], depth: Int)] = []
  private(set) var isUnbalanced = false
  /// More than the limit were open at a time.
  private(set) var isTooDeep = false

  mutating func push(_ shape: Shape) {
    guard open.count <= NestingLimits.brackets else {
      isTooDeep = true
      return
    }
    open.append(shape)
    if shape != .linkage { depth += 1 }
    if open.count > NestingLimits.brackets { isTooDeep = true }
  }

  mutating func pop(_ shape: Shape) {
    guard let last = open.last else {
      isUnbalanced = true
      return
    }
    if last == shape || (shape == .brace && last == .linkage) {
      open.removeLast()
      if last != .linkage { depth -= 1 }
    } else {
      isUnbalanced = true
      if let match = open.lastIndex(of: shape) { cut(to: match) }
    }
  }

  /// At a declaration that can stand only at the top level: what is open was opened by mistake.
  mutating func reset() {
    guard depth > 0 else { return }
    isUnbalanced = true
    cut(to: open.firstIndex { $0 != .linkage } ?? 0)
  }

  private mutating func cut(to count: Int) {
    open.removeSubrange(count...)
    depth = open.count { $0 != .linkage }
  }

  mutating func take(_ turns: [HeadReader.Turn]) {
    for turn in turns {
      switch turn {
      case .open: if saved.count <= NestingLimits.run { saved.append((open, depth)) }
      case .turn: if let last = saved.last { (open, depth) = last }
      case .close: _ = saved.popLast()
      }
    }
  }

  var isEmpty: Bool { open.isEmpty }
}
