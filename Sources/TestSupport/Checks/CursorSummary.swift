import SourceModel

extension Cursor.Place {
  /// The brackets, outermost first: `Router.perform(to:`, `self[registerView:`; in a `where` clause `RoutableView.Protocol==`;
  /// in XML `outlet property= [id=o1]`.
  package var summary: String {
    switch self {
    case .comparison(let text): "\(text.value.joined(separator: "."))== in \(text.function ?? "-")"
    case .sameType(let parameter, let extended): "\(extended).\(parameter)=="
    case .attribute(let name, let tag):
      "\(tag.name) \(name)=" + tag.attributes.sorted { $0.key < $1.key }.map { " [\($0.key)=\($0.value)]" }.joined()
    case .argument(let brackets): brackets.reversed().map(\.summary).joined(separator: " ")
    }
  }
}

extension OpenBracket {
  fileprivate var summary: String {
    let position = position == 0 ? "" : "#\(position)"
    let name = (receiver.map { shape == .square ? $0 : "\($0)." } ?? "") + (shape == .square ? "" : callee)
    let details = [position, label.map { "\($0):" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(name)\(shape.sign)\(details)"
  }
}

extension OpenBracket.Shape {
  fileprivate var sign: String {
    switch self {
    case .parenthesis: "("
    case .angle: "<"
    case .square: "["
    }
  }
}
