/// Notes the comments that speak to Waymark: those that begin with `// waymark:`, in letters of any case.
///
/// All copies of a lexer note into one list. Public, because only what is public is inlined into other targets.
public struct CommentNotes {
  @usableFromInline let offsets: UnsafeMutablePointer<[Int]>

  /// `base + offset` is the first of two slashes; `SourceText.padding` makes what is behind them readable.
  @inlinable @inline(__always)
  public func note(commentAt offset: Int, in base: UnsafePointer<UInt8>) {
    let start = UnsafeRawPointer(base + offset)
    guard Self.isMark(start + 3) || Self.isMark(start + 2) else { return }
    offsets.pointee.append(offset)
  }

  @inlinable @inline(__always)
  static func isMark(_ start: UnsafeRawPointer) -> Bool {
    // The bit that tells small letters from capital ones; the colon has it.
    start.loadUnaligned(as: UInt64.self).littleEndian | 0x2020_2020_2020_2020 == mark
  }

  /// `waymark:`, the first letter in the lowest byte.
  @usableFromInline static var mark: UInt64 { 0x3A6B_7261_6D79_6177 }

  /// What `body` gives, and the ascending offsets of the comments that it noted.
  package static func take<Result>(_ body: (CommentNotes) -> Result) -> (result: Result, offsets: [Int]) {
    var offsets: [Int] = []
    let result = withUnsafeMutablePointer(to: &offsets) { body(CommentNotes(offsets: $0)) }
    // A lexer that looks ahead meets a comment twice.
    return (result, offsets.isEmpty ? [] : Set(offsets).sorted())
  }
}
