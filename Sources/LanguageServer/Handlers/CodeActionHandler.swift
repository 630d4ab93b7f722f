import JSON
import LanguageServerProtocol
import Routes

/// Repairs what the diagnostics at a place report or suppresses them, generates a router for the view controller there, creates a
/// route, leads to the router behind it, and explains an unknown status.
enum CodeActionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    let options = CodeActionOptions(codeActionKinds: [.quickFix, .refactor], resolveProvider: true)
    capabilities.codeActionProvider = client.edits.takesActions ? .actions(options) : .commands
  }

  /// Clients ask at every move of the cursor: where nothing is spelled, nothing is read or linked.
  static func needsIndex(_ request: CodeActionRequest, in snapshot: Snapshot) -> Bool {
    let takesRepairs = snapshot.client.edits.takesRepairs
    return takesRepairs && !sentDiagnostics(of: request, in: snapshot).isEmpty
      || request.wants(.quickFix) && snapshot.mayHoldOccurrence(in: request)
      || takesRepairs && request.wants(.refactor) && mayBegin(request, in: snapshot)
  }

  static func answer(_ request: CodeActionRequest, in snapshot: Snapshot) -> [OfferedAction]? {
    guard needsIndex(request, in: snapshot), snapshot.index.hasTrigger else { return nil }
    var titles: Set<String> = []
    let all = questions(of: request, in: snapshot).flatMap { self.actions(of: $0, in: snapshot) }
    let distinct =
      all.filter { titles.insert($0.title).inserted }
      + [snapshot.explainUnknown(for: request), snapshot.goToRouter(for: request)].compactMap(\.self)
    let takesActions = snapshot.client.edits.takesActions
    let offered = distinct.compactMap { takesActions ? .action($0) : $0.command.map(OfferedAction.command) }
    return offered.isEmpty ? nil : offered
  }

  /// A question with the diagnostic that it comes from.
  private struct Asked {
    var question: FixQuestion
    var diagnostic: JSONValue?
    var kind: CodeActionKind
  }

  private static func questions(of request: CodeActionRequest, in snapshot: Snapshot) -> [Asked] {
    guard snapshot.client.edits.takesRepairs else { return [] }
    let fixes = request.wants(.quickFix) ? quickFixes(for: request, in: snapshot) : []
    let begins = request.wants(.refactor) && mayBegin(request, in: snapshot)
    return fixes + (begins ? [question(at: request)] : [])
  }

  /// The questions about the diagnostics that the client sends, and about the others at the place,
  /// because some clients send none.
  private static func quickFixes(for request: CodeActionRequest, in snapshot: Snapshot) -> [Asked] {
    let sent = sentDiagnostics(of: request, in: snapshot)
    let found = snapshot.diagnostics(at: request).compactMap { diagnostic in
      (try? JSONValue(encoding: diagnostic)).flatMap { question(about: $0, request, in: snapshot) }
    }
    return sent + found.filter { asked in !sent.contains { $0.question == asked.question } }
  }

  private static func sentDiagnostics(of request: CodeActionRequest, in snapshot: Snapshot) -> [Asked] {
    guard request.wants(.quickFix) else { return [] }
    return request.context.diagnostics.compactMap { question(about: $0, request, in: snapshot) }
  }

  /// nil for a diagnostic of another server, and for one without a fix.
  private static func question(
    about diagnostic: JSONValue, _ request: CodeActionRequest, in snapshot: Snapshot
  ) -> Asked? {
    guard diagnostic["source"]?.string == "waymark", let rule = diagnostic["code"]?.string,
      isAnswered(rule, in: snapshot), let range = try? diagnostic["range"]?.decode(DocumentRange.self)
    else { return nil }
    let question = FixQuestion(uri: request.textDocument.uri, range: range, rule: rule)
    return Asked(question: question, diagnostic: diagnostic, kind: .quickFix)
  }

  /// True if a finding of the rule has a fix, or a comment may suppress it.
  private static func isAnswered(_ rule: String, in snapshot: Snapshot) -> Bool {
    let systems = snapshot.index.systems
    return systems.fixableRules.contains(rule)
      || systems.ruleIDs.contains(rule) && !Suppress.excludedRules.contains(rule)
  }

  private static func question(at request: CodeActionRequest) -> Asked {
    Asked(question: FixQuestion(uri: request.textDocument.uri, range: request.range, rule: nil), kind: .refactor)
  }

  /// Whether the line of the cursor, or the first one of a selection, declares a class or a protocol, or names a route, as far as its words
  /// tell.
  private static func mayBegin(_ request: CodeActionRequest, in snapshot: Snapshot) -> Bool {
    guard let document = snapshot.documents[request.textDocument.uri] else { return true }
    let stretch = document.firstLine(of: request.range, in: snapshot.client.encoding)
    let words = document.line(before: stretch.upperBound).split(separator: UInt8(ascii: " "))
    let routeTypeParts = snapshot.index.systems.library.routeTypes.wordParts.map { Array($0.utf8) }
    return words.contains { word in
      classWords.contains { word.elementsEqual($0.utf8) } || routeTypeParts.contains { word.contains($0) }
    }
  }

  private static let classWords = ["class", "protocol", "@interface", "@implementation"]

  private static func actions(of asked: Asked, in snapshot: Snapshot) -> [CodeAction] {
    let support = snapshot.client.edits
    return asked.question.fixes(in: snapshot).compactMap { fix in
      guard let edit = snapshot.workspaceEdit(for: fix) else { return nil }
      return CodeAction(
        title: fix.title, kind: asked.kind, diagnostics: asked.diagnostic.map { [$0] },
        isPreferred: support.knowsPreference && fix.isPreferred ? true : nil,
        edit: support.takesActions && !support.resolvesEdits ? edit : nil,
        command: support.takesActions ? nil : ApplyFixCommand.command(for: fix.title, answering: asked.question),
        data: support.resolvesEdits ? try? JSONValue(encoding: asked.question) : nil)
    }
  }
}

extension CodeActionRequest {
  /// Whether the client takes actions of a kind. An empty list excludes none.
  func wants(_ kind: CodeActionKind) -> Bool {
    guard let only = context.only, !only.isEmpty else { return true }
    return only.contains(where: kind.isPart)
  }
}

extension Snapshot {
  /// What is wrong where a request's range touches.
  fileprivate func diagnostics(at request: CodeActionRequest) -> [LanguageServerProtocol.Diagnostic] {
    let (first, last) = request.range.ends
    let all = diagnostics[published(request.textDocument.uri)] ?? []
    return all.filter { $0.range.start <= last && first <= $0.range.end }
  }

  /// False only where an open document spells no name and no string at either end of a range, and nothing between.
  fileprivate func mayHoldOccurrence(in request: CodeActionRequest) -> Bool {
    request.range.start != request.range.end
      || mayHoldOccurrence(at: GoToRouterRequest(textDocument: request.textDocument, position: request.range.start))
  }
}
