import SourceModel

extension ConstantTable {
  /// The same file with the texts of names.
  func resolved(_ file: IndexedFile, _ types: TypeTable) -> IndexedFile {
    guard file.facts.facts.contains(where: \.isNamed) else { return file }
    var file = file
    let place = Place(file: file.id, language: file.facts.language, types: types)
    var read: Set<SourceRange> = []
    file.facts.facts = file.facts.facts.flatMap { fact -> [Fact] in
      if case .lookUp = fact, let name = fact.qualifierName, knownText(of: name, in: place) == nil { return [] }
      guard case .textLookUp(let lookUp) = fact, case .function(let call) = lookUp.origin else {
        return [resolved(fact, in: place)]
      }
      let found = resolved(lookUp, by: call, in: place.file, types)
      if found.contains(where: \.isOfKnownText) { read.formUnion(call.arguments.compactMap(\.type)) }
      return found
    }
    // A function of the tree that is known gets them.
    file.facts.facts.removeAll { if case .metatype(let fact) = $0 { read.contains(fact.name.range) } else { false } }
    return file
  }

  /// The same fact of a file with the text of its name.
  func resolved(_ fact: Fact, in file: FileID, _ types: TypeTable) -> Fact {
    resolved(fact, in: Place(file: file, language: types.language(of: file) ?? .swift, types: types))
  }

  private func resolved(_ fact: Fact, in place: Place) -> Fact {
    switch fact {
    case .textLookUp(var fact):
      if let name = fact.qualifierName {
        guard let text = knownText(of: name, in: place) else {
          fact.origin = .unknown
          return .textLookUp(fact)
        }
        fact.qualifier?.text = text
        fact.qualifierName = nil
      }
      guard let (text, origin) = text(fact.value, fact.origin, in: place) else {
        fact.origin = fact.origin.withoutText
        return .textLookUp(fact)
      }
      if let name = fact.ownerName, let owner = self.text(of: name, in: fact.scope, file: place.file, place.types) {
        (fact.owner, fact.doubt) = (owner.text, owner.doubt)
      }
      (fact.value.text, fact.origin, fact.doubt) = (text.text, origin, fact.doubt ?? text.doubt)
      fact.ownerName = nil
      return .textLookUp(fact)
    case .textRegistration(var fact):
      if let name = fact.qualifierName {
        fact.qualifier = knownText(of: name, in: place) ?? RouteKey.anyQualifier
        fact.qualifierName = nil
      }
      guard let value = fact.value else { return .textRegistration(fact) }
      guard let (text, origin) = text(value, fact.origin, in: place), text.doubt == nil else {
        fact.value = nil
        return .textRegistration(fact)
      }
      (fact.value, fact.origin) = (Spelling(text: text.text, range: value.range), origin)
      return .textRegistration(fact)
    case .lookUp(var fact):
      fact.route = resolved(fact.route, orElse: nil, in: place)
      return .lookUp(fact)
    case .registration(var fact):
      fact.route = resolved(fact.route, orElse: RouteKey.anyQualifier, in: place)
      return .registration(fact)
    default: return fact
    }
  }

  /// The reference with the text of its qualifier, or `qualifier` if the text of its name is not known.
  private func resolved(_ route: RouteReference, orElse qualifier: String?, in place: Place) -> RouteReference {
    var route = route
    if let name = route.qualifierName {
      route.qualifier = knownText(of: name, in: place) ?? qualifier
      route.qualifierName = nil
    }
    return withoutCase(route, in: place.file, place.types)
  }

  private func text(_ value: Spelling, _ origin: TextOrigin, in place: Place) -> (ConstantText, TextOrigin)? {
    switch origin {
    case .literal, .composed, .generated, .constant: return (ConstantText(text: value.text), origin)
    case .local(let literal):
      return (ConstantText(text: value.text), .constant(Site(file: place.file, range: literal)))
    case .name(let scope):
      return text(of: NameOfText(path: value.text, scope: scope), in: place).map { ($0, .constant($0.literal)) }
    case .enumCase(let scope):
      return (caseText(of: value.text, in: scope, place.file), .constant(nil))
    case .type(let scope):
      return typeName(value.text, in: scope, place).map { ($0, .constant(nil)) }
    case .function, .unknown, .unknownType: return nil
    }
  }

  private func text(of name: NameOfText, in place: Place) -> ConstantText? {
    if let method = name.method { return methods.text(of: method, in: name.scope, file: place.file, place.types) }
    if place.language == .swift { return text(of: name.path, in: name.scope, file: place.file, place.types) }
    // In Objective-C, a name alone is no member of the class around it. Instance variables begin with a small letter.
    guard Self.isNameOfConstant(name.path) else { return nil }
    guard name.path.contains(".") else { return text(of: name.path, in: [], file: place.file, place.types) }
    return methods.text(of: name.path, in: name.scope, file: place.file, place.types)
      ?? staticText(of: name.path, in: place)
  }

