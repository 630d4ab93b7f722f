extension TextPieces {
  /// The pieces of a format of `String(format:)` and `stringWithFormat:`, a hole for each conversion. nil if the format
  /// is not one that IEEE printf or `NSString` defines
  /// (developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html).
  package init?(format: String) {
    self.init()
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        append("%")
        rest.removeFirst()
      } else {
        guard Self.skipConversion(in: &rest) else { return nil }
        appendHole()
      }
    }
    append(String(rest))
  }

  /// Position, flags, width, precision and length, then the letter of the type.
  private static func skipConversion(in rest: inout Substring) -> Bool {
    rest = rest.drop { "0123456789$-+ #'*.hlLqjzt".contains($0) }
    guard let type = rest.popFirst() else { return false }
    return "@dDiuUxXoOfFeEgGcCsSpaA".contains(type)
  }
}
