import LanguageServerProtocol
import Logging
import SourceModel
import TestSupport
import Testing

@testable import LanguageServer

/// What completion reads before it answers.
@Suite struct CompletionNeedsTests {
  private static let lookUp = "func go() { Router.perform(to: RoutableView<Hom|e>(), path: p) }"
  private static let files = [
    "Home.swift": "protocol Home {}; extension RoutableView where Protocol == Home { init() {} }\n", "New.swift": "",
    ".waymark.yml": "functions: [{name: AppRoutes.add(_:), role: registration}]\n",
  ]

  /// The letter behind the bar is typed into a document that is indexed without it.
  @Test(arguments: [
    // A name that is looked up changes no route.
    (lookUp, false),
    // The text before had a syntax error, which makes more unknown than it should.
    ("func go() { Router.perform(to: RoutableView<|H>(), path: p) }", true),
    // A name that is registered, declared or mentioned may.
    ("func add() { HomeRouter.register(RoutableView<Hom|e>()) }", true),
    ("func add() { AppRoutes.add(RoutableView<Hom|e>()) }", true),
    ("extension RoutableView<Hom|e> { init() {} }", true), ("let home = RoutableView<Hom|e>()", true),
    // Nothing is offered.
    ("func go() { Router.perform(to: home, path: p|) }", false), ("let a = |1", false),
  ])
  func nothingIsReadForTheLettersOfALookUp(text: String, isRead: Bool) async throws {
    let folder = try TemporaryFolder(Self.files)
    let (new, bar) = (folder.documentURI("New.swift"), text.offset(of: "|"))
    var session = session(on: folder)
    session.open(new, String(text.prefix(bar) + text.dropFirst(bar + 2)))
    _ = await session.updateIndex(while: { true }, reporting: { _ in })
    session.open(new, text.replacing("|", with: ""))
    #expect(needsIndex(new, at: bar + 1, in: session) == isRead)
  }

  /// The index is of one of the texts: what is a look-up in the other may be a registration there.
  @Test func aFileThatIsOpenUnderTwoNamesIsRead() async throws {
    let (folder, outside) = (try TemporaryFolder(Self.files), try TemporaryFolder())
    try outside.link("App", to: folder.path.description)
    let (new, other) = (folder.documentURI("New.swift"), outside.documentURI("App/New.swift"))
    let lookUp = Self.lookUp.replacing("|", with: "")
    let registration = lookUp.replacing("Router.perform(to: ", with: "HomeRouter.register(")
    let offset = Self.lookUp.offset(of: "|")
    var session = session(on: folder)
    session.open(other, " " + lookUp)
    session.open(new, registration)
    _ = await session.updateIndex(while: { true }, reporting: { _ in })
    session.open(other, " " + lookUp.replacing("Home>", with: "Homes>"))
    session.open(new, registration.replacing("Home>", with: "Homes>"))
    #expect(needsIndex(other, at: offset + 1, in: session))
  }

  private func session(on folder: TemporaryFolder) -> Session {
    var session = Session(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    session.work(on: [folder.path])
    return session
  }

  private func needsIndex(_ uri: DocumentURI, at offset: Int, in session: Session) -> Bool {
    let place = CompletionRequest(
      textDocument: TextDocumentIdentifier(uri: uri), position: DocumentPosition(line: 0, character: offset))
    return CompletionHandler.needsIndex(place, in: session.snapshot)
  }
}

extension Session {
  fileprivate mutating func open(_ uri: DocumentURI, _ text: String) {
    open(Document(uri: uri, version: nil, text: SourceText(text)))
  }
}

extension String {
  fileprivate func offset(of character: Character) -> Int { prefix { $0 != character }.count }
}

extension TemporaryFolder {
  fileprivate func documentURI(_ name: String) -> DocumentURI { DocumentURI(filePath: self(name).bytes) }
}
