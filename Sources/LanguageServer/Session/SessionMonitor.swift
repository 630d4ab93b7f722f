import JSON
import LanguageServerProtocol
import SourceModel
import Workspace

/// Compares the state of a server with the state that it should have, for programs that test the
/// server.
package protocol SessionMonitor: Sendable {
  /// The time after which `compare` is called again if a difference may pass.
  var patience: Duration { get }
  /// True if a difference was found that may pass.
  var hasPending: Bool { get }
  /// The exit code after a difference was reported; nil if none was.
  var exitCode: Int32? { get }

  /// Applies a notification of the client.
  mutating func apply(_ method: String, _ params: JSONValue?, in encoding: PositionEncoding)
  /// Compares a state whose index is up to date. Called after each step.
  mutating func compare(_ state: SessionState) -> SessionReport
}

/// The result of one comparison, in sentences for people.
package struct SessionReport: Sendable {
  /// New differences that may pass.
  package var doubts: [String]
  /// New differences to report to the user.
  package var differences: [String]

  package init(doubts: [String], differences: [String]) {
    self.doubts = doubts
    self.differences = differences
  }
}

/// The state of a session between two messages.
package struct SessionState: Sendable {
  private let session: Session
  private let snapshot: Snapshot

  init(_ session: Session) {
    self.session = session
    snapshot = session.snapshot
  }

  private init(_ session: Session, _ snapshot: Snapshot) {
    self.session = session
    self.snapshot = snapshot
  }

  /// The texts of the open documents.
  package var texts: [DocumentURI: SourceText] {
    Dictionary(session.documents.all.map { ($0.uri, $0.text) }) { first, _ in first }
  }

  /// The files and the index.
  package var workspace: WorkspaceState { snapshot.workspace }

  /// The diagnostics of all documents.
  package var diagnostics: [DocumentURI: [Diagnostic]] { snapshot.diagnostics }

  /// True if the system reports changes in a part of the folders only. The disk may be ahead of the
  /// session for a long time.
  package var isWatchedInPart: Bool { session.watching == .partly }

  /// The same documents, with files that are read again.
  package func readAgain() -> SessionState {
    SessionState(session, session.snapshot(of: session.workspace.madeAnew()))
  }
}
