import SourceModel

/// Files to be read with one interest. Jobs are independent, and no text outlives its job.
struct ReadingBatch: Sendable {
  struct Job: Sendable {
    var path: FilePath
    var overlay: SourceText?
  }

  struct Result: Sendable {
    enum Outcome: Sendable {
      /// The status is nil for an overlay, and where the next scan must read the file again.
      case read(Extraction, FileProblem.Reason?, FileStatus?)
      case gone
    }

    var path: FilePath
    var outcome: Outcome
  }

  var jobs: [Job]
  var interest: ReadingInterest

  @Sendable func run(_ job: Job) -> Result {
    if let overlay = job.overlay {
      return Result(path: job.path, outcome: .read(extraction(of: overlay, job), nil, nil))
    }
    do throws(FileProblem.Reason) {
      let file = try FileReader.load(job.path)
      return Result(
        path: job.path, outcome: .read(extraction(of: file.text, job), nil, file.isRacy ? nil : file.status))
    } catch {
      guard error != .missing else { return Result(path: job.path, outcome: .gone) }
      return Result(path: job.path, outcome: .read(Extraction(unreadable: error), error, nil))
    }
  }

  private func extraction(of text: SourceText, _ job: Job) -> Extraction {
    Extraction(text, path: job.path, interest: interest)
  }
}
