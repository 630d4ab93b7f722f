import Foundation
import Testing

@testable import Workspace

@Suite struct ChildProcessTests {
  private func start(_ script: String, listeningTo stream: Int32 = STDOUT_FILENO) throws -> ChildProcess {
    let process = ChildProcess(["/bin/sh", "-c", script], environment: ["MARK": "a b"], listeningTo: stream)
    guard let process else { throw NotStarted() }
    return process
  }

  private func end(_ process: consuming ChildProcess) -> (answer: String, code: Int32?) {
    var answer: [UInt8] = []
    while case let piece = process.output.next(atMost: 100), !piece.isEmpty { answer += piece }
    return (String(decoding: answer, as: UTF8.self), process.exitCode())
  }

  private struct NotStarted: Error {}

  @Test func talksAndEnds() throws {
    let process = try start("read line; echo $line $MARK; exit 3")
    let isSent = process.input.send(Array("question\n".utf8))
    let (answer, code) = end(process)
    #expect(isSent && answer == "question a b\n" && code == 3)
  }

  @Test func oneStreamIsListenedTo() throws {
    let (answer, code) = try end(start("echo out; echo error >&2", listeningTo: STDERR_FILENO))
    #expect(answer == "error\n" && code == 0)
  }

  @Test func theEndOfTheInputIsSeen() throws {
    let code = try start("cat; exit 4").exitCode()
    #expect(code == 4)
  }

  @Test func aSignalIsNoExitCode() throws {
    let code = try start("kill -TERM $$; exit 5").exitCode()
    #expect(code == nil)
  }

  @Test func whatIsNotThereIsNotStarted() {
    let isStarted = ChildProcess(["/nowhere/git"], environment: [:], listeningTo: STDOUT_FILENO) != nil
    #expect(!isStarted)
  }

  /// The shell would wait for ever.
  @Test func endsWithTheValue() throws {
    let process = try start("trap '' TERM INT; echo $$; while :; do sleep 1; done")
    let text = String(decoding: process.output.next(atMost: 100).dropLast(), as: UTF8.self)
    let number = try #require(Int32(text))
    #expect(kill(number, 0) == 0)
    _ = consume process
    #expect(kill(number, 0) == -1)
  }

  /// It would wait for its end otherwise, as long as the other one lives.
  @Test func theInputOfAnotherOneIsNotInherited() throws {
    let first = try start("cat; exit 6")
    let second = try start("cat; exit 7")
    let codes = (first.exitCode(), second.exitCode())
    #expect(codes == (6, 7))
  }

  #if os(Linux)
    @Test func noSignalIsBlocked() throws {
      let (answer, _) = try end(start("grep SigBlk /proc/self/status"))
      #expect(answer == "SigBlk:\t0000000000000000\n")
    }
  #endif
}
