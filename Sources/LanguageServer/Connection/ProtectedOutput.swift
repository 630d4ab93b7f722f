import Essentials
import Workspace

/// Standard output, kept from everything but the protocol.
enum ProtectedOutput {
  /// Moves standard output to a descriptor that nobody else knows; what is printed from now on goes to standard error.
  static func take() -> Descriptor? {
    guard let output = Descriptor(STDOUT_FILENO).duplicate(), dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      return nil
    }
    return output
  }
}
