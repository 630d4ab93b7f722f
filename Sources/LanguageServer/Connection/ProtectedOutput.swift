import Essentials
import Workspace

/// Standard output for the protocol alone.
enum ProtectedOutput {
  /// Moves standard output to a new descriptor, and sends later prints to standard error. Returns
  /// nil on failure.
  static func claim() -> Descriptor? {
    guard let output = Descriptor(STDOUT_FILENO).duplicate(), dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      return nil
    }
    return output
  }
}
