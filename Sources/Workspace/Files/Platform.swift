#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the C library that differ between platforms, and how it takes byte paths.
enum Platform {
  /// Calls `body` with the path as a C string; nil where it holds a zero byte, so that no file can have it.
  static func withPath<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    guard !path.bytes.contains(0) else { return nil }
    let characters = path.bytes.map(CChar.init(bitPattern:)) + [0]
    return characters.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) } ?? nil
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

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
