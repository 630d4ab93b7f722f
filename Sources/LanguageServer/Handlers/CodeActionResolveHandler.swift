import LanguageServerProtocol
import Routes

/// Brings the edit of an action that the user has chosen, made for the code as it is now.
enum CodeActionResolveHandler: RequestHandler {
  static func answer(_ request: CodeActionResolveRequest, in snapshot: Snapshot) throws -> CodeAction {
    var action = request.action
    guard action.edit == nil, let question = try? action.data?.decode(FixQuestion.self) else { return action }
    action.edit = try question.edit(called: action.title, in: snapshot)
    return action
  }
}
