import JSON
import LanguageServerProtocol

enum ExecuteCommandHandler: SessionRequestHandler {
  static let needsIndex = true

  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.executeCommandProvider = ExecuteCommandOptions(commands: ServerCommands.all.map { $0.name })
  }

  static func answer(_ request: ExecuteCommandRequest, changing session: inout Session) throws -> JSONValue {
    guard let command = ServerCommands.all.first(where: { $0.name == request.command }) else {
      throw ResponseError(.invalidParams, "\(request.command) is not a Waymark command.")
    }
    return try command.run(request.arguments ?? [], changing: &session)
  }
}
