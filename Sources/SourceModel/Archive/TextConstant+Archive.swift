import Archive

extension TextConstant: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(
      owner: try archive.readTexts(), name: try Spelling(archive: archive), text: try archive.readOptionalText(),
      type: try archive.readOptionalText())
    member = try archive.readOptionalText()
    literal = try archive.readOptional()
    isRawValue = try archive.readFlag()
    isShared = try archive.readFlag()
    isStatic = try archive.readFlag()
    isFilePrivate = try archive.readFlag()
  }

  package func write(to archive: ArchiveEncoder) throws {
    archive.write(texts: owner)
    name.write(to: archive)
    archive.write(optional: text)
    archive.write(optional: type)
    archive.write(optional: member)
    try archive.write(optional: literal)
    for flag in [isRawValue, isShared, isStatic, isFilePrivate] { archive.write(flag) }
  }
}
