import SourceModel

/// Objective-C calls as Swift imports them: `[r registerView:C making:b]` becomes `r.registerView(C, making: b)`.
package enum ImportedOutline {
  /// An outline of Objective-C with the names of its calls as Swift imports them.
  package static func of(_ outline: SourceOutline) -> SourceOutline {
    var imported = outline
    imported.calls = outline.calls.map(call)
    return imported
  }

  /// A selector's first piece is the name, and the first argument has no label.
  private static func call(_ call: Call) -> Call {
    guard let colon = call.callee.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return call }
    var call = call
    call.callee.text = String(call.callee.text[..<colon])
    call.callee.range.end = end(of: call.callee)
    if !call.arguments.isEmpty { call.arguments[0].label = nil }
    return call
  }

  /// The end of a name at the start of its range.
  private static func end(of name: Spelling) -> Position {
    var end = name.range.start
    end.utf8 += Int32(clamping: name.text.utf8.count)
    end.utf16 += Int32(clamping: name.text.utf16.count)
    end.utf32 += Int32(clamping: name.text.unicodeScalars.count)
    return end
  }
}
