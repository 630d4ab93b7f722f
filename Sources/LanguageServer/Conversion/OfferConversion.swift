import JSON
import LanguageServerProtocol
import Routes

extension ClientProfile {
  /// `typed` is what stands between the start of the range and the cursor.
  func item(for offer: Offer, detail: String, replacing range: DocumentRange, typed: String) -> CompletionItem {
    let (isPoor, text) = (offer.fit == .poor, text(of: offer))
    // `textEditText` would be shorter, but Zed inserted the label instead until 2025 (its pull request 41187).
    let isLabel = takesRangeOfList && text == offer.label
    return CompletionItem(
      label: offer.label, labelDetails: showsLabelDetails ? .init(description: offer.words) : nil,
      kind: CompletionItemKind(offer.symbol), tags: isPoor && showsDeprecatedTag ? [.deprecated] : nil,
      deprecated: isPoor && !showsDeprecatedTag && showsDeprecatedItems ? true : nil, detail: detail,
      sortText: offer.sortText, filterText: offer.filterText(typed: typed),
      insertTextFormat: isSnippet(offer) ? .snippet : nil,
      textEdit: isLabel ? nil : TextEdit(range: range, newText: text),
      data: OfferedSubject.data(of: offer.subject))
  }

  private func isSnippet(_ offer: Offer) -> Bool {
    takesSnippets && offer.pieces.count > 1
  }

  private func text(of offer: Offer) -> String {
    guard isSnippet(offer) else { return offer.text }
    var number = 0
    return offer.pieces.map { piece in
      switch piece {
      case .text(let text): return Self.escaped(text)
      case .placeholder(let text):
        number += 1
        return "${\(number):\(Self.escaped(text))}"
      case .end: return "$0"
      }
    }.joined()
  }

  /// In a snippet these characters have a meaning (LSP 3.17, Snippet Syntax).
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\$}".contains($0) ? ["\\", $0] : [$0] })
  }
}

extension CompletionItemKind {
  fileprivate init(_ symbol: Offer.Symbol) {
    switch symbol {
    case .protocol: self = .interface
    case .class: self = .class
    case .text: self = .value
    case .property: self = .property
    case .method: self = .method
    case .call: self = .snippet
    }
  }
}
