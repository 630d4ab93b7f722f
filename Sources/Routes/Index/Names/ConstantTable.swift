import SourceModel

/// The texts that names of a tree stand for.
struct ConstantTable: Sendable {
  static let reads: LinkAspects = [.constants, .targets]

  private struct Name: Hashable {
    /// The types around it, outermost first; empty for constants of a file, and for those of Objective-C.
    var owner: [String]
    var name: String
  }

  private struct Constant: Hashable {
    /// nil if it is not known.
    var text: Text?
    var literal: Site?
    var isRawValue: Bool
  }

  private enum Text: Hashable {
    case spelled(String)
    /// The name of a type, which a file spells.
    case type(String, FileID)
  }

  private var ofTypes: [Name: [Constant]] = [:]
  /// The constants of files themselves.
  private var ofFiles: [FileID: [String: [Constant]]] = [:]
  /// The constants of Objective-C, which all files of the tree may use.
  private var globals: [String: [Constant]] = [:]

  init() {}

  init(_ files: [IndexedFile]) {
    for file in files {
      for case .constant(let fact) in file.facts.facts { insert(fact, file) }
    }
  }

  var isEmpty: Bool { ofTypes.isEmpty && ofFiles.isEmpty }

  private mutating func insert(_ fact: TextConstant, _ file: IndexedFile) {
    // A file that is being edited may have half of a text.
    let text = file.facts.understanding == .whole ? Self.text(of: fact, in: file.id) : nil
    let constant = Constant(
      text: text, literal: fact.literal.map { Site(file: file.id, range: $0) }, isRawValue: fact.isRawValue)
    let owner = TypeName.flattened(fact.owner)
    if !owner.isEmpty {
      ofTypes[Name(owner: owner, name: fact.name.text), default: []].append(constant)
    } else {
      ofFiles[file.id, default: [:]][fact.name.text, default: []].append(constant)
      if fact.isShared { globals[fact.name.text, default: []].append(constant) }
    }
  }

  private static func text(of fact: TextConstant, in file: FileID) -> Text? {
    fact.text.map(Text.spelled) ?? fact.type.map { .type($0, file) }
  }

  /// The text of a name in a file, and the place of its literal. nil if it may be any text.
  ///
  /// `scope` are the types around the name, outermost first. A name refers to the innermost type that declares it, as
  /// in Swift. A type that may inherit the name hides those around it.
  func text(
    of path: String, in scope: [String], file: FileID, _ types: TypeTable
  ) -> (text: String, literal: Site?)? {
    var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isRawValue = parts.count > 2 && parts.last == "rawValue"
    if isRawValue { parts.removeLast() }
    let isMember = parts.count > 1 && (parts[0] == "self" || parts[0] == "Self")
    if isMember { parts.removeFirst() }
    guard let name = parts.popLast(), parts.first != "" else { return nil }
    let scope = TypeName.flattened(scope)
    let innermost = isMember ? max(scope.count, 1) : 0
    for depth in stride(from: scope.count, through: innermost, by: -1) {
      let found = constants(named: name, of: scope.prefix(depth) + parts, in: file)
      let owner = Array(scope.prefix(depth) + parts)
      if !found.isEmpty { return Self.onlyText(of: found, isRawValue: isRawValue, in: owner, types) }
      if depth > 0, types.mayInherit(parts.first, scope[depth - 1]) { return nil }
    }
    return parts.isEmpty && !isMember ? Self.onlyText(of: globals[name] ?? [], isRawValue: false, in: [], types) : nil
  }

  private func constants(named name: String, of owner: [String], in file: FileID) -> [Constant] {
    (owner.isEmpty ? ofFiles[file]?[name] : ofTypes[Name(owner: owner, name: name)]) ?? []
  }

  /// Several constants of one name may belong to builds with other conditions.
  private static func onlyText(
    of constants: [Constant], isRawValue: Bool, in owner: [String], _ types: TypeTable
  ) -> (text: String, literal: Site?)? {
    guard let first = constants.first, let text = first.text,
      constants.allSatisfy({ $0.text == text && $0.isRawValue == isRawValue })
    else { return nil }
    switch text {
    case .spelled(let text): return (text, constants.count == 1 ? first.literal : nil)
    case .type(let type, let file):
      return types.printedName(of: type, scope: owner, file: file, in: .swift).map { ($0, nil) }
    }
  }
}
