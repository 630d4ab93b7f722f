import JSON
import RouteDocuments
import Routes

/// `waymark.explain/2` of the output contract.
struct ExplainDocument {
  private let symbol: String
  private let accounts: [Account]
  private let tree: ScannedTree

  init(_ symbol: String, _ accounts: [Account], in tree: ScannedTree) {
    (self.symbol, self.accounts, self.tree) = (symbol, accounts, tree)
  }

  /// With a line break at the end.
  func printed() throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.explain/2")
      try writer.write("symbol", .string(symbol))
      try writer.write("subjects", elements: accounts.lazy.map(json))
    }
  }

  private func json(_ account: Account) -> JSONValue {
    .object(
      JSONObject(account.subject).adding([
        "title": .string(SummaryLines(tree, paint: .plain).line(account.summary.title)),
        "statements": .array(account.summary.statements.map(json)),
        "targets": targets(of: account.subject),
        "lookUps": .array(account.lookUps.map { JSONValue($0, in: tree) }),
        "diagnostics": .array(account.diagnostics.map { JSONValue($0, in: tree) }),
      ]))
  }

  /// Empty for a router or a class.
  private func targets(of subject: Occurrence.Subject) -> JSONValue {
    guard case .route(let key) = subject, let route = tree.index.route(key) else { return [] }
    return tree.encoder.targets(of: route)
  }

  private func json(_ sentence: Sentence) -> JSONValue {
    let sites = sentence.parts.compactMap { part in if case .place(let site) = part { site } else { nil } }
    return [
      "text": .string(SummaryLines(tree, paint: .plain).line(sentence)),
      "sites": .array(sites.map { JSONValue($0, in: tree) }),
    ]
  }
}
