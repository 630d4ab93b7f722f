import Workspace

extension WorkspaceState {
  /// What the configuration probably means to do and does not, as a clause each.
  var configurationRemarks: [String] {
    let files = configuration.misnamed.map { file in
      "\(ScannedTree.text(ofConfiguration: file)) is not read; rename it to \(ConfigurationFiles.name)"
    }
    return files
      + missingFunctions.map { function, word in
        "the configuration names the function '\(function.name)', and no source contains the word '\(word)'"
      }
      + missingRoutingProtocols.map { end in
        "the configuration names routing protocols that end in '\(end)', and no protocol has such a name"
      }
  }
}
