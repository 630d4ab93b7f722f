import Dispatch

/// Draws one map after another, so that neither requests nor diagnostics wait for a drawing.
final class DrawingQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "waymark.drawing", qos: .utility)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
