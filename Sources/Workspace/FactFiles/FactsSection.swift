import Archive
import Routes
import SourceModel

/// Some files of a `FactsFile`, with the texts and words that they share.
///
/// ```
/// words            the fingerprints of all identifiers and names of functions, four bytes each, the most frequent ones
///                  first
/// files            their number; each:
///   path           the number of bytes that it shares with the path before, and the others
///   root           the number of the folder that it lies in
///   content        0, or 1, its size and its digest
///   status         as it encodes itself, where it is known
///   words          0 for none, 1 for any, or 2 and the ascending numbers of its words, each less the one before
///   extraction     as it encodes itself
/// ```
enum FactsSection {
  /// More files share more words and texts, and fewer threads read them.
  static let mostFiles = 512

  private enum WordsForm: UInt64 {
    case none, any, listed
  }

  static func bytes(of files: ArraySlice<ReadFile>, _ coding: SystemCoding) throws -> [UInt8] {
    let encoder = ArchiveEncoder(context: coding)
    let words = WordNumbers(files.lazy.compactMap(\.extraction.words?.fingerprints))
    encoder.write(block: words.bytes)
    encoder.write(number: UInt64(files.count))
    var before = FilePath("")
    for file in files {
      write(file.path, after: before, to: encoder)
      before = file.path
      encoder.write(number: UInt64(file.root))
      write(file.content, to: encoder)
      encoder.write(number: file.status == nil ? 0 : 1)
      if let status = file.status { try encoder.encode(status) }
      write(file.extraction.words, words, to: encoder)
      try encoder.encode(file.extraction)
    }
    return encoder.archive
  }

  static func files(in archive: ArraySlice<UInt8>, _ coding: SystemCoding) throws -> [ReadFile] {
    let decoder = try ArchiveDecoder(archive, context: coding)
    let words = try WordNumbers.fingerprints(in: decoder.readBlock())
    let count = try decoder.readNumber()
    var files: [ReadFile] = []
    for _ in 0..<count {
      let path = try readPath(after: files.last?.path ?? FilePath(""), from: decoder)
      guard let root = Int(exactly: try decoder.readNumber()) else { throw ArchiveError.invalid }
      let content = try readContent(from: decoder)
      let status = try decoder.readNumber() == 0 ? nil : decoder.decode(FileStatus.self)
      let filter = try readWords(words, from: decoder)
      var extraction: Extraction = try decoder.decode()
      extraction.words = filter
      files.append(
        ReadFile(root: root, path: path, content: content, status: status, extraction: extraction))
    }
    guard decoder.isAtEnd else { throw ArchiveError.invalid }
    return files
  }

  // MARK: Paths and contents

  private static func write(_ path: FilePath, after before: FilePath, to encoder: ArchiveEncoder) {
    let shared = zip(path.bytes, before.bytes).prefix { $0 == $1 }.count
    encoder.write(number: UInt64(shared))
    encoder.write(block: Array(path.bytes[shared...]))
  }

  private static func readPath(after before: FilePath, from decoder: ArchiveDecoder) throws -> FilePath {
    let shared = try decoder.readNumber()
    guard shared <= before.bytes.count else { throw ArchiveError.invalid }
    return FilePath(bytes: try before.bytes[..<Int(shared)] + decoder.readBlock())
  }

  private static func write(_ content: ReadFile.Content?, to encoder: ArchiveEncoder) {
    guard let content else { return encoder.write(number: 0) }
    encoder.write(number: 1)
    encoder.write(number: UInt64(content.size))
    var digest = ByteWriter()
    content.digest.write(to: &digest)
    encoder.write(block: digest.bytes)
  }

  private static func readContent(from decoder: ArchiveDecoder) throws -> ReadFile.Content? {
    switch try decoder.readNumber() {
    case 0: return nil
    case 1:
      guard let size = Int(exactly: try decoder.readNumber()) else { throw ArchiveError.invalid }
      var reader = ByteReader(try decoder.readBlock())
      return ReadFile.Content(size: size, digest: try ContentDigest(from: &reader))
    default: throw ArchiveError.invalid
    }
  }

  // MARK: Words

  private static func write(_ filter: WordFilter?, _ words: WordNumbers, to encoder: ArchiveEncoder) {
    guard let filter else { return encoder.write(number: WordsForm.none.rawValue) }
    guard let fingerprints = filter.fingerprints else { return encoder.write(number: WordsForm.any.rawValue) }
    encoder.write(number: WordsForm.listed.rawValue)
    encoder.write(block: words.bytes(of: fingerprints))
  }

  private static func readWords(_ words: [UInt32], from decoder: ArchiveDecoder) throws -> WordFilter? {
    switch WordsForm(rawValue: try decoder.readNumber()) {
    case WordsForm.none?: return nil
    case .any?: return WordFilter(fingerprints: nil)
    case .listed?: return WordFilter(fingerprints: try WordNumbers.fingerprints(in: decoder.readBlock(), of: words))
    case nil: throw ArchiveError.invalid
    }
  }
}

/// The numbers of the words of some files. A frequent word has a small one.
private struct WordNumbers {
  private let fingerprints: [UInt32]
  private let numbers: [UInt32: UInt64]

  init(_ files: some Sequence<[UInt32]>) {
    var counts: [UInt32: Int] = [:]
    for words in files { for word in words { counts[word, default: 0] += 1 } }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    fingerprints = sorted.map(\.key)
    numbers = Dictionary(uniqueKeysWithValues: fingerprints.enumerated().map { ($1, UInt64($0)) })
  }

  /// All fingerprints, in the order of their numbers.
  var bytes: [UInt8] {
    fingerprints.flatMap { word in withUnsafeBytes(of: word.littleEndian, Array.init) }
  }

  static func fingerprints(in bytes: ArraySlice<UInt8>) throws(ArchiveError) -> [UInt32] {
    guard bytes.count % 4 == 0 else { throw .invalid }
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
  }

  /// The numbers of the words of one file.
  func bytes(of words: [UInt32]) -> [UInt8] {
    var writer = ByteWriter()
    var before: UInt64 = 0
    for number in words.compactMap({ numbers[$0] }).sorted() {
      writer.write(number: number - before)
      before = number
    }
    return writer.bytes
  }

  static func fingerprints(in bytes: ArraySlice<UInt8>, of all: [UInt32]) throws(ArchiveError) -> [UInt32] {
    var reader = ByteReader(bytes)
    var (words, number): ([UInt32], UInt64) = ([], 0)
    while !reader.isAtEnd {
      number &+= try reader.readNumber()
      guard number < all.count else { throw .invalid }
      words.append(all[Int(number)])
    }
    return words
  }
}
