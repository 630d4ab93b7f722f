import LanguageServerProtocol
import Workspace

extension Session {
  /// Looks once for a project above the roots that compiles their files, if nothing else says what registers routes. It is
  /// not read, so the user is told to open its folder.
  mutating func findProjectAbove() {
    guard !isProjectAboveKnown, workspace.index.hasTrigger, isWorldOpenByDefault else { return }
    isProjectAboveKnown = true
    projectAbove = ProjectScope(of: roots, systems: workspace.index.systems).folder
    guard let folder = projectAbove else { return }
    let message = """
      A project in \(folder) compiles the opened files, but only the opened folder is read, so routes \
      that nothing in it registers are unknown. Open \(folder) to check them.
      """
    log.notice("\(message)")
    notify(ShowMessageNotification(type: .info, message: message))
  }

  /// Neither the sources nor the user say that the scan contains everything.
  var isWorldOpenByDefault: Bool {
    workspace.index.world.extent == .open && workspace.settings.world == nil && workspace.configuration.world == nil
  }
}
