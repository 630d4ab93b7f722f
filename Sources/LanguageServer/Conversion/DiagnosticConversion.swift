import LanguageServerProtocol
import Routes

extension Snapshot {
  /// The findings of the whole workspace that the baseline does not accept, by document, without
  /// those in vendored code. Empty if the task is cancelled.
  var diagnostics: [DocumentURI: [LanguageServerProtocol.Diagnostic]] { diagnostics { !Task.isCancelled } ?? [:] }

  /// The same, or nil if `isWanted` becomes false; it is asked before each rule.
  func diagnostics(while isWanted: () -> Bool) -> [DocumentURI: [LanguageServerProtocol.Diagnostic]]? {
    diagnosticsCache { computedDiagnostics(while: isWanted) }
  }

  private func computedDiagnostics(
    while isWanted: () -> Bool
  ) -> [DocumentURI: [LanguageServerProtocol.Diagnostic]]? {
    guard let found = findings(while: isWanted) else { return nil }
    let inSources = Dictionary(grouping: found) { uri(of: $0.finding.site.file) }.mapValues { $0.map(diagnostic) }
    return inSources.merging(inConfiguration) { $0 + $1 }.merging(inBaseline) { $0 + $1 }
  }

  /// What the rules find in sources, and the baseline does not accept; nil if `isWanted` becomes false.
  func findings(while isWanted: () -> Bool) -> [Routes.Diagnostic]? {
    let found = Rules.diagnostics(in: index, while: isWanted) { file in
      let path = workspace.path(of: file)
      var rules = workspace.ruleSettings(for: file).overruled(by: settings.settings(for: path).rules)
      rules.isOfUnsavedText = documents[path]?.isChanged ?? false
      return rules
    }
    guard let found else { return nil }
    let reported = found.filter { !workspace.isVendored($0.finding.site.file) }
    return baseline?.unaccepted(reported, in: workspace) ?? reported
  }

  private var inBaseline: [DocumentURI: [LanguageServerProtocol.Diagnostic]] {
    guard let mistake = baseline?.mistake else { return [:] }
    let diagnostic = LanguageServerProtocol.Diagnostic(
      range: client.range(of: mistake.range), severity: .error, code: "baseline", source: "waymark",
      message: mistake.message)
    return [uri(of: mistake.file): [diagnostic]]
  }

  private var inConfiguration: [DocumentURI: [LanguageServerProtocol.Diagnostic]] {
    let files = workspace.configuration.mistakes.map { mistakes in
      let diagnostics = mistakes.all.map { mistake in
        LanguageServerProtocol.Diagnostic(
          range: client.range(of: mistake.range), severity: .error, code: "configuration", source: "waymark",
          message: mistake.message)
      }
      return (uri(of: mistakes.file), diagnostics)
    }
    return Dictionary(files) { $0 + $1 }
  }

  private func diagnostic(_ diagnostic: Routes.Diagnostic) -> LanguageServerProtocol.Diagnostic {
    let finding = diagnostic.finding
    return LanguageServerProtocol.Diagnostic(
      range: client.range(of: finding.site.range), severity: DiagnosticSeverity(diagnostic.severity),
      code: finding.rule, codeDescription: description(of: finding.rule), source: "waymark", message: finding.message,
      tags: tags(of: finding.rule), relatedInformation: relatedInformation(of: finding))
  }

  private func description(of rule: String) -> CodeDescription? {
    guard client.diagnostics.showsCodeDescriptions, let rulesPage else { return nil }
    return CodeDescription(href: "\(rulesPage)#\(rule)")
  }

  private func tags(of rule: String) -> [DiagnosticTag]? {
    guard let tag = index.systems.description(ofRule: rule)?.tag.map(DiagnosticTag.init),
      client.diagnostics.tags.contains(tag)
    else {
      return nil
    }
    return [tag]
  }

  private func relatedInformation(of finding: Finding) -> [DiagnosticRelatedInformation]? {
    guard client.diagnostics.showsRelatedInformation, !finding.related.isEmpty else { return nil }
    return finding.related.map { related in
      DiagnosticRelatedInformation(location: location(of: related.site), message: related.message)
    }
  }
}

extension DiagnosticTag {
  fileprivate init(_ tag: RuleDescription.Tag) {
    switch tag {
    case .needless: self = .unnecessary
    case .outdated: self = .deprecated
    }
  }
}

extension DiagnosticSeverity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .information: self = .information
    case .hint: self = .hint
    }
  }
}
