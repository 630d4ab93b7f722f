/// The identifier that R.swift makes of the name of a resource (mac-cain13/R.swift at f0a0d53,
/// `Sources/RswiftGenerators/Shared/SwiftIdentifier.swift:20-55,126-147`), without back-ticks around a keyword.
enum ResourceIdentifier {
  /// Empty if no character of the name may stand in an identifier.
  static func of(_ name: String) -> String {
    let parts = name.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isLeftOut)
    var joined = ""
    for (position, part) in parts.map(Substring.init).enumerated() {
      joined += position == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return loweringStart(of: joined.drop { $0.isASCII && $0.isNumber })
  }

  /// `PRFXMyClass` becomes `prfxMyClass`, `OK` becomes `oK`, `MyClass` becomes `myClass`: a capital counts if a character
  /// follows that is no small letter.
  private static func loweringStart(of name: Substring) -> String {
    let capitals = name.prefix { ("A"..."Z").contains($0) }
    let next = name.dropFirst(capitals.count).first
    let isWhole = next.map { !("a"..."z").contains($0) } ?? false
    let count = max(isWhole ? capitals.count : capitals.count - 1, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// White space, punctuation, symbols but for many emoji, and what is no character.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" || emoji.contains(where: { $0.contains(scalar.value) }) { return false }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .unassigned, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  private static let emoji: [ClosedRange<UInt32>] = [
    0x2600...0x27BF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF,
  ]
}
