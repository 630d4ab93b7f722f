import SourceModel

/// A declared type of a variable.
struct ObjectiveCType {
  private let spelled: Spelling
  private let name: Substring

  /// nil for a type that only the value tells.
  init?(_ spelled: Spelling) {
    var words = spelled.text.split { $0 == " " || $0 == "*" }
    words.removeAll { Self.marks.contains($0) }
    guard let name = words.last, !name.contains("("), !Self.inferred.contains(name) else { return nil }
    (self.spelled, self.name) = (spelled, name)
  }

  /// As Swift spells it: `Card` for `Card *`, `CardInput` for `id<CardInput>`.
  var swift: Spelling {
    guard name.hasPrefix("id<"), name.hasSuffix(">") else { return Spelling(text: String(name), range: spelled.range) }
    let protocols = name.dropFirst("id<".count).dropLast().split(separator: ",").joined(separator: "&")
    return Spelling(text: protocols, range: spelled.range)
  }

  private static let marks: Set<Substring> = [
    "__block", "__strong", "__unsafe_unretained", "__weak", "const", "nonnull", "nullable", "static", "_Nonnull",
    "_Nullable",
  ]
  private static let inferred: Set<Substring> = ["__auto_type", "auto", "id"]
}
