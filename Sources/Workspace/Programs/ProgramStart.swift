import Essentials

/// Starts programs: posix_spawn(3), whose types differ between platforms.
enum ProgramStart {
  /// The number of the process; nil where the system does not start it. Of the descriptors it has those that `streams` names, by the numbers
  /// that they have there, and nothing to read or to be heard on the rest of the three standard ones.
  static func start(_ words: [String], environment: [String: String], streams: [(Descriptor, Int32)]) -> pid_t? {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    guard let program = words.first, posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // A stream may have one of the standard numbers here, if somebody closed that.
    var failures = streams.map { posix_spawn_file_actions_adddup2(&actions, $0.number, $1) }
    for number: Int32 in 0...2 where !streams.contains(where: { $0.1 == number }) {
      failures.append(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0))
    }
    var (none, toDefault) = (set([]), set([SIGPIPE, SIGIO]))
    failures.append(posix_spawnattr_setsigmask(&attributes, &none))
    failures.append(posix_spawnattr_setsigdefault(&attributes, &toDefault))
    failures.append(posix_spawnattr_setflags(&attributes, flags))
    guard failures.allSatisfy({ $0 == 0 }) else { return nil }
    var process: pid_t = 0
    let failure = withStrings(words) { words in
      withStrings(environment.map { "\($0)=\($1)" }) {
        posix_spawn(&process, program, &actions, &attributes, words, $0)
      }
    }
    return failure == 0 ? process : nil
  }

  /// Dispatch blocks signals on its threads, and whoever started this program may have done it, too.
  private static var flags: Int16 {
    #if canImport(Darwin)
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    #endif
  }

  private static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// As C has them: strings up to a null.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
