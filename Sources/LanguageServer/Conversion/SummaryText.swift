import LanguageServerProtocol
import Routes
import SourceModel
import Workspace

extension Snapshot {
  /// `documentation` is text in Markdown, which comes last.
  func text(of summaries: [Summary], documentation: String? = nil, as kind: MarkupKind) -> MarkupContent {
    let isMarkdown = kind == .markdown
    let names = FileNames(summaries.flatMap(\.places).map { workspace.path(of: $0.file) })
    let texts = summaries.map { isMarkdown ? markdown($0, names) : plainText($0, names) }
    let parts = texts + [documentation].compactMap(\.self)
    return MarkupContent(kind: kind, value: parts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n"))
  }

  /// A sentence on one line, for a message.
  func plainText(_ sentence: Sentence) -> String {
    plainText(sentence, FileNames(sentence.places.map { workspace.path(of: $0.file) }))
  }

  private func plainText(_ summary: Summary, _ names: FileNames) -> String {
    ([summary.title] + summary.statements).map { plainText($0, names) }.joined(separator: "\n")
  }

  private func plainText(_ sentence: Sentence, _ names: FileNames) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words), .code(let words): Markdown.line(words)
      case .place(let site): name(of: site, names)
      }
    }.joined()
  }

  private func markdown(_ summary: Summary, _ names: FileNames) -> String {
    let statements = summary.statements.map { "- " + markdown($0, names) }
    return "**" + markdown(summary.title, names) + "**\n\n" + statements.joined(separator: "\n")
  }

  private func markdown(_ sentence: Sentence, _ names: FileNames) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words): Markdown.escaped(words)
      case .code(let code): Markdown.code(code)
      case .place(let site):
        Markdown.link(name(of: site, names), to: "\(uri(of: site.file).text)#L\(site.range.start.line + 1)")
      }
    }.joined()
  }

  /// `EditorRouter.swift:4`
  private func name(of site: Site, _ names: FileNames) -> String {
    "\(names.name(of: workspace.path(of: site.file))):\(site.range.start.line + 1)"
  }
}

extension Summary {
  fileprivate var places: [Site] {
    ([title] + statements).flatMap(\.places)
  }
}
