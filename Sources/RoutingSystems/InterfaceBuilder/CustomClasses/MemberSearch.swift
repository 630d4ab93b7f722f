import Routes
import SourceModel

/// Searches a class with its superclasses for what a connection names.
struct MemberSearch {
  enum Kind {
    /// A property, which is set by key-value coding.
    case outlet
    /// A method.
    case action
  }

  private let index: RouteIndex
  /// The class of Apple's that the class inherits from.
  private let base: String
  /// The class and its superclasses in the tree.
  private let classes: [String]
  /// These, and the superclasses outside the tree that it extends.
  private let searched: [String]
  /// Whether vendored code may declare members that were not read: those that a macro makes.
  let mayHaveVendored: Bool

  /// nil if some superclass is not known, or not all members of one are.
  init?(_ type: ConnectedClass, in index: RouteIndex) {
    if type.isPlain {
      self.init(classes: [], below: type.name, in: index)
      return
    }
    let ancestry = index.classes.ancestry(of: type.name)
    guard case .apple(let base) = ancestry.end, ancestry.doubt == nil, !ancestry.classes.isEmpty,
      ancestry.classes.allSatisfy({ index.classes.doubt($0) == nil && index.members.isWhole($0, in: index.types) })
    else { return nil }
    self.init(classes: ancestry.classes, below: base, in: index)
  }

  private init?(classes: [String], below base: String, in index: RouteIndex) {
    let extended = index.answer(ExtendedTypes.self)
    guard Self.knownBases.contains(base), !extended.mayBeMore, let inherited = AppleClass.lineage(of: base)
    else { return nil }
    // An alias may stand for one of them.
    let others = extended.all.filter { inherited.contains($0) || index.types.isAlias($0) }
    guard extended.incomplete.isDisjoint(with: others) else { return nil }
    (self.index, self.base, self.classes) = (index, base, classes)
    searched = classes + others
    mayHaveVendored = extended.mayBeMoreVendored || !extended.incompleteVendored.isDisjoint(with: others)
    guard !hasAny(ofSelectors: Self.forwarding) else { return nil }
  }

  /// Classes of Apple's whose outlets and actions `AppleMembers` contains.
  private static let knownBases: Set = [
    "NSObject", "NSTableCellView", "NSView", "NSViewController", "NSWindowController", "UIButton",
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIImageView",
    "UILabel", "UINavigationController", "UIResponder", "UIStackView", "UITabBarController", "UITableViewCell",
    "UITableViewController", "UITableViewHeaderFooterView", "UIView", "UIViewController",
  ]

  /// The end of a message about a name that the class certainly does not have, or that the runtime does not see without a
  /// mark; nil if it has it, or may have it.
  func missing(_ name: String, _ kind: Kind, mark: String) -> String? {
    guard !mayInherit(name, kind) else { return nil }
    let noun = kind == .outlet ? "property" : "method"
    if !declares(name, kind) { return "has no \(noun) '\(name)'" + suggestion(for: name, kind) }
    guard hides(name, kind) else { return nil }
    return "has a \(noun) '\(name)', which Objective-C does not see: it lacks '@\(mark)'"
  }

  private func mayInherit(_ name: String, _ kind: Kind) -> Bool {
    switch kind {
    case .outlet: AppleMembers.mayInclude(outlet: name, below: base)
    case .action: AppleMembers.mayInclude(action: name, below: base)
    }
  }

  private func suggestion(for name: String, _ kind: Kind) -> String {
    similar(to: name, kind).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The member of the class that a name probably means; nil if Objective-C does not see it.
  func similar(to name: String, _ kind: Kind) -> String? {
    let names =
      switch kind {
      // Objective-C's reader takes the types of properties for names, too.
      case .outlet: classes.flatMap(index.members.properties).filter { $0.hasSmallInitial || !name.hasSmallInitial }
      case .action: classes.flatMap(index.members.selectors)
      }
    guard names.count <= 500,
      let similar = NearestWord.of(name, among: names.filter { NearestWord.mayBeSlip(name, $0) })
    else { return nil }
    return hides(similar, kind) ? nil : similar
  }

  // MARK: Members

  /// The names of the members that code marks for Interface Builder.
  func names(_ mark: InterfaceMark) -> [String] { classes.flatMap { index.members.names(mark, of: $0) } }

  /// The places where the class or a superclass declares a member.
  func places(of name: String, _ kind: Kind) -> [Site] {
    classes.flatMap { index.members.places(of: name, kind, in: $0) }
  }

  func declares(_ name: String, _ kind: Kind) -> Bool {
    searched.contains { !index.members.places(of: name, kind, in: $0).isEmpty }
      || kind == .action && index.applications.infersObjectiveC
        && OldSelector(name).mayBe(anyOf: searched.flatMap(index.members.possibleSelectors))
  }

  /// True if Objective-C certainly does not see what the class has of the name.
  func hides(_ name: String, _ kind: Kind) -> Bool {
    declares(name, kind) && HiddenMembers(index: index, classes: classes, types: searched).contains(name, kind)
  }

  func hasAny(ofSelectors selectors: [String]) -> Bool {
    searched.contains { type in selectors.contains { !index.members.selectors($0, of: type).isEmpty } }
  }

  /// True if the class or a superclass in the tree declares the method.
  func hasOwn(selector: String) -> Bool { classes.contains { !index.members.selectors(selector, of: $0).isEmpty } }

  /// Methods by which a class answers to names that it does not declare.
  private static let forwarding = [
    "doesNotRecognizeSelector:", "forwardInvocation:", "forwardingTargetFor:", "forwardingTargetForSelector:",
    "respondsTo:", "respondsToSelector:", "setValue:forKey:", "setValue:forKeyPath:", "setValue:forUndefinedKey:",
  ]
}

/// The types outside the tree that it extends, with members. An application does not link the code of its tests.
private struct ExtendedTypes: SharedAnswer {
  let all: [String]
  /// Those that may have members that were not read.
  let incomplete: Set<String>
  /// Those of which only vendored code may have such members.
  let incompleteVendored: Set<String>
  /// Whether there may be extensions that were not read.
  let mayBeMore: Bool
  /// Whether there may be such extensions in vendored code.
  let mayBeMoreVendored: Bool

  init(in index: RouteIndex) {
    let all = index.members.types.filter { !index.types.declaresClass($0) }
    let lacking = all.filter { !index.members.isWhole($0, in: index.types) }
    let incomplete = lacking.filter { type in
      !index.members.isWhole(type, in: index.types) { index.origins[$0] == .vendored }
    }
    self.all = all
    self.incomplete = Set(incomplete)
    incompleteVendored = Set(lacking).subtracting(incomplete)
    let unread = index.skipped.filter { index.types.language(of: $0.file)?.isCode != false }
      .map { index.origins[$0.file] }
    mayBeMore = unread.contains { $0 == .product || $0 == .ignored }
    mayBeMoreVendored = unread.contains(.vendored)
  }
}
