import Archive
import Essentials

/// Where commands are kept with what they printed, one file for each way to run one.
///
/// A run is a function of its arguments, some variables and what it asks the disk. Where these are the same, so is what
/// it prints. What is damaged counts as nothing.
package struct RunCache: Sendable {
  static let fileExtension = "run"
  /// A run that prints more is not kept, in bytes.
  static let mostBytes = 16 << 20

  private let folder: CacheFolder
  private let file: FilePath

  /// `inputs` are the arguments and what else decides, but for the disk.
  package init(_ folder: FilePath, inputs: [[UInt8]]) {
    self.folder = CacheFolder(folder)
    var key = ByteWriter()
    key.write(block: FilePath.workingDirectory.bytes)
    // Another user may not be allowed to read the same.
    key.write(number: UInt64(geteuid()))
    for input in inputs { key.write(block: input) }
    file = folder.appending("\(ContentDigest(key.bytes[...])).\(Self.fileExtension)")
  }

  /// An earlier run in the same way, if the disk would answer as it did then.
  package func load() -> RecordedRun? {
    guard let bytes = LargeFile.bytes(of: file), let kept = try? RecordedRun(bytes: bytes), let run = kept.renewed()
    else { return nil }
    // Where contents had to decide, the next run has times again.
    if run.asksTheSame(as: kept) { folder.touch(file) } else { try? folder.write(run.bytes, to: file) }
    return run
  }

  /// Notes from now on what is asked.
  package func begin() { DiskRecord.begin(besides: folder.path) }

  /// Keeps the run that has been noted. nil for one that failed.
  package func end(_ result: (effects: [RunEffect], exitCode: Int32)?) {
    guard var answers = DiskRecord.end(), let result else { return }
    guard let digest = ProgramFile.digest, result.effects.reduce(0, { $0 + $1.byteCount }) <= Self.mostBytes
    else { return }
    answers[.program] = .state(DiskAnswer.State(ProgramFile.status, digest: digest, at: Platform.now()))
    let run = RecordedRun(result.effects, exitCode: result.exitCode, asking: answers)
    // What cannot be kept is found out again.
    try? folder.write(run.bytes, to: file)
  }
}

extension RunEffect {
  fileprivate var byteCount: Int {
    switch self {
    case .printed(let bytes), .said(let bytes), .wrote(let bytes, _), .addedToJobSummary(let bytes): bytes.count
    }
  }
}
