import Routes
import Synchronization

/// What a run printed and wrote, how it ended, and what it asked the disk to know that.
package struct RecordedRun: Sendable {
  package let effects: [RunEffect]
  package let exitCode: Int32
  /// In the order of the paths.
  let questions: [(question: DiskQuestion, answer: DiskAnswer)]

  init(
    _ effects: [RunEffect], exitCode: Int32, _ questions: [(question: DiskQuestion, answer: DiskAnswer)]
  ) {
    (self.effects, self.exitCode, self.questions) = (effects, exitCode, questions)
  }

  /// `answers` are what the run asked. A file whose content was read needs no other status.
  init(_ effects: [RunEffect], exitCode: Int32, asking answers: [DiskQuestion: DiskAnswer]) {
    let questions = answers.compactMap { question, answer -> (question: DiskQuestion, answer: DiskAnswer)? in
      guard case (.status(let path, let followingLinks), .state) = (question, answer),
        case .state? = answers[.content(path)]
      else { return (question, answer) }
      return followingLinks ? nil : (question, .kind(.file))
    }
    self.init(effects, exitCode: exitCode, questions.sorted { $0.question < $1.question })
  }

  /// The same run with the times of now, if the disk answers all that it asked as it did; nil otherwise.
  func renewed() -> RecordedRun? {
    let holds = Atomic(true)
    let parts = inParallel(questions.count, smallest: 256) { range in
      questions[range].compactMap { question, answer -> (question: DiskQuestion, answer: DiskAnswer)? in
        guard holds.load(ordering: .relaxed), let answer = question.renewed(answer) else {
          holds.store(false, ordering: .relaxed)
          return nil
        }
        return (question, answer)
      }
    }
    guard holds.load(ordering: .sequentiallyConsistent) else { return nil }
    return RecordedRun(effects, exitCode: exitCode, Array(parts.joined()))
  }

  /// True if the answers are the same, with their times.
  func asksTheSame(as other: RecordedRun) -> Bool {
    questions.elementsEqual(other.questions) { $0.question == $1.question && $0.answer == $1.answer }
  }
}

/// What a run does that others see.
package enum RunEffect: Hashable, Sendable {
  /// On standard output.
  case printed([UInt8])
  /// On standard error.
  case said([UInt8])
  /// In place of what the file contained.
  case wrote([UInt8], path: FilePath)
  case addedToJobSummary([UInt8])
}

extension DiskQuestion: Comparable {
  /// By path, so that neighbors share most of it.
  static func < (left: DiskQuestion, right: DiskQuestion) -> Bool {
    let (one, another) = (left.path ?? FilePath(""), right.path ?? FilePath(""))
    return one == another ? left.form.rawValue < right.form.rawValue : one < another
  }

  /// The questions without their paths.
  enum Form: UInt8 {
    case program, status, statusBehindLinks, entries, realPath, target, content, marks
  }

  var form: Form {
    switch self {
    case .program: .program
    case .status(_, let followingLinks): followingLinks ? .statusBehindLinks : .status
    case .entries: .entries
    case .marks: .marks
    case .realPath: .realPath
    case .target: .target
    case .content: .content
    }
  }

  init(_ form: Form, _ path: FilePath) {
    self =
      switch form {
      case .program: .program
      case .status: .status(path, followingLinks: false)
      case .statusBehindLinks: .status(path, followingLinks: true)
      case .entries: .entries(path)
      case .marks: .marks(path)
      case .realPath: .realPath(path)
      case .target: .target(path)
      case .content: .content(path)
      }
  }
}
