import Foundation

/// A program that is run to its end, with what the kernel says of it.
struct MeasuredProcess {
  var seconds: Double
  /// The most memory that it had at once.
  var peakBytes: Int
  var code: Int32
  var output: Data

  /// What the program prints goes to a file, so that no pipe can hold it up. Standard error is thrown away.
  init(_ arguments: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-measured-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let start = ContinuousClock.now
    let process = try Self.spawn(arguments, output: file)
    var (status, usage): (Int32, rusage) = (0, rusage())
    guard wait4(process, &status, 0, &usage) == process else {
      throw Arguments.Wrong(description: "\(arguments[0]) was lost")
    }
    seconds = (ContinuousClock.now - start).seconds
    peakBytes = Self.bytes(ofPeak: usage)
    code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    output = FileManager.default.contents(atPath: file) ?? Data()
  }

  private static func spawn(_ arguments: [String], output: String) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ) == 0 else {
      throw Arguments.Wrong(description: "\(arguments[0]) cannot be run")
    }
    return process
  }

  /// Linux counts in kibibytes.
  private static func bytes(ofPeak usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss << 10
    #endif
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
