import YAML

extension SettingValue {
  /// The value as YAML in block style, below its name. Parts at the place of a pack have no line.
  func lines(named name: String, ofPackAt pack: YAMLMark?) -> [DescriptionLine] {
    let printer = ValuePrinter(pack: pack)
    return [DescriptionLine(text: "\(name):", line: node.start == pack ? nil : node.start.line + 1)]
      + printer.lines(self, indent: "  ")
  }
}

/// Prints values of settings as YAML.
private struct ValuePrinter {
  let pack: YAMLMark?

  func lines(_ value: SettingValue, indent: String) -> [DescriptionLine] {
    switch value.content {
    case .text: [line(indent + scalar(value), of: value)]
    case .list(let items): items.map { line("\(indent)- \(flow($0))", of: $0) }
    case .entries(let entries):
      entries.flatMap { entry -> [DescriptionLine] in
        let key = "\(indent)\(scalar(entry.key)):"
        if case .text = entry.value.content { return [line("\(key) \(scalar(entry.value))", of: entry.value)] }
        return [line(key, of: entry.key)] + lines(entry.value, indent: indent + "  ")
      }
    }
  }

  private func line(_ text: String, of value: SettingValue) -> DescriptionLine {
    DescriptionLine(text: text, line: value.node.start == pack ? nil : value.node.start.line + 1)
  }

  private func flow(_ value: SettingValue) -> String {
    switch value.content {
    case .text: scalar(value)
    case .list(let items): "[\(items.map(flow).joined(separator: ", "))]"
    case .entries(let entries):
      "{\(entries.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  private func scalar(_ value: SettingValue) -> String {
    let isPlain = value.text.first?.isLetter == true || Int(value.text) != nil
    if isPlain, value.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }) { return value.text }
    let escaped = value.text.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