  /// The text of a static property of a class of Swift, which code of Objective-C names.
  private func staticText(of path: String, in place: Place) -> ConstantText? {
    let parts = path.dottedParts
    guard parts.count == 2, place.types.isClass(parts[0], in: .swift) else { return nil }
    let found = constants(named: parts[1], of: [parts[0]], in: place.file)
    guard found.allSatisfy(\.isStatic), let constant = Self.only(found) else { return nil }
    return text(of: constant, AskedType(path: [parts[0]], file: place.file), place.types)
  }

  private func knownText(of name: NameOfText, in place: Place) -> String? {
    text(of: name, in: place).flatMap { $0.doubt == nil ? $0.text : nil }
  }

  private func typeName(_ type: String, in scope: [String], _ place: Place) -> ConstantText? {
    guard type == TextConstant.currentType else {
      return place.types.printedName(of: type, scope: scope, file: place.file, in: place.language)
        .map { ConstantText(text: $0) }
    }
    let current = AskedType(path: TypeName.flattened(scope), file: place.file, isDynamic: true)
    return nameOfType(current, in: [], place.types, place.language)
  }
}

extension ConstantTable {
  /// The file that uses a name.
  private struct Place {
    let file: FileID
    let language: Language
    let types: TypeTable
  }

  /// True for `kDetail`, `SHDetail`, `DETAIL` and `SHCell.name`, which may be constants of Objective-C.
  static func isNameOfConstant(_ name: String) -> Bool {
    let first = name.first == "k" ? name.dropFirst().first : name.first
    return first?.isUppercase == true
  }
}

extension Fact {
  /// True for a look-up or registration of a text that is known.
  fileprivate var isOfKnownText: Bool {
    switch self {
    case .textLookUp(let fact): fact.origin.isKnown
    case .textRegistration(let fact): fact.value != nil
    default: false
    }
  }

  /// True if a name stands for the text.
  var isNamed: Bool {
    if qualifierName != nil { return true }
    return switch self {
    case .textLookUp(let fact): ![.literal, .composed].contains(fact.origin) || fact.ownerName != nil
    case .textRegistration(let fact): fact.origin != .literal
    case .lookUp, .registration: path != nil
    default: false
    }
  }

  /// The constant that stands for a qualifier.
  var qualifierName: NameOfText? {
    switch self {
    case .textLookUp(let fact): fact.qualifierName
    case .textRegistration(let fact): fact.qualifierName
    case .lookUp(let fact): fact.route.qualifierName
    case .registration(let fact): fact.route.qualifierName
    default: nil
    }
  }

  /// The call of a function that may look up a text.
  var call: FunctionCall? {
    if case .textLookUp(let fact) = self, case .function(let call) = fact.origin { call } else { nil }
  }

  /// The names that stand for texts.
  var names: [String] {
    switch self {
    case .textLookUp(let fact): [fact.origin.scope == nil ? nil : fact.value.text, fact.ownerName].compactMap(\.self)
    case .textRegistration(let fact): [fact.origin.scope == nil ? nil : fact.value?.text].compactMap(\.self)
    case .lookUp, .registration: path.map { [$0] } ?? []
    default: []
    }
  }

  /// The paths of the enum cases that name routes.
  var enumCases: [(path: String, scope: [String])] {
    let (text, origin): (String?, TextOrigin) =
      switch self {
      case .textLookUp(let fact): (fact.value.text, fact.origin)
      case .textRegistration(let fact): (fact.value?.text, fact.origin)
      default: (nil, .unknown)
      }
    guard let text, case .enumCase(let scope) = origin else { return [] }
    return [(text, scope)]
  }

  /// The types around the names, outermost first.
  var scopeOfNames: [String] {
    switch self {
    case .textLookUp(let fact): fact.origin.scope ?? fact.scope
    case .textRegistration(let fact): fact.origin.scope ?? []
    default: []
    }
  }
}

extension TextOrigin {
  /// The types around the name of a constant; nil for other texts.
  fileprivate var scope: [String]? {
    if case .name(let scope) = self { scope } else { nil }
  }

  /// The origin of a text that is not known.
  fileprivate var withoutText: TextOrigin {
    switch self {
    case .type, .unknownType: .unknownType
    case .literal, .local, .composed, .name, .enumCase, .function, .generated, .constant, .unknown: .unknown
    }
  }

  /// True if link knows the text.
  var isKnown: Bool { self != .unknown && self != .unknownType }

  /// The place of the text after link.
  var place: TextPlace {
    switch self {
    case .constant(let site): .constant(site)
    case .composed: .composed
    case .literal, .local, .name, .enumCase, .type, .function, .generated, .unknown, .unknownType: .site
    }
  }
}
