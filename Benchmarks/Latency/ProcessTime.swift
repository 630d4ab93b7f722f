import Foundation

/// How long a process has run on a processor, with its threads that have ended; known on Linux alone.
enum ProcessTime {
  static func seconds(of process: Int32) -> Double? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let behindName = text.lastIndex(of: ")")
      else { return nil }
      // From the third field on; the times are the 14th and the 15th (proc_pid_stat(5)).
      let fields = text[text.index(after: behindName)...].split(separator: " ")
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    #else
      return nil
    #endif
  }
}

/// How much memory of a process is resident; known on Linux alone.
enum ProcessMemory {
  /// Bytes.
  static func resident(of process: Int32) -> Int? {
    #if os(Linux)
      // The second field counts pages (proc_pid_statm(5)).
      let fields = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8))?.split(separator: " ") ?? []
      return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    #else
      return nil
    #endif
  }
}
