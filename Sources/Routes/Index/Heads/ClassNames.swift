import SourceModel

/// The names of classes in both languages: `@objc(Name)`, `NS_SWIFT_NAME(Name)`.
///
/// Link knows a class by the name of its declaration alone. Before anything is linked, the name that only the other
/// language uses is replaced in the facts and heads of that language's files, so nothing behind this asks for languages.
struct ClassNames: Sendable {
  /// For each language the names that only it uses, and the declared ones that they stand for.
  private var declared: [Language: [String: String]] = [:]
  /// The names that a class has in the other language, with the types around it, by its declared name.
  private var foreign: [String: Set<String>] = [:]
  /// Names that may stand for two classes: what is used is declared too, or stands for several.
  private(set) var ambiguous: Set<String> = []
  private let heads: HeadTable

  init(_ heads: HeadTable = HeadTable()) {
    self.heads = heads
    var uses: [Language: [String: Set<String>]] = [:]
    heads.forEachWithForeignName { head, file in
      guard head.kind == .class, !head.isLocal, let name = head.foreignName, name != head.name.text else { return }
      uses[file.language.other, default: [:]][name, default: []].insert(head.name.text)
      foreign[head.name.text, default: []].insert(name)
    }
    for (language, names) in uses {
      for (name, classes) in names { join(name, classes, in: language, back: uses[language.other] ?? [:]) }
    }
  }

  /// Whether a language declares a type of this name.
  private func isNative(_ name: String, in language: Language) -> Bool {
    heads.contains(.names, [name]) { head, file in
      head.kind != .extension && file.language == language && head.name.text == name
    }
  }

  private mutating func join(_ name: String, _ classes: Set<String>, in language: Language, back: [String: Set<String>])
  {
    let only = classes.count == 1 ? classes.first : nil
    // A header that the compiler makes of a class of Swift declares it once more, under the name in Objective-C.
    let isRepeated = only.map { back[$0] == [name] } ?? false
    if let only, isRepeated || !isNative(name, in: language) {
      if !isRepeated || language == .objectiveC { declared[language, default: [:]][name] = only }
    } else {
      ambiguous.formUnion(classes.union([name]))
    }
  }
}

// MARK: Questions

extension ClassNames {
  /// All names of classes, by their declared names.
  func all(of classes: some Sequence<String>) -> Set<String> {
    classes.reduce(into: []) { names, name in
      names.insert(name)
      names.formUnion(foreign[name] ?? [])
    }
  }

  /// The names in the other language of a declared class that may be another's there.
  func ambiguousNames(of name: String) -> Set<String> {
    ambiguous.contains(name) ? foreign[name] ?? [] : []
  }

  /// Whether nothing needs renaming.
  var isPlain: Bool { declared.isEmpty }

  /// Whether a language's code needs no renaming.
  func isPlain(in language: Language) -> Bool {
    declared[language] == nil
  }

  /// A spelled type with the declared names of classes. A dotted name is one in Swift: `NS_SWIFT_NAME(Notes.Router)`.
  func renamed(_ spelling: String, in language: Language) -> String {
    guard let names = declared[language] else { return spelling }
    if let name = names[spelling] { return name }
    guard !spelling.utf8.allSatisfy(Spelling.isWordByte) else { return spelling }
    var result = ""
    var rest = spelling[...]
    while let start = rest.utf8.firstIndex(where: Spelling.isWordByte) {
      result += rest[..<start]
      let path = rest[start...].prefix { $0 == "." || $0.utf8.allSatisfy(Spelling.isWordByte) }
      result += renamed(path: path, names, language)
      rest = rest[path.endIndex...]
    }
    return result + rest
  }

  /// Behind a module the name means the same, behind a type another one.
  private func renamed(path: Substring, _ names: [String: String], _ language: Language) -> String {
    var rest = path
    while true {
      if let name = names[String(rest)] { return path[..<rest.startIndex] + name }
      guard let dot = rest.firstIndex(of: "."), !isNative(String(rest[..<dot]), in: language) else {
        return String(path)
      }
      rest = rest[rest.index(after: dot)...]
    }
  }
}

extension Language {
  /// The language whose names of classes a file contains. Documents name classes as Objective-C does.
  var ofClassNames: Language { self == .xml ? .objectiveC : self }

  /// The language with other names for the same classes.
  package var other: Language { self == .swift ? .objectiveC : .swift }
}
