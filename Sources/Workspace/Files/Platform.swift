import Essentials

/// The few calls of the C library that differ between platforms, and how it takes byte paths.
enum Platform {
  /// Calls `body` with the path as a C string; nil where it holds a zero byte, so that no file can have it.
  static func withPath<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    guard !path.bytes.contains(0) else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.bytes.count + 1) { characters in
      for (offset, byte) in path.bytes.enumerated() { characters[offset] = CChar(bitPattern: byte) }
      characters[path.bytes.count] = 0
      return characters.baseAddress.map { body($0) }
    }
  }

  /// Nanoseconds since 1970.
  static func modificationTime(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      nanoseconds(status.st_mtimespec)
    #else
      nanoseconds(status.st_mtim)
    #endif
  }

  /// Nanoseconds since 1970.
  static func changeTime(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      nanoseconds(status.st_ctimespec)
    #else
      nanoseconds(status.st_ctim)
    #endif
  }

  /// Nanoseconds since 1970, by the clock that stamps files.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Of all threads of the process.
  static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .nanoseconds(nanoseconds(time))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
