import LanguageServerProtocol
import Routes

/// Brings the edit of an action that the user has chosen, made for the code as it is now.
enum CodeActionResolveHandler: RequestHandler {
  static func answer(_ request: CodeActionResolveRequest, in snapshot: Snapshot) throws -> CodeAction {
    var action = request.action
    guard action.edit == nil, let question = try? action.data?.decode(FixQuestion.self) else { return action }
    let fix = question.fixes(in: snapshot).first { $0.title == action.title }
    guard let edit = fix.flatMap(snapshot.workspaceEdit) else {
      throw ResponseError(.contentModified, "The code has changed; '\(action.title)' is not possible any more.")
    }
    action.edit = edit
    return action
  }
}
