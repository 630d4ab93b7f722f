import Routes

/// What protocols of Apple's ask of the classes that adopt them, as far as documents may connect it.
enum AppleProtocols {
  /// False only if the type is a class of Apple's, or a protocol whose requirements are certainly called otherwise.
  static func mayRequire(_ member: String, _ kind: MemberSearch.Kind, in type: String) -> Bool {
    if AppleClass.lineage(of: type) != nil || ofSwift.contains(type) { return false }
    guard let words = others[type] ?? subjects(of: type) else { return true }
    // The properties that these ask for are among `AppleMembers.outlets`.
    if kind == .outlet { return false }
    return named.contains(member) || words.contains(where: member.lowercased().contains)
  }

  /// The words one of which is in the name of each method of a delegate: *text* and *field* for a `UITextFieldDelegate`. A
  /// method that takes no more than its sender, as an action does, is called after it. nil for other protocols.
  private static func subjects(of type: String) -> [String]? {
    guard type.hasSuffix("Delegate") || type.hasSuffix("DataSource"),
      let prefix = prefixes.first(where: type.hasPrefix)
    else { return nil }
    let words = words(of: type.dropFirst(prefix.count)).filter { !parts.contains($0) }
    return words + (inherited[prefix] ?? []) + words.flatMap { inherited[$0] ?? [] }
  }

  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  private static let prefixes = [
    "AS", "AV", "CA", "CB", "CL", "CN", "EK", "GK", "MF", "MK", "NS", "PH", "PK", "QL", "SF", "SK", "UI", "UN", "WK",
  ]

  /// Words that are in many names.
  private static let parts: Set = ["controller", "data", "delegate", "source", "view"]

  /// The words of what a delegate is one of, too, by a word or a prefix of its name.
  private static let inherited = [
    "collection": ["scroll"], "combo": ["control"], "control": ["control"], "fetched": ["controller"],
    "field": ["control"], "results": ["controller"], "table": ["scroll", "control"], "text": ["scroll", "control"],
    "WK": ["web"],
  ]

  /// Methods of delegates that are not called after their sender.
  private static let named: Set = ["animationDidStart:", "didPresent:", "willPresent:"]

  private static let others: [String: [String]] = [
    "NSCoding": [], "NSCopying": [], "NSMenuItemValidation": ["validate"], "NSObjectProtocol": [],
    "NSSecureCoding": [], "NSToolbarItemValidation": ["validate"], "NSUserInterfaceValidations": ["validate"],
    "UIActivityItemSource": ["activity"], "UICollectionViewDataSourcePrefetching": ["collection"],
    "UICollectionViewDelegateFlowLayout": ["collection", "scroll"], "UISearchResultsUpdating": ["update"],
    "UITableViewDataSourcePrefetching": ["table"],
    "UIViewControllerAnimatedTransitioning": ["animat", "transition"],
  ]

  /// Protocols of Swift, which Objective-C knows nothing of.
  private static let ofSwift: Set = [
    "AnyObject", "class", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError", "ObservableObject", "Sendable",
  ]
}
