import Essentials

#if canImport(Glibc)
  private let noThread = pthread_t()
#else
  private let noThread: pthread_t? = nil
#endif

#if canImport(Darwin)
  private typealias Context = UnsafeMutableRawPointer
#else
  private typealias Context = UnsafeMutableRawPointer?
#endif

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Starts threads with a stack of any size. Foundation's `Thread` does not report that the system has no room for another
/// thread, and code that waits for such a thread waits forever.
package enum DeepThread {
  /// The stack of a thread without special needs, in bytes.
  package static let ordinaryStack = 8 << 20

  /// False where the system refuses: no memory for the stack, or too many threads.
  static func start(stackBytes: Int, _ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run))
    var thread = noThread
    if pthread_create(&thread, &attributes, runBody, body.toOpaque()) == 0 { return true }
    body.release()
    return false
  }

  /// Starts a thread like `start`, and tries again for a second, because other threads may end. If the system still
  /// refuses, nothing can be done, and the process exits with code 2.
  package static func startSurely(stackBytes: Int = ordinaryStack, _ run: @escaping @Sendable () -> Void) {
    for _ in 0..<20 {
      if start(stackBytes: stackBytes, run) { return }
      usleep(50_000)
    }
    let words = Array("waymark: the system has no room for a thread with a stack of \(stackBytes >> 20) MiB\n".utf8)
    _ = Descriptor(STDERR_FILENO).send(words)
    exit(2)
  }
}

private func runBody(_ context: Context) -> UnsafeMutableRawPointer? {
  let body: UnsafeMutableRawPointer? = context
  if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
  return nil
}
