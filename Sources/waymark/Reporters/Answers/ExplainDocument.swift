import JSON
import Routes

/// `waymark.explain/1` of the output contract.
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
      try writer.write("schema", "waymark.explain/1")
      try writer.write("symbol", .string(symbol))
      try writer.write("subjects", elements: accounts.lazy.map(json))
    }
  }

  private func json(_ account: Account) -> JSONValue {
    var object = JSONObject(account.subject)
    object["title"] = .string(SummaryLines(tree, paint: .plain).line(account.summary.title))
    object["statements"] = .array(account.summary.statements.map(json))
    if case .route(let key) = account.subject, let route = tree.index.route(key) {
      object["targets"] = JSONValue(targetsOf: route, in: tree)
    }
    object["lookUps"] = .array(account.lookUps.map { JSONValue($0, in: tree) })
    object["diagnostics"] = .array(account.diagnostics.map { JSONValue($0, in: tree) })
    return .object(object)
  }

  private func json(_ sentence: Sentence) -> JSONValue {
    let sites = sentence.parts.compactMap { part in if case .place(let site) = part { site } else { nil } }
    return [
      "text": .string(SummaryLines(tree, paint: .plain).line(sentence)),
      "sites": .array(sites.map { JSONValue($0, in: tree) }),
    ]
  }
}
