import InterfaceFrontend
import Routes
import RoutingSystems
import SourceModel

/// What one file holds, from its bytes and the interest alone.
package struct Extraction: Sendable {
  package var facts: FileFacts
  /// Which words the file may hold as identifiers; nil where no front end reads the file, so that none matters.
  var words: WordFilter?
  /// True if a text may stand behind a label of interest. Only of the first wave.
  private(set) var labelsText = false
  /// The names of the constants that are read whatever other files ask for.
  private var ownNames: Set<String> = []
  /// The names of all constants that the file has; nil where that is not known.
  private var namesOfConstants: [ConstantsOfType]?

  package init(_ text: SourceText, path: FilePath, interest: ScanInterest) {
    switch SourceKind(path) {
    case .source(let frontend):
      self.init(text, frontend: frontend, interest: interest)
      if frontend.language == .objectiveC {
        facts.entryPoint.isApplication = ApplicationEntry.stands(inObjectiveC: path, text)
      }
    case .document:
      self.init(document: InterfaceFrontend.read(text), path: path, interest: interest)
      facts.suppressions = SuppressionReader.read(inXML: text)
    case .compiledNib: self.init(compiledNib: path, interest: interest)
    case .bundleProperties:
      self.init([InterfaceFrontend.readProperties(text)], interest: interest)
      facts.suppressions = SuppressionReader.read(inXML: text)
    case .projectSettings: self.init(BundleSettings.properties(in: text), interest: interest)
    case .foreign, nil: self.init(foreign: text, path: path, interest: interest)
    }
  }

  /// Of a file that cannot be read.
  init(unreadable reason: FileProblem.Reason, path: FilePath, interest: ScanInterest) {
    switch SourceKind(path) {
    case .document:
      self.init(document: .unread(UnreadInterface(reason: .unreadable)), path: path, interest: interest)
    case .compiledNib:
      self.init(compiledNib: path, interest: interest)
      return
    case .bundleProperties, .projectSettings:
      self.init([], interest: interest)
      return
    case .source, .foreign, nil: self.init(FileFacts())
    }
    facts.understanding = .skipped(reason.words)
  }

  private init(_ facts: FileFacts) {
    self.facts = facts
  }

  /// A nib says nothing but its name.
  init(compiledNib path: FilePath, interest: ScanInterest) {
    self.init(document: .unread(.compiled), path: path, interest: interest)
  }

  private init(document: InterfaceReading, path: FilePath, interest: ScanInterest) {
    facts = FileFacts(language: .xml, hasTrigger: true, isParsed: true)
    if let unread = document.unread, unread.reason.isReported { facts.understanding = .skipped(unread.reason.rawValue) }
    guard let name = InterfaceName(path: path.description) else { return }
    facts.facts = interest.systems.facts(of: document, named: name)
  }

  /// Of the property list of a bundle, or of those that a project describes.
  private init(_ properties: [BundleProperties], interest: ScanInterest) {
    facts = FileFacts(language: .xml, isParsed: true)
    facts.facts = properties.flatMap(interest.systems.facts).sorted { $0.place < $1.place }
  }

  private init(foreign text: SourceText, path: FilePath, interest: ScanInterest) {
    let words = WordSet(text)
    facts = FileFacts(
      understanding: .foreign, doubtful: words,
      entryPoint: EntryPoint(isApplication: ApplicationEntry.stands(inObjectiveC: path, text)),
      hasTrigger: words.containsAny(of: interest.promises))
  }

  private init(_ text: SourceText, frontend: any Frontend.Type, interest: ScanInterest) {
    let skim = frontend.skim(
      text, words: interest.table, macros: interest.systems.declaringMacros,
      survey: interest.names(in: frontend.language))
    words = skim.words
    let found = Set(skim.found.map { interest.table.words[$0] })
    facts = FileFacts(
      language: frontend.language, heads: skim.heads,
      entryPoint: EntryPoint(
        isApplication: ApplicationEntry.stands(in: skim.heads, calls: found),
        isProgram: skim.heads.indices.contains { skim.heads[$0].attributes.contains(.entryPoint) }),
      hasTrigger: !found.isDisjoint(with: interest.promises))
    facts.library.declares = interest.systems.library.sources.areDeclared(by: skim.heads, in: frontend.language)
    (facts.macros.defined, facts.macros.includesUnread) = (skim.macros, skim.includesUnread)
    facts.suppressions = skim.suppressions
    facts.words.launch = found.intersection(interest.launchWords)
    (facts.words.signs, facts.words.imports) = (found.intersection(Packs.signs), interest.modules(skim.imports))
    if let excess = skim.excess {
      (facts.understanding, facts.words.doubtful) = (.skipped(excess.rawValue), WordSet(text))
      addOpenTypes(interest)
      return
    }
    if skim.isUnbalanced { (facts.understanding, facts.words.doubtful) = (.broken, WordSet(text)) }
    if interest.isSkimming { labelsText = interest.mayLabelText(in: text, frontend.language, words: found) }
    guard isWanted(text, words: found, interest) else {
      facts.words.passed = skim.given
      if interest.isSkimming { return }
      let asked = interest[frontend.language].names
      let isAsked =
        skim.heads.contains { asked.asksMembers($0) || mayDeclare(asked.constants(of: $0), of: $0.lastName) }
        || found.contains(where: asked.mayDeclare(withWord:)) || interest.mayDeclareMethod(in: skim.words)
      if isAsked { readNames(text, skim, frontend: frontend, interest: interest) }
      return
    }
    parse(text, skim, words: found, frontend: frontend, interest: interest)
  }

  /// False if the facts are the same whether or not other files ask for constants of some names.
  /// `type` is the last name of the type that may declare them; nil for any.
  func mayDeclare(_ names: ConstantNames, of type: String?) -> Bool {
    guard let words, !names.isEmpty else { return false }
    if facts.understanding != .whole || implements(type) { return true }
    return names.contains { name in
      if ownNames.contains(name) { return false }
      // Letters beyond ASCII may be spelled in another way.
      if !name.utf8.allSatisfy({ $0 < 0x80 }) { return true }
      return declares(name, of: type) ?? words.mayContain(WordHash(name))
    }
  }

  /// True for the code of a class of Objective-C, where a macro may hide any name.
  private func implements(_ type: String?) -> Bool {
    facts.language == .objectiveC
      && facts.heads.contains { $0.attributes.contains(.implementation) && $0.lastName == type }
  }

  /// nil where that is not known.
  private func declares(_ constant: String, of type: String?) -> Bool? {
    namesOfConstants?.contains { (type == nil || $0.type == type) && $0.names.contains(constant) }
  }

  /// True if a file has a word that it is parsed for. In unbalanced text a word that seems to stand in a string may be
  /// code.
  private func isWanted(_ text: SourceText, words: Set<String>, _ interest: ScanInterest) -> Bool {
    if interest.isSkimming { return false }
    let (wanted, doubtful) = (interest[facts.language], facts.words.doubtful)
    if !words.isDisjoint(with: wanted.triggers) || doubtful.containsAny(of: wanted.triggers) { return true }
    if wanted.groups.matches({ words.contains($0) || doubtful.contains($0) }) { return true }
    if wanted.names.mayHaveMemberPath({ words.contains($0) || doubtful.contains($0) }) { return true }
    return interest.mayLabelText(in: text, facts.language, words: words)
      || interest.mayCallFunction(in: text, facts.language, words: words)
  }

  /// Reads the constants and members of a file that has no other word of interest.
  private mutating func readNames(
    _ text: SourceText, _ skim: Skim, frontend: any Frontend.Type, interest: ScanInterest
  ) {
    let parsed = frontend.parse(text, wanted: interest.wantedNames(in: frontend.language), skim: skim)
    facts.facts = (parsed.hasErrors ? parsed.outline.declared.uncertain : parsed.outline.declared).facts
    if parsed.hasErrors { addOpenTypes(interest) } else { namesOfConstants = parsed.outline.declared.namesOfConstants }
  }

  private mutating func parse(
    _ text: SourceText, _ skim: Skim, words: Set<String>, frontend: any Frontend.Type, interest: ScanInterest
  ) {
    let parsed = readFacts(text, skim, words: words, frontend: frontend, interest: interest)
    (ownNames, namesOfConstants) = (parsed.outline.declared.takenNames, parsed.outline.declared.namesOfConstants)
    (facts.isParsed, facts.macros.unread) = (true, parsed.unreadMacros)
    if facts.understanding == .whole {
      (facts.words.doubtful, facts.hiddenHeads) = (parsed.doubtful, parsed.hiddenHeads)
      if parsed.hasErrors { (facts.understanding, facts.words.doubtful) = (.broken, WordSet(text)) }
    }
    if facts.understanding != .whole { addOpenTypes(interest) }
  }

  private mutating func readFacts(
    _ text: SourceText, _ skim: Skim, words: Set<String>, frontend: any Frontend.Type, interest: ScanInterest
  ) -> ParseResult {
    var wanted = interest.wanted(in: frontend.language)
    var readings = 0
    while true {
      let restricted = facts.understanding == .whole ? wanted.restricted(to: words) : wanted
      let parsed = frontend.parse(text, wanted: restricted, skim: skim)
      facts.facts = interest.systems.facts(
        in: parsed.outline, interest: wanted.interest, functions: interest.functions)
      readings += 1
      guard readings < Self.mostReadings, let wider = wanted.reading(functionsIn: facts.facts) else { return parsed }
      wanted = wider
    }
  }

  /// Longer chains of functions are read when the names of all files are known.
  private static let mostReadings = 3

  /// What the types declare is not known that other files ask for names.
  private mutating func addOpenTypes(_ interest: ScanInterest) {
    let asked = interest[facts.language].names
    let types = facts.heads.filter { mayDeclare(asked.constants(of: $0), of: $0.lastName) }
    facts.facts += types.map { .constant(TextConstant(anyOf: $0)) }
  }
}

/// Without the words, which an archive has in a form of its own.
extension Extraction: Codable {
  private enum CodingKeys: CodingKey {
    case facts, labelsText, ownNames, namesOfConstants
  }
}

extension DeclaredNames {
  /// The same names, of a file with syntax errors: half of a text or of a class may be written.
  fileprivate var uncertain: DeclaredNames {
    var names = self
    for index in constants.indices { (names.constants[index].text, names.constants[index].literal) = (nil, nil) }
    for index in classes.indices { names.classes[index].isWhole = false }
    return names
  }
}

extension Wanted {
  /// The same with the functions of a file that look up what their callers name, which other functions of the file may
  /// call in their turn. nil if all of them are read already.
  fileprivate func reading(functionsIn facts: [Fact]) -> Wanted? {
    let known = interest.names.functions.starts
    let mayBeNew = facts.contains { fact in
      guard case .function(let function) = fact else { return false }
      return !function.steps.isEmpty && known[function.name.text] == nil
    }
    guard mayBeNew else { return nil }
    let functions = AskedNames.functions(of: facts)
    guard !functions.names.isSubset(of: known.keys) else { return nil }
    var wider = interest
    wider.read(functions)
    return Wanted(wider)
  }
}
