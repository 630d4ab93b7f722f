import Archive

/// A recorded run as bytes.
///
/// ```
/// mark             16 bytes, with the version of the form
/// digest           16 bytes: of all that follows
/// exit code        a signed number
/// effects          their number; each: its form, its bytes, and the path of a file that was written
/// questions        their number; each: its form, the number of bytes that its path shares with the one before,
///                  the others, the form of the answer, and the answer
/// ```
extension RecordedRun {
  private static let mark = Array("waymark runs  1\n".utf8)

  private enum AnswerForm: UInt8 {
    case kind, state, noPath, path, problem
  }

  private enum EffectForm: UInt8 {
    case printed, said, wrote, addedToJobSummary
  }

  var bytes: [UInt8] {
    var rest = ByteWriter()
    rest.write(signed: Int64(exitCode))
    rest.write(number: UInt64(effects.count))
    for effect in effects { Self.write(effect, to: &rest) }
    rest.write(number: UInt64(questions.count))
    var before = FilePath("")
    for (question, answer) in questions {
      let path = question.path ?? FilePath("")
      let shared = zip(path.bytes, before.bytes).prefix { $0 == $1 }.count
      rest.write(byte: question.form.rawValue)
      rest.write(number: UInt64(shared))
      rest.write(block: Array(path.bytes[shared...]))
      Self.write(answer, to: &rest)
      before = path
    }
    return Self.sealed(rest.bytes)
  }

  /// Behind the mark and their digest.
  static func sealed(_ rest: [UInt8]) -> [UInt8] {
    var whole = ByteWriter()
    whole.write(mark)
    ContentDigest(rest[...]).write(to: &whole)
    whole.write(rest)
    return whole.bytes
  }

  /// Throws where the bytes are not those of a run.
  init(bytes: [UInt8]) throws(ArchiveError) {
    var reader = ByteReader(bytes[...])
    guard try reader.read(Self.mark.count).elementsEqual(Self.mark) else { throw .invalid }
    let digest = try ContentDigest(from: &reader)
    guard digest == ContentDigest(bytes[(Self.mark.count + 16)...]) else { throw .invalid }
    guard let exitCode = Int32(exactly: try reader.readSigned()) else { throw .invalid }
    var effects: [RunEffect] = []
    for _ in 0..<(try reader.readCount()) { effects.append(try Self.readEffect(from: &reader)) }
    let count = try reader.readCount()
    var questions: [(question: DiskQuestion, answer: DiskAnswer)] = []
    questions.reserveCapacity(count)
    for _ in 0..<count {
      guard let form = DiskQuestion.Form(rawValue: try reader.readByte()) else { throw .invalid }
      let (before, shared) = (questions.last?.question.path ?? FilePath(""), try reader.readNumber())
      guard shared <= before.bytes.count else { throw .invalid }
      let path = FilePath(bytes: try before.bytes[..<Int(shared)] + reader.readBlock())
      questions.append((DiskQuestion(form, path), try Self.readAnswer(from: &reader)))
    }
    guard reader.isAtEnd else { throw .invalid }
    self.init(effects, exitCode: exitCode, questions)
  }

  // MARK: Effects

  private static func write(_ effect: RunEffect, to writer: inout ByteWriter) {
    let (form, bytes, path): (EffectForm, [UInt8], FilePath?) =
      switch effect {
      case .printed(let bytes): (.printed, bytes, nil)
      case .said(let bytes): (.said, bytes, nil)
      case .wrote(let bytes, let path): (.wrote, bytes, path)
      case .addedToJobSummary(let bytes): (.addedToJobSummary, bytes, nil)
      }
    writer.write(byte: form.rawValue)
    writer.write(block: bytes)
    if let path { writer.write(block: path.bytes) }
  }

  private static func readEffect(from reader: inout ByteReader) throws(ArchiveError) -> RunEffect {
    let form = EffectForm(rawValue: try reader.readByte())
    let bytes = Array(try reader.readBlock())
    switch form {
    case .printed?: return .printed(bytes)
    case .said?: return .said(bytes)
    case .wrote?: return .wrote(bytes, path: FilePath(bytes: try reader.readBlock()))
    case .addedToJobSummary?: return .addedToJobSummary(bytes)
    case nil: throw .invalid
    }
  }

  // MARK: Answers

  private static func write(_ answer: DiskAnswer, to writer: inout ByteWriter) {
    switch answer {
    case .kind(let kind):
      writer.write(byte: AnswerForm.kind.rawValue)
      writer.write(byte: kind.rawValue)
    case .state(let state):
      writer.write(byte: AnswerForm.state.rawValue)
      writer.write(byte: (state.status == nil ? 0 : 1) | (state.digest == nil ? 0 : 2))
      state.status?.write(to: &writer)
      state.digest?.write(to: &writer)
    case .path(nil): writer.write(byte: AnswerForm.noPath.rawValue)
    case .path(let path?):
      writer.write(byte: AnswerForm.path.rawValue)
      writer.write(block: path.bytes)
    case .problem(let words):
      writer.write(byte: AnswerForm.problem.rawValue)
      writer.write(text: words)
    }
  }

  private static func readAnswer(from reader: inout ByteReader) throws(ArchiveError) -> DiskAnswer {
    switch AnswerForm(rawValue: try reader.readByte()) {
    case .kind?:
      guard let kind = FileStatus.Kind(rawValue: try reader.readByte()) else { throw .invalid }
      return .kind(kind)
    case .state?:
      let parts = try reader.readByte()
      let status = parts & 1 == 0 ? nil : try FileStatus(from: &reader)
      return .state(DiskAnswer.State(stored: status, digest: parts & 2 == 0 ? nil : try ContentDigest(from: &reader)))
    case .noPath?: return .path(nil)
    case .path?: return .path(FilePath(bytes: try reader.readBlock()))
    case .problem?: return .problem(try reader.readText())
    case nil: throw .invalid
    }
  }
}

extension FileStatus {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    writer.write(signed: Int64(size))
    writer.write(fixed: UInt64(bitPattern: modified))
    writer.write(fixed: UInt64(bitPattern: changed))
    writer.write(number: inode)
    writer.write(number: device)
  }

  fileprivate init(from reader: inout ByteReader) throws(ArchiveError) {
    guard let kind = Kind(rawValue: try reader.readByte()), let size = Int(exactly: try reader.readSigned())
    else { throw .invalid }
    self.init(unchanging: kind)
    self.size = size
    modified = Int64(bitPattern: try reader.readFixed())
    changed = Int64(bitPattern: try reader.readFixed())
    inode = try reader.readNumber()
    device = try reader.readNumber()
  }
}
