import LanguageServerProtocol
import Routes

extension Snapshot {
  /// Everything that is wrong in the workspace, by document. Code of others is not reported on.
  var diagnostics: [DocumentURI: [LanguageServerProtocol.Diagnostic]] {
    let found = Rules.diagnostics(in: index, settings: workspace.configuration.content.rules)
    let reported = found.filter { !workspace.isVendored($0.finding.site.file) }
    let inSources = Dictionary(grouping: reported) { uri(of: $0.finding.site.file) }.mapValues { $0.map(diagnostic) }
    return inSources.merging(inConfiguration) { $0 + $1 }
  }

  private var inConfiguration: [DocumentURI: [LanguageServerProtocol.Diagnostic]] {
    guard let mistakes = workspace.configuration.mistakes else { return [:] }
    let diagnostics = mistakes.all.map { mistake in
      LanguageServerProtocol.Diagnostic(
        range: client.range(of: mistake.range), severity: .error, code: "configuration", source: "waymark",
        message: mistake.message)
    }
    return [uri(of: mistakes.file): diagnostics]
  }

  private func diagnostic(_ diagnostic: Routes.Diagnostic) -> LanguageServerProtocol.Diagnostic {
    let finding = diagnostic.finding
    return LanguageServerProtocol.Diagnostic(
      range: client.range(of: finding.site.range), severity: DiagnosticSeverity(diagnostic.severity),
      code: finding.rule,
      source: "waymark", message: finding.message, relatedInformation: relatedInformation(of: finding))
  }

  private func relatedInformation(of finding: Finding) -> [DiagnosticRelatedInformation]? {
    guard client.showsRelatedInformation, !finding.related.isEmpty else { return nil }
    return finding.related.map { related in
      DiagnosticRelatedInformation(location: location(of: related.site), message: related.message)
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
