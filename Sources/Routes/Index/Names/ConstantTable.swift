import SourceModel

/// The texts that names of a tree stand for.
struct ConstantTable: Sendable {
  static let reads: LinkAspects = [.constants, .targets]

  struct Name: Hashable {
    /// The types around it, outermost first; empty for constants of a file, and for those of Objective-C.
    var owner: [String]
    var name: String
  }

  struct Constant: Hashable {
    /// nil if it is not known.
    var text: Text?
    var literal: Site?
    var isRawValue = false
    var isStatic = false
    /// The only file that may use it; nil if others may.
    var onlyFile: FileID?

    /// True if the text depends on the type that is asked.
    var isOfAskedType: Bool {
      switch text {
      case .currentType, .member: true
      case .spelled, .type, .rawValue, nil: false
      }
    }
  }

  enum Text: Hashable {
    case spelled(String)
    /// The name of a type, which a file spells.
    case type(String, FileID)
    /// The name of the type that is asked for the constant.
    case currentType
    /// The text of another member of the type that is asked.
    case member(String)
    /// The raw value of the enum case that is asked.
    case rawValue
  }

  private var ofTypes: [Name: [Constant]] = [:]
  /// Those of all types by name. Few trees ask for it.
  private let ofAnyType = Once<[String: [Constant]]>()
  private(set) var functions = LookUpFunctions()
  /// The class methods of Objective-C that return texts.
  private(set) var methods = MethodTexts()
  /// The types that may declare any name.
  private(set) var openTypes: Set<[String]> = []
  /// The constants of files themselves.
  private var ofFiles: [FileID: [String: [Constant]]] = [:]
  /// The constants of Objective-C, which all files of the tree may use.
  private var globals: [String: [Constant]] = [:]

  init() {}

  init(_ files: [IndexedFile]) {
    for file in files {
      for fact in file.facts.facts {
        switch fact {
        case .constant(let constant): insert(constant, file)
        case .function(var function):
          // A function that is being written may do anything.
          if file.facts.understanding != .whole { function.steps = [] }
          functions.insert(function, in: file.id)
        default: continue
        }
      }
    }
  }

  private mutating func insert(_ fact: TextConstant, _ file: IndexedFile) {
    // A file that is being edited may have half of a text.
    let text = file.facts.understanding == .whole ? Self.text(of: fact, in: file.id) : nil
    let constant = Constant(
      text: text, literal: fact.literal.map { Site(file: file.id, range: $0) }, isRawValue: fact.isRawValue,
      isStatic: fact.isStatic, onlyFile: fact.isFilePrivate ? file.id : nil)
    let owner = TypeName.flattened(fact.owner)
    if file.facts.language == .objectiveC, let type = owner.last {
      methods.insert(constant, named: fact.name.text, of: type)
    } else if fact.name.text.isEmpty {
      openTypes.insert(owner)
    } else if !owner.isEmpty {
      ofTypes[Name(owner: owner, name: fact.name.text), default: []].append(constant)
    } else {
      ofFiles[file.id, default: [:]][fact.name.text, default: []].append(constant)
      if fact.isShared { globals[fact.name.text, default: []].append(constant) }
    }
  }

  private static func text(of fact: TextConstant, in file: FileID) -> Text? {
    if let text = fact.text { return .spelled(text) }
    if fact.type == TextConstant.currentType { return .currentType }
    if fact.member == TextConstant.rawValue { return .rawValue }
    return fact.type.map { .type($0, file) } ?? fact.member.map(Text.member)
  }

  /// The text of a name in a file. nil if it may be any text.
  ///
  /// `scope` are the types around the name, outermost first. A name refers to the innermost type that declares it, as
  /// in Swift. A type that may inherit the name hides those around it.
  func text(of path: String, in scope: [String], file: FileID, _ types: TypeTable) -> ConstantText? {
    var parts = path.dottedParts
    let isRawValue = parts.count > 2 && parts.last == "rawValue"
    if isRawValue { parts.removeLast() }
    let isMember = parts.count > 1 && (parts[0] == "self" || parts[0] == TextConstant.currentType)
    // `self` may be an object, which has other members than its type.
    let isObject = isMember && parts[0] == "self"
    if isMember { parts.removeFirst() }
    guard let name = parts.popLast(), parts.first != "" else { return nil }
    let (scope, owners) = (TypeName.flattened(scope), parts.map(TypeName.withoutGenerics))
    let innermost = isMember ? max(scope.count, 1) : 0
    for depth in stride(from: scope.count, through: innermost, by: -1) {
      let owner = Array(scope.prefix(depth) + parts)
      let found = constants(named: name, of: scope.prefix(depth) + owners, in: file)
      if isObject, found.contains(where: \.isOfAskedType) { return nil }
      if let constant = Self.only(found), constant.isRawValue == isRawValue {
        // `Self` is left out before the name of a type's own member.
        let isOfSelf = constant.text == .currentType && parts.isEmpty && depth == scope.count
        let isDynamic = isMember || isOfSelf
        return text(of: constant, AskedType(path: owner, file: file, isDynamic: isDynamic), types)
      }
      if !found.isEmpty { return nil }
      if isMember, parts.isEmpty { break }
      if depth > 0, mayInherit(owners.first, or: name, Array(scope.prefix(depth)), for: file, types) { return nil }
    }
    if isRawValue || isObject { return nil }
    if parts.count > 1, !isMember, let text = text(of: name, ofCase: parts, in: scope, file: file, types) {
      return text
    }
    if parts.isEmpty, !isMember { return Self.only(globals[name] ?? []).flatMap { text(of: $0, nil, types) } }
    let asked = parts.isEmpty ? AskedType(path: scope, file: file, isDynamic: true) : AskedType(path: parts, file: file)
    return inherited(name, asked, from: parts.isEmpty ? [] : scope, types)
  }

  func constants(named name: String, of owner: [String], in file: FileID) -> [Constant] {
    let all = (owner.isEmpty ? ofFiles[file]?[name] : ofTypes[Name(owner: owner, name: name)]) ?? []
    return all.filter { $0.onlyFile == nil || $0.onlyFile == file }
  }

  /// The constants of all types that have a name.
  func constants(named name: String, in file: FileID) -> [Constant] {
    let all = ofAnyType { ofTypes.reduce(into: [:]) { $0[$1.key.name, default: []] += $1.value } }
    return (all[name] ?? []).filter { $0.onlyFile == nil || $0.onlyFile == file }
  }

  /// Several constants of one name may belong to builds with other conditions.
  static func only(_ constants: [Constant]) -> Constant? {
    guard var first = constants.first,
      constants.allSatisfy({ $0.text == first.text && $0.isRawValue == first.isRawValue })
    else { return nil }
    if constants.count > 1 { first.literal = nil }
    return first
  }
}
