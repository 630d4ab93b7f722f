import LanguageServerProtocol
import Routes
import SourceModel
import Workspace

extension Snapshot {
  func text(of summaries: [Summary], as kind: MarkupKind) -> MarkupContent {
    let isMarkdown = kind == .markdown
    let texts = summaries.map { isMarkdown ? markdown($0) : plainText($0) }
    return MarkupContent(kind: kind, value: texts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n"))
  }

  private func plainText(_ summary: Summary) -> String {
    ([summary.title] + summary.statements).map(plainText).joined(separator: "\n")
  }

  private func plainText(_ sentence: Sentence) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words), .code(let words): Markdown.line(words)
      case .place(let site): name(of: site)
      }
    }.joined()
  }

  private func markdown(_ summary: Summary) -> String {
    let statements = summary.statements.map { "- " + markdown($0) }
    return "**" + markdown(summary.title) + "**\n\n" + statements.joined(separator: "\n")
  }

  private func markdown(_ sentence: Sentence) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words): Markdown.escaped(words)
      case .code(let code): Markdown.code(code)
      case .place(let site):
        Markdown.link(name(of: site), to: "\(uri(of: site.file).text)#L\(site.range.start.line + 1)")
      }
    }.joined()
  }

  /// `EditorRouter.swift:4`
  private func name(of site: Site) -> String {
    let file = String(decoding: workspace.path(of: site.file).name, as: UTF8.self)
    return "\(file):\(site.range.start.line + 1)"
  }
}
