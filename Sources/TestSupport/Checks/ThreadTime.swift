import Foundation

/// How long the current thread has been computing, whatever else the machine does.
package enum ThreadTime {
  /// The computing time of `body`, in seconds.
  package static func measure(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
