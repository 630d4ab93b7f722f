import LanguageServerProtocol

/// How the client takes changes of documents, and actions that bring them.
struct EditSupport: Hashable, Sendable {
  /// Actions are more than commands.
  var takesActions = false
  /// Changes may be asked for.
  var appliesEdits = false
  var knowsPreference = false
  /// The edit of an action may come when it is chosen.
  var resolvesEdits = false
  /// Changes say which version of a document they are for.
  var takesVersions = false
  var createsFiles = false
  /// Asks whether something can be renamed before it asks for a new name.
  var preparesRenames = false

  /// Whether there is a way to bring a change to the client that the user has not asked for by name.
  var takesRepairs: Bool { takesActions || appliesEdits }

  init() {}

  init(_ capabilities: ClientCapabilities) {
    let action = capabilities.textDocument?.codeAction
    let edit = capabilities.workspace?.workspaceEdit
    takesActions = action?.codeActionLiteralSupport != nil
    appliesEdits = capabilities.workspace?.applyEdit ?? false
    knowsPreference = action?.isPreferredSupport ?? false
    resolvesEdits = action?.dataSupport == true && action?.resolveSupport?.properties?.contains("edit") == true
    preparesRenames = capabilities.textDocument?.rename?.prepareSupport ?? false
    takesVersions = edit?.documentChanges ?? false
    createsFiles = takesVersions && edit?.resourceOperations?.contains("create") == true
  }
}
