import SourceModel

/// A kind of supplementary views that UIKit names (Apple, *UICollectionView*). Other kinds are not told apart.
enum ElementKind: String {
  case header = "UICollectionElementKindSectionHeader"
  case footer = "UICollectionElementKindSectionFooter"

  var name: String { rawValue }

  /// nil for another kind, and for one that is not spelled.
  init?(_ value: Value) {
    guard case .reference(let name) = value else { return nil }
    switch name.text.split(separator: ".").last.map(String.init) {
    case "elementKindSectionHeader", Self.header.rawValue: self = .header
    case "elementKindSectionFooter", Self.footer.rawValue: self = .footer
    default: return nil
    }
  }
}
