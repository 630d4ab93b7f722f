import Archive

extension WordSet: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    var hashes: [WordHash] = []
    for _ in 0..<(try archive.readCount()) { hashes.append(WordHash(rawValue: try archive.readFixed())) }
    self.init(hashes: hashes)
  }

  package func write(to archive: ArchiveEncoder) {
    archive.write(number: UInt64(hashes.count))
    for hash in hashes { archive.write(fixed: hash.rawValue) }
  }
}

extension GivenWord: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(word: WordHash(rawValue: try archive.readFixed()), generic: try archive.readOptionalText())
  }

  package func write(to archive: ArchiveEncoder) {
    archive.write(fixed: word.rawValue)
    archive.write(optional: generic)
  }
}
