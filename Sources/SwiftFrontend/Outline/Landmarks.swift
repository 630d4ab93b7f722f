import SourceModel

/// The places of a file where something may stand that an outline is made for: a part of the tree without any need not
/// be looked at.
///
/// They are found among the bytes, in comments and strings too, without the parser: one too many costs time, and none is
/// missing where the parser finds no error. Whatever the walk notes begins with, or holds, a name of interest, the word
/// of a declaration, `.self`, generic arguments, or a sign before the name of a macro.
struct Landmarks {
  /// Byte offsets, ascending.
  private var offsets: [Int32]
  /// The names of functions whose closures are read; byte offsets, ascending.
  private let makers: [Int32]
  let exits: Exits
  private let isEverywhere: Bool

  init(in text: SourceText, wanted: Wanted) {
    let found = text.withBytes { LandmarkScan.run($0, wanted: wanted) }
    (offsets, makers, exits, isEverywhere) = (found.offsets, found.makers, Exits(offsets: found.exits), false)
  }

  /// Those of a walk that looks at everything.
  init(everywhereIn text: SourceText) {
    let found = text.withBytes { LandmarkScan.run($0, wanted: Wanted(Interest())) }
    (offsets, makers, exits, isEverywhere) = ([], [], Exits(offsets: found.exits), true)
  }

  /// Whether one stands in the node. What the parser had to mend may be something without any word of it.
  func mayMatter(in node: Node) -> Bool {
    isEverywhere || node.hasError || offsets.holdsAny(from: node.start, to: node.end)
  }

  /// The same for what is left of a node from a byte offset on.
  func mayMatter(in node: Node, from start: Int) -> Bool {
    isEverywhere || node.hasError || offsets.holdsAny(from: start, to: node.end)
  }

  /// The same for a range of byte offsets of code without errors.
  func mayMatter(in range: Range<Int>) -> Bool {
    isEverywhere || offsets.holdsAny(from: range.lowerBound, to: range.upperBound)
  }

  /// The bytes between the name of a function and the closure that it takes.
  private static let longestCall = 500

  /// True if the closure at a byte offset may be one that is read whatever it holds.
  func mayTakeClosure(at offset: Int) -> Bool {
    makers.holdsAny(from: offset - Self.longestCall, to: offset)
  }

  /// Adds the begin of a node that matters for what stands before it.
  mutating func add(_ node: Node) {
    let offset = Int32(truncatingIfNeeded: node.start)
    offsets.insert(offset, at: offsets.partitionPoint { $0 < offset })
  }
}

extension [Int32] {
  func holdsAny(from start: Int, to end: Int) -> Bool {
    let index = partitionPoint { Int($0) < start }
    return index < count && Int(self[index]) < end
  }
}
