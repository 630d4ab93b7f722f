import Foundation
import JSON
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct LifeCycleTests {
  private static let introduction: JSONValue = ["processId": .null, "rootUri": .null, "capabilities": [:]]

  @Test func introducesItself() async throws {
    let server = try TestServer()
    let result = try #require(await server.client.request("initialize", Self.introduction))
    #expect(result["serverInfo"]?["name"] == "waymark")
    let capabilities = try #require(result["capabilities"])
    #expect(capabilities["positionEncoding"] == "utf-16")
    #expect(capabilities["textDocumentSync"]?["change"] == 2)
    #expect(capabilities["textDocumentSync"]?["openClose"] == true)
    #expect(capabilities["completionProvider"]?["triggerCharacters"] == ["\"", "(", "/", "<", "["])
    for provider in ["definitionProvider", "implementationProvider", "referencesProvider"] {
      #expect(capabilities[provider] == true)
    }
    server.client.closeOutput()
  }

  /// Every kind of request may have to wait for the index.
  @Test(arguments: [true, false]) func announcesProgressToWhoShowsIt(showsProgress: Bool) async throws {
    let server = try TestServer()
    let kinds: JSONValue = ["codeActionKind": ["valueSet": ["quickfix"]]]
    let capabilities: JSONValue = [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": kinds], "diagnostic": [:], "rename": ["prepareSupport": true],
      ],
      "window": ["workDoneProgress": .bool(showsProgress)], "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
    let answer = await server.client.request(
      "initialize", ["processId": .null, "rootUri": .null, "capabilities": capabilities])
    guard case .object(let announced)? = answer?["capabilities"] else { throw Missing() }
    let providers = announced.members.filter { $0.key.hasSuffix("Provider") }
    #expect(providers.count == 18)
    for provider in providers {
      #expect(provider.value["workDoneProgress"] == (showsProgress ? true : nil), "\(provider.key)")
    }
    server.client.closeOutput()
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ([] as [String], "utf-16"), (["utf-8", "utf-16"], "utf-16"), (["utf-8"], "utf-8"), (["utf-32", "utf-8"], "utf-32"),
    (["utf-7", "utf-8"], "utf-8"), (["utf-7"], "utf-16"), (["utf-32", "utf-8", "utf-16"], "utf-16"),
    (["utf-32", "utf-16"], "utf-32"),
  ])
  func agreesOnUnits(offered: [String], answer: String) async throws {
    let server = try TestServer()
    let encodings = JSONValue.array(offered.map(JSONValue.string))
    let result = await server.client.request(
      "initialize",
      ["processId": .null, "rootUri": .null, "capabilities": ["general": ["positionEncodings": encodings]]])
    #expect(result?["capabilities"]?["positionEncoding"] == .string(answer))
    server.client.closeOutput()
  }

  @Test func refusesWhatComesAtTheWrongTime() async throws {
    let server = try TestServer()
    let client = server.client
    #expect(await client.errorCode("textDocument/completion") == -32002)
    #expect(await client.errorCode("shutdown") == -32002)
    #expect(await client.request("initialize", Self.introduction) != nil)
    #expect(await client.errorCode("initialize", Self.introduction) == -32600)
    #expect(await client.errorCode("textDocument/foldingRange") == -32601)
    #expect(await client.errorCode("$/unknown") == -32601)
    #expect(await client.errorCode("textDocument/definition", ["position": 3]) == -32602)
    client.notify("unknown/notification")
    client.notify("$/unknown")
    #expect(await client.request("shutdown") == .null)
    #expect(await client.errorCode("textDocument/completion") == -32600)
    #expect(await client.errorCode("shutdown") == -32600)
    client.notify("exit")
    #expect(await server.exitCode.value == 0)
    #expect(await client.rest().isEmpty)
  }

  @Test func notificationsBeforeTheIntroductionAreDropped() async throws {
    let server = try TestServer()
    server.open("untitled:1", "let x = RoutableView<")
    server.client.notify("$/setTrace", ["value": "messages"])
    server.client.notify("initialized")
    _ = await server.client.request("initialize", Self.introduction)
    #expect(await server.completions("untitled:1", line: 0, character: 21) == nil)
    #expect(server.client.unread().isEmpty)
    server.client.closeOutput()
  }

  @Test func aFailedInitializeMayBeRepeated() async throws {
    let server = try TestServer()
    #expect(await server.client.errorCode("initialize", ["capabilities": 1]) == -32602)
    #expect(await server.client.request("initialize", Self.introduction) != nil)
    server.client.closeOutput()
  }

  @Test func exitWithoutShutdownIsAnError() async throws {
    let server = try TestServer()
    server.client.notify("exit")
    #expect(await server.exitCode.value == 1)
  }

  @Test func aRefusedShutdownHoldsNothingUp() async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try TestServer()
    #expect(await server.client.errorCode("shutdown") == -32002)
    let root: JSONValue = ["processId": .null, "capabilities": [:], "rootPath": .string(folder.path.description)]
    #expect(await server.client.request("initialize", root) != nil)
    #expect(await server.ask("definition", folder.uri("Menu.swift"), line: 1, character: 49)?.array?.count == 1)
    server.client.closeOutput()
    #expect(await server.exitCode.value == 1)
  }

  /// A script that sends everything at once, and closes its end.
  @Test(arguments: [true, false]) func answersWhatWasAskedBeforeShutdown(sendsExit: Bool) async throws {
    let folder = try TemporaryFolder(RouteApp.files)
    let server = try TestServer()
    let place: JSONValue = [
      "textDocument": ["uri": .string(folder.uri("Menu.swift"))], "position": ["line": 1, "character": 49],
    ]
    let root: JSONValue = ["processId": .null, "capabilities": [:], "rootPath": .string(folder.path.description)]
    let methods = ["definition", "typeDefinition", "implementation"].map { "textDocument/\($0)" }
    var messages: [JSONValue] = [
      ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": root],
      ["jsonrpc": "2.0", "method": "initialized", "params": [:]],
    ]
    for (id, method) in methods.enumerated() {
      messages.append(["jsonrpc": "2.0", "id": .integer(Int64(10 + id)), "method": .string(method), "params": place])
    }
    messages.append(["jsonrpc": "2.0", "id": 2, "method": "shutdown"])
    if sendsExit { messages.append(["jsonrpc": "2.0", "method": "exit"]) }
    server.client.send(bytes: try messages.flatMap { frame(try $0.serialized()) })
    server.client.closeOutput()
    #expect(await server.exitCode.value == 0)
    let answers = await server.client.rest().filter { $0["id"] != nil && $0["method"] == nil }
    #expect(answers.last?["id"] == 2, "the answer to shutdown is the last one")
    for id in methods.indices {
      let answer = answers.first { $0["id"] == .integer(Int64(10 + id)) }
      #expect(answer?["result"]?.array?.isEmpty == false, "\(methods[id]): \(String(describing: answer))")
    }
  }

  @Test func whatTakesTooLongIsCancelledByShutdown() async throws {
    let files = (0..<500).map { ("File\($0).swift", RouteApp.registering) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    var timing = TestServer.timing
    timing.leaving = .zero
    let server = try await TestServer.running(on: folder, timing: timing)
    let place: JSONValue = [
      "textDocument": ["uri": .string(folder.uri("File0.swift"))], "position": ["line": 3, "character": 30],
    ]
    let question = server.client.ask("textDocument/definition", place)
    let shutdown = server.client.ask("shutdown")
    server.client.notify("exit")
    #expect(await server.exitCode.value == 0)
    #expect(await server.client.response(to: shutdown)?["result"] == .null)
    let response = try #require(await server.client.response(to: question))
    let code = response["error"]?["code"]
    #expect(code == -32802 || code == -32800 || response["result"]?.array?.isEmpty == false)
    #expect(await server.client.rest().allSatisfy { $0["id"] == nil })
  }

  @Test(arguments: [true, false])
  func endOfInputEnds(afterShutdown: Bool) async throws {
    let server = try await TestServer.running()
    if afterShutdown { _ = await server.client.request("shutdown") }
    server.client.closeOutput()
    #expect(await server.exitCode.value == (afterShutdown ? 0 : 1))
  }

  /// What is no request, and how it is answered: the code, and the id where that could be read.
  private static let noRequests: [(body: String, code: Int64, id: JSONValue)] = [
    ("{", -32700, .null), ("[]", -32600, .null), ("{}", -32600, .null), ("1", -32600, .null),
    (#"[{"jsonrpc":"2.0","id":7,"method":"shutdown"}]"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":7,"method":1}"#, -32600, 7),
    (#"{"jsonrpc":"1.0","id":7,"method":"shutdown"}"#, -32600, 7),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":true,"method":"shutdown"}"#, -32600, .null),
    (#"{"jsonrpc":"2.0","id":9223372036854775808,"method":"shutdown"}"#, -32600, .null),
    ("{\"id\":7,\"method\":\"a\u{0}\"}", -32700, .null),
    (String(repeating: "[", count: 100_000), -32600, .null),
    ("{\"id\":7,\"method\":\"a\",\"params\":[\(String(repeating: "{},", count: 300_000)){}]}", -32600, .null),
  ]

  @Test(arguments: noRequests.indices) func answersWhatIsNoRequest(number: Int) async throws {
    let (body, code, id) = Self.noRequests[number]
    let server = try await TestServer.running()
    server.client.send(bytes: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    #expect(await server.client.response(to: id)?["error"]?["code"] == .integer(code))
    #expect(await server.client.request("shutdown") == .null)
    server.client.closeOutput()
  }

  @Test func aMissingVersionIsForgiven() async throws {
    let server = try await TestServer.running()
    server.client.send(["id": 7, "method": "shutdown"])
    #expect(await server.client.response(to: 7)?["result"] == .null)
    server.client.closeOutput()
  }

  @Test func findsTheNextMessageBehindDamage() async throws {
    let server = try await TestServer.running()
    server.client.send(bytes: "Content-Length: -3\r\n\r\n{}".utf8)
    #expect(await server.client.request("shutdown") == .null)
    #expect(await server.client.response(to: .null)?["error"]?["code"] == -32700)
    server.client.closeOutput()
  }

  @Test func repeatsIdsExactly() async throws {
    let server = try await TestServer.running()
    for id: JSONValue in ["1", -1, "é", "e\u{301}", 9_007_199_254_740_993] {
      server.client.send(["jsonrpc": "2.0", "id": id, "method": "test/unknown"])
      #expect(await server.client.response(to: id)?["error"]?["code"] == -32601)
    }
    server.client.closeOutput()
  }

  /// None, this one, or one outside the container that the server runs in.
  @Test(arguments: [0, -1, Int64(getpid()), 2_147_483_647, .max])
  func processesThatCannotBeWatchedAreLeftAlone(id: Int64) async throws {
    #expect(ProcessWatch(processID: Int(id)) == nil)
    let server = try TestServer()
    _ = await server.client.request("initialize", ["processId": .integer(id), "rootUri": .null, "capabilities": [:]])
    #expect(await server.client.errorCode("test/unknown") == -32601)
    server.client.closeOutput()
    #expect(await server.exitCode.value == 1)
  }

  @Test func endsWithTheProcessThatStartedIt() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "read line"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let server = try TestServer()
    let introduction: JSONValue = [
      "processId": .integer(Int64(process.processIdentifier)), "rootUri": .null, "capabilities": [:],
    ]
    _ = await server.client.request("initialize", introduction)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(await server.exitCode.value == 0)
  }
}
