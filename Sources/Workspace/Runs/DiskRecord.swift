import Synchronization

/// What this run has asked the disk, while that is noted.
///
/// One record for the whole program, at the few places where it calls the system: with a question that is not noted, a
/// result would be given again that no longer holds.
enum DiskRecord {
  private struct Noted {
    var answers: [DiskQuestion: DiskAnswer] = [:]
    /// False if two answers contradict each other: something changed meanwhile.
    var isSteady = true
    /// What is asked about this folder is not noted.
    var ignored: FilePath?
  }

  private static let isOn = Atomic(false)
  private static let noted = Mutex(Noted())

  static var isNoting: Bool { isOn.load(ordering: .relaxed) }

  /// Notes all questions from now on, except those about a folder of the program's own.
  static func begin(besides folder: FilePath) {
    noted.withLock { $0 = Noted(ignored: folder) }
    isOn.store(true, ordering: .sequentiallyConsistent)
  }

  /// Stops, and returns what was asked; nil if the disk changed meanwhile.
  static func end() -> [DiskQuestion: DiskAnswer]? {
    isOn.store(false, ordering: .sequentiallyConsistent)
    return noted.withLock { noted in
      defer { noted = Noted() }
      return noted.isSteady ? noted.answers : nil
    }
  }

  /// Does what depends on no answer, or what only one thread of the program does: writing.
  static func pausing<Result>(_ body: () throws(FileProblem.Reason) -> Result) throws(FileProblem.Reason) -> Result {
    let wasOn = isOn.exchange(false, ordering: .sequentiallyConsistent)
    defer { isOn.store(wasOn, ordering: .sequentiallyConsistent) }
    return try body()
  }

  /// Asks, and notes the answer. `form` gets the time before the question in nanoseconds since 1970.
  static func noting<Value>(
    _ question: @autoclosure () -> DiskQuestion, _ ask: () throws(FileProblem.Reason) -> Value,
    as form: (Value, Int64) -> DiskAnswer
  ) throws(FileProblem.Reason) -> Value {
    guard isNoting else { return try ask() }
    let now = Platform.now()
    do throws(FileProblem.Reason) {
      let value = try ask()
      note(question(), form(value, now))
      return value
    } catch {
      note(question(), .problem(error.words))
      throw error
    }
  }

  static func note(_ question: @autoclosure () -> DiskQuestion, _ answer: @autoclosure () -> DiskAnswer) {
    guard isNoting else { return }
    let (question, answer) = (question(), answer())
    noted.withLock { noted in
      if let folder = noted.ignored, question.path?.isInside(folder) == true { return }
      guard let known = noted.answers.updateValue(answer, forKey: question) else { return }
      if !known.agrees(with: answer) { noted.isSteady = false }
    }
  }
}

extension DiskQuestion {
  /// nil for the program.
  var path: FilePath? {
    switch self {
    case .status(let path, _), .entries(let path), .marks(let path), .realPath(let path), .target(let path),
      .content(let path):
      path
    case .program: nil
    }
  }
}
