import Archive
import Routes
import RoutingSystems

/// What was read of some files, as bytes: the same on every machine for the same files, program and configuration.
///
/// ```
/// mark             16 bytes, with the version of the form
/// program          16 bytes: the digest of the program that read the files
/// header           length, digest, archive of the choice of systems; the same of the rest of a `FactsHeader`
/// tree             0, or 1, length, digest, archive of a `RecordedTree`
/// sections         their number; each: length, digest, archive of a `FactsSection`
/// ```
///
/// Another program reads other facts of the same file, so only the program that wrote them reads them, and the form may
/// change with every version.
package struct FactsFile: Sendable {
  package enum Problem: Error, Hashable, Sendable {
    case unread(FileProblem.Reason)
    /// The bytes are something else.
    case otherFile
    /// Another version of the program wrote it.
    case otherProgram
    /// The bytes are not those that were written.
    case damaged
  }

  static let mark = Array("waymark facts 1\n".utf8)

  let header: FactsHeader
  /// The tree that the files are a part of; nil where they are all.
  var tree: RecordedTree?
  var files: [ReadFile]

  /// `files` are sorted by path, each path once.
  init(_ header: FactsHeader, _ files: [ReadFile]) { (self.header, self.files) = (header, files) }

  // MARK: Writing

  /// Throws only for facts that no system lists.
  func bytes(program: ContentDigest, among known: SystemList) throws -> [UInt8] {
    let coding = SystemCoding(header.systems(of: known))
    var writer = ByteWriter()
    writer.write(Self.mark)
    program.write(to: &writer)
    for archive in try header.archives(coding) { Self.write(archive, to: &writer) }
    writer.write(number: tree == nil ? 0 : 1)
    if let tree {
      let encoder = ArchiveEncoder()
      try encoder.encode(tree)
      Self.write(encoder.archive, to: &writer)
    }
    let sections = try Self.sections(of: files, coding)
    writer.write(number: UInt64(sections.count))
    for section in sections { Self.write(section, to: &writer) }
    return writer.bytes
  }

  private static func sections(of files: [ReadFile], _ coding: SystemCoding) throws -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: files.count, by: FactsSection.mostFiles))
    let parts = inParallel(starts.count, smallest: 1) { range in
      starts[range].map { start in
        Result { try FactsSection.bytes(of: files[start...].prefix(FactsSection.mostFiles), coding) }
      }
    }
    return try parts.joined().map { try $0.get() }
  }

  private static func write(_ archive: [UInt8], to writer: inout ByteWriter) {
    writer.write(number: UInt64(archive.count))
    ContentDigest(archive[...]).write(to: &writer)
    writer.write(archive)
  }

  // MARK: Reading

  /// Reads what this program wrote.
  init(_ bytes: [UInt8], program: ContentDigest, among known: SystemList, threads: Int) throws(Problem) {
    var reader = ByteReader(bytes[...])
    do {
      guard try reader.read(Self.mark.count).elementsEqual(Self.mark) else { throw Problem.otherFile }
    } catch { throw .otherFile }
    do {
      guard try ContentDigest(from: &reader) == program else { throw Problem.otherProgram }
    } catch {
      throw error as? Problem ?? .damaged
    }
    do {
      let header = try FactsHeader(
        choice: Self.readArchive(from: &reader), rest: Self.readArchive(from: &reader), among: known)
      let coding = SystemCoding(header.systems(of: known))
      let tree = try reader.readNumber() == 0 ? nil : Self.readArchive(from: &reader)
      let count = try reader.readCount()
      var archives: [ArraySlice<UInt8>] = []
      for _ in 0..<count { archives.append(try Self.readArchive(from: &reader)) }
      guard reader.isAtEnd else { throw ArchiveError.invalid }
      let sections = DeepStack.map(archives, threads: threads) { archive in
        Result { try FactsSection.files(in: archive, coding) }
      }
      self.init(header, try sections.flatMap { try $0.get() })
      self.tree = try tree.map { try ArchiveDecoder($0).decode(RecordedTree.self) }
    } catch {
      throw .damaged
    }
  }

  private static func readArchive(from reader: inout ByteReader) throws -> ArraySlice<UInt8> {
    let count = try reader.readNumber()
    let digest = try ContentDigest(from: &reader)
    guard let count = Int(exactly: count) else { throw ArchiveError.truncated }
    let archive = try reader.read(count)
    guard ContentDigest(archive) == digest else { throw ArchiveError.invalid }
    return archive
  }
}
