import Essentials

/// A program that this one has started. It ends with the value, and on Linux with this program, even if it waits for something
/// that never comes, such as the end of a pipe in place of a file.
struct ChildProcess: ~Copyable {
  /// What is written here is the program's input.
  let input: Descriptor
  /// What the program writes.
  let output: Descriptor
  /// Nothing is written here; that it is closed ends the program.
  private let leash: Descriptor
  private let number: pid_t

  /// `stream` is the one that is listened to. nil where the system does not start it, for want of descriptors for example.
  init?(_ words: [String], environment: [String: String], listeningTo stream: Int32) {
    let pipes = (0..<3).compactMap { _ in Descriptor.pipe() }
    var unused = pipes.flatMap { [$0.read, $0.write] }
    defer { unused.forEach { $0.close() } }
    guard pipes.count == 3 else { return nil }
    let (questions, answers, leash) = (pipes[0], pipes[1], pipes[2])
    let streams = [(questions.read, STDIN_FILENO), (answers.write, stream), (leash.read, STDERR_FILENO + 1)]
    guard let number = ProgramStart.start(words, environment: environment, streams: streams) else { return nil }
    #if os(Linux)
      // The kernel tells the owner of a pipe by a signal, which ends it, when the other end is gone.
      _ = fcntl(leash.read.number, F_SETOWN, number)
      _ = fcntl(leash.read.number, F_SETFL, O_ASYNC)
    #endif
    unused = [questions.read, answers.write, leash.read]
    (input, output, self.leash, self.number) = (questions.write, answers.read, leash.write, number)
  }

  /// Sends all of its input, and waits for all of its output. It must read its whole input before it writes much. The code
  /// is nil where a signal ended it.
  consuming func answer(to question: [UInt8]) -> (code: Int32?, text: [UInt8]) {
    let isSent = input.send(question)
    input.close()
    var text: [UInt8] = []
    while case let piece = output.next(atMost: 1 << 16), !piece.isEmpty { text += piece }
    let status = wait()
    output.close()
    leash.close()
    discard self
    return (isSent && status & 0x7f == 0 ? status >> 8 & 0xff : nil, text)
  }

  /// Waits until it has ended by itself. nil where a signal ended it.
  consuming func exitCode() -> Int32? {
    input.close()
    let status = wait()
    output.close()
    leash.close()
    discard self
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  deinit {
    kill(number, SIGKILL)
    _ = wait()
    for end in [input, output, leash] { end.close() }
  }

  /// What wait(2) says; that of a program that a signal ended where it cannot be known.
  private borrowing func wait() -> Int32 {
    var status = SIGKILL
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
