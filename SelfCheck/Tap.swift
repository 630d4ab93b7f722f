import Dispatch
import Essentials
import LanguageServer
import LanguageServerProtocol
import Workspace

/// Copies the messages between a client and a server, and records them.
struct Tap: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description = "no pipe can be made"
  }

  /// The side of the server.
  let channel: Channel
  private let serverOutput: Descriptor
  private let isCopied = DispatchSemaphore(value: 0)

  /// Reads from the client's `input`, and writes to its `output`.
  init(input: Descriptor, output: Descriptor, _ recording: Recording) throws(Failure) {
    guard let toServer = Descriptor.pipe(), let toClient = Descriptor.pipe() else { throw Failure() }
    channel = .descriptors(input: toServer.read, output: toClient.write)
    serverOutput = toClient.write
    DeepThread.startSurely {
      Self.copy(input, to: toServer.write) { recording.note(.client, $0) }
      toServer.write.close()
    }
    let isCopied = isCopied
    DeepThread.startSurely {
      Self.copy(toClient.read, to: output) { recording.note(.server, $0) }
      toClient.read.close()
      isCopied.signal()
    }
  }

  /// Waits until everything that the server said is copied.
  func finish() {
    serverOutput.close()
    isCopied.wait()
  }

  /// Copies until one side is closed. Each message is noted before it is passed on.
  private static func copy(_ input: Descriptor, to output: Descriptor, noting note: ([UInt8]) -> Void) {
    var decoder = MessageDecoder()
    while case let bytes = input.next(atMost: 64 << 10), !bytes.isEmpty {
      decoder.append(bytes)
      while let event = decoder.next() {
        if case .body(let body) = event { note(body) }
      }
      guard output.send(bytes) else { return }
    }
  }
}

extension Descriptor {
  func close() { Essentials.close(number) }
}
