extension KeyedPattern {
  /// Why the text is no URL (RFC 3986), as the end of a sentence; nil where it is one.
  ///
  /// Since iOS 17, `NSURL` escapes characters that it rejected before.
  var invalidity: String? {
    if text.isEmpty { return "it is empty" }
    if let character = text.first(where: { !Self.isLegal($0) }) { return "it contains \(Self.words(for: character))" }
    if url.fragment?.contains("#") == true { return "it contains more than one '#'" }
    if url.path.contains(where: { "[]".contains($0) }) { return "its path contains a square bracket" }
    if text.percentDecodedBytes == nil { return "a percent sign in it begins no escape" }
    guard let port = url.port, !port.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return "'\(port)' is not a port; placeholders are allowed only in the path"
  }

  /// Why no URL matches it, as the end of a sentence; nil where one may. It says nothing of what is no URL.
  var unmatchability: String? {
    guard table == .text, url.fragment == nil else { return nil }
    if url.query != nil { return "a URL is compared without its query" }
    if !url.isHierarchical { return "a URL is compared as scheme://host/path" }
    if url.port != nil { return "a URL is compared without its port" }
    if url.hasUser { return "a URL is compared without its user" }
    return url.path.hasSuffix("/") ? "a URL is compared without a slash at its end" : nil
  }

  private static func isLegal(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".contains(character)
  }

  private static func words(for character: Character) -> String {
    if character == " " { return "a space" }
    return character.asciiValue.map { $0 < 0x20 || $0 == 0x7F } == true ? "a control character" : "'\(character)'"
  }
}
