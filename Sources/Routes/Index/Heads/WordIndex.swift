import SourceModel

/// Which heads hold a word: heads by the hashes of their words, in buckets of one array.
///
/// Several words may share a hash, so who asks looks at the heads themselves.
struct WordIndex: Sendable {
  /// A head of the tree by its place: the position of its file in path order, and its own in the file.
  struct Reference: Hashable, Sendable, Comparable {
    var file: Int32
    var head: Int32

    static func < (left: Reference, right: Reference) -> Bool {
      (left.file, left.head) < (right.file, right.head)
    }
  }

  struct Entry: Sendable {
    var hash: UInt64
    var reference: Reference
  }

  /// By bucket, those of each in the order of their references.
  private let entries: [Entry]
  /// Where each bucket begins, and the end of the last one. Their number is a power of two.
  private let starts: [Int32]

  /// `entries` come in the order of their references.
  init(_ entries: [Entry] = []) {
    // All empty arrays share their memory, and to fill one writes there.
    guard !entries.isEmpty else {
      (self.entries, starts) = ([], [0, 0])
      return
    }
    let count = Self.bucketCount(for: entries.count)
    var starts = [Int32](repeating: 0, count: count + 1)
    for entry in entries { starts[Self.bucket(entry.hash, of: count) + 1] += 1 }
    for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
    var next = starts
    let sorted = [Entry](unsafeUninitializedCapacity: entries.count) { memory, filled in
      for entry in entries {
        let bucket = Self.bucket(entry.hash, of: count)
        memory.initializeElement(at: Int(next[bucket]), to: entry)
        next[bucket] += 1
      }
      filled = entries.count
    }
    (self.entries, self.starts) = (sorted, starts)
  }

  /// In no order, one for each word.
  var all: [Reference] { entries.map(\.reference) }

  /// In order, each once.
  func references(_ hash: UInt64) -> [Reference] {
    let bucket = Self.bucket(hash, of: starts.count - 1)
    var found: [Reference] = []
    for index in Int(starts[bucket])..<Int(starts[bucket + 1]) where entries[index].hash == hash {
      if found.last != entries[index].reference { found.append(entries[index].reference) }
    }
    return found
  }

  private static func bucketCount(for count: Int) -> Int {
    1 << max(0, Int.bitWidth - max(1, count / 2).leadingZeroBitCount)
  }

  private static func bucket(_ hash: UInt64, of count: Int) -> Int {
    Int(truncatingIfNeeded: hash) & (count - 1)
  }
}

extension WordIndex {
  /// The hash of a name by its last word: `Notes.Router` stands under `Router`. nil where it has none.
  static func hash(ofName name: String) -> UInt64? {
    var last: UInt64?
    forEachHash(ofWordsIn: name) { last = $0 }
    return last
  }

  /// Seeded for each process, so that nobody can write names that collide.
  private static let seed = UInt64.random(in: .min ... .max)

  private static func hash(_ word: UnsafeRawBufferPointer) -> UInt64 {
    var hash = WordHash.mix(seed ^ UInt64(truncatingIfNeeded: word.count))
    var rest = word
    while rest.count >= 8 {
      hash = WordHash.mix(hash ^ rest.loadUnaligned(as: UInt64.self))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
    }
    return WordHash.mix(hash ^ rest.reduce(0) { $0 << 8 | UInt64($1) })
  }

  static func forEachHash(ofWordsIn text: String, _ body: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        guard Spelling.isWordByte(bytes[start]) else {
          start += 1
          continue
        }
        let end = bytes[start...].firstIndex { !Spelling.isWordByte($0) } ?? bytes.count
        body(hash(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<end])))
        start = end
      }
    }
  }
}
