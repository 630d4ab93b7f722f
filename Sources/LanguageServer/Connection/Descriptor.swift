import Foundation

/// A file descriptor that is read and written whole, also where the system does it in pieces.
package struct Descriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Waits for bytes; empty at the end of the input and where it cannot be read.
  package func next(atMost capacity: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = 0
      while true {
        let result = read(number, buffer.baseAddress, capacity)
        if result < 0, mayTryAgain(for: POLLIN) { continue }
        count = max(result, 0)
        return
      }
    }
  }

  enum Awakening {
    /// There is something to read, or the end of it.
    case readable
    /// Nobody reads what is written to the other one.
    case lost
  }

  /// Waits until there is something to read, or until nobody reads `output` any more. What can be read comes first.
  func wait(watching output: Descriptor) -> Awakening {
    while true {
      var wanted = [
        pollfd(fd: number, events: Int16(POLLIN), revents: 0), pollfd(fd: output.number, events: 0, revents: 0),
      ]
      guard poll(&wanted, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return .readable
      }
      if wanted[0].revents != 0 { return .readable }
      if wanted[1].revents != 0 { return .lost }
    }
  }

  /// Writes all bytes; false where that fails, mostly because nobody reads them any more: `errno` says why.
  package func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var remaining = buffer[...]
      while !remaining.isEmpty {
        let result = write(number, UnsafeRawBufferPointer(rebasing: remaining).baseAddress, remaining.count)
        if result < 0, mayTryAgain(for: POLLOUT) { continue }
        guard result > 0 else { return false }
        remaining = remaining.dropFirst(result)
      }
      return true
    }
  }

  /// Whether the failure that `errno` tells is none. Waits where whoever opened the descriptor made it non-blocking.
  private func mayTryAgain(for events: Int32) -> Bool {
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return errno == EINTR }
    var wanted = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&wanted, 1, -1) > 0 || errno == EINTR
  }

  /// The two ends of a new pipe; nil where the system has no descriptors left.
  static func pipe() -> (read: Descriptor, write: Descriptor)? {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// A descriptor of the same stream that programs started by this one do not inherit; nil where the system has none left.
  func duplicate() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? nil : Descriptor(copy)
  }
}
