extension ServerCapabilities {
  /// Says of every kind of request that it shows under its token what it waits for. Clients that take no options for a kind are
  /// told nothing of it.
  package mutating func announceProgress() {
    callHierarchyProvider?.workDoneProgress = true
    codeLensProvider?.workDoneProgress = true
    completionProvider?.workDoneProgress = true
    declarationProvider?.workDoneProgress = true
    definitionProvider?.workDoneProgress = true
    diagnosticProvider?.workDoneProgress = true
    documentHighlightProvider?.workDoneProgress = true
    documentLinkProvider?.workDoneProgress = true
    documentSymbolProvider?.workDoneProgress = true
    executeCommandProvider?.workDoneProgress = true
    hoverProvider?.workDoneProgress = true
    implementationProvider?.workDoneProgress = true
    inlayHintProvider?.workDoneProgress = true
    referencesProvider?.workDoneProgress = true
    typeDefinitionProvider?.workDoneProgress = true
    workspaceSymbolProvider?.workDoneProgress = true
    if case .preparing = renameProvider { renameProvider = .preparing(workDoneProgress: true) }
    if case .actions(var options) = codeActionProvider {
      options.workDoneProgress = true
      codeActionProvider = .actions(options)
    }
  }
}
