import Essentials

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

  /// Waits until nobody reads what is written; false where that cannot be known.
  package func isLeftByReader() -> Bool {
    var wanted = pollfd(fd: number, events: 0, revents: 0)
    while poll(&wanted, 1, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return Int32(wanted.revents) & (POLLERR | POLLHUP) != 0
  }

  /// Whether the failure that `errno` tells is none. Waits where whoever opened the descriptor made it non-blocking.
  private func mayTryAgain(for events: Int32) -> Bool {
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return errno == EINTR }
    var wanted = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&wanted, 1, -1) > 0 || errno == EINTR
  }

  /// The two ends of a new pipe, which programs started by this one do not inherit; nil where the system has no descriptors left.
  package static func pipe() -> (read: Descriptor, write: Descriptor)? {
    var ends: [Int32] = [0, 0]
    guard Essentials.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Whoever has a copy of the value must not use it any more.
  package func close() {
    _ = Essentials.close(number)
  }

  /// A descriptor of the same stream that programs started by this one do not inherit; nil where the system has none left.
  package func duplicate() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? nil : Descriptor(copy)
  }
}
