import Routes
import YAML

/// Reads the keys of a configuration. Whatever is not understood is a problem.
struct ConfigurationReader {
  let places: Places
  private(set) var configuration = Configuration()
  private(set) var problems: [ConfigurationProblem] = []

  init(places: Places) {
    self.places = places
  }

  /// The keys of the file, sorted.
  private enum Key: String, CaseIterable {
    case applications, baseline, exclude
    case failLevel = "fail-level"
    case functions, include, paths, rules, world
  }

  mutating func read(_ root: YAMLNode) {
    for (key, value) in entries(of: root, "the configuration") {
      switch word(key, of: Key.self, "key") {
      case .applications: configuration.applications = applications(value)
      case .baseline: configuration.baseline = baseline(value)
      case .exclude: configuration.excluded = patterns(value, "exclude")
      case .failLevel:
        configuration.failLevel = self.word(value, among: FailLevel.words, "level").flatMap { FailLevel(word: $0) }
      case .functions: readFunctions(value)
      case .include: configuration.included = patterns(value, "include")
      case .paths: readAreas(value)
      case .rules: configuration.rules = rules(value)
      case .world: configuration.world = word(value, of: World.Extent.self, "world")
      case nil: break
      }
    }
  }

  /// A repository that someone else wrote names no other file of the machine.
  private mutating func baseline(_ node: YAMLNode) -> String? {
    guard let path = text(node, "file") else { return nil }
    if !path.hasPrefix("/"), !path.split(separator: "/").contains("..") { return path }
    complain(node, "'\(path)' is outside of the configuration's folder")
    return nil
  }

  private mutating func rules(_ node: YAMLNode) -> RuleSettings {
    let ids = Rules.all.map { $0.description.id }
    var settings = RuleSettings()
    for (key, value) in entries(of: node, "'rules'") {
      guard let id = word(key, among: ids, "rule"), let level = level(value) else { continue }
      settings.levels[id] = level
    }
    return settings
  }

  /// Behind each pattern stands `off`, or what `rules` may hold.
  private mutating func readAreas(_ node: YAMLNode) {
    for (key, value) in entries(of: node, "'paths'") {
      guard let pattern = pattern(key) else { continue }
      let isOff = if case .scalar("off", _) = value.content { true } else { false }
      configuration.areas.append(Configuration.Area(pattern: pattern, rules: isOff ? .off : rules(value)))
    }
  }

  private mutating func level(_ node: YAMLNode) -> RuleSettings.Level? {
    word(node, among: RuleSettings.Level.words, "level").flatMap { RuleSettings.Level(word: $0) }
  }

  private mutating func readFunctions(_ node: YAMLNode) {
    if isEmpty(node) { return }
    guard case .sequence(let items) = node.content else { return complain(node, "'functions' must be a list") }
    for item in items {
      if let function = function(item) { configuration.functions.append(function) }
    }
  }
}

// MARK: Words

extension ConfigurationReader {
  mutating func complain(_ node: YAMLNode, _ message: String) {
    problems.append(ConfigurationProblem(range: places.range(of: node), message: message))
  }

  /// The keys and values of a mapping; none where nothing stands behind the key.
  mutating func entries(of node: YAMLNode, _ name: String) -> [(YAMLNode, YAMLNode)] {
    if isEmpty(node) { return [] }
    guard case .mapping(let pairs) = node.content else {
      complain(node, "\(name) must be a mapping of keys to values")
      return []
    }
    complainOfRepetitions(in: pairs.map(\.key))
    return pairs.map { ($0.key, $0.value) }
  }

  private mutating func complainOfRepetitions(in keys: [YAMLNode]) {
    var seen: Set<String> = []
    for key in keys {
      guard case .scalar(let text, _) = key.content, !seen.insert(text).inserted else { continue }
      complain(key, "'\(text)' occurs more than once")
    }
  }

  mutating func text(_ node: YAMLNode, _ name: String) -> String? {
    if case .scalar(let text, _) = node.content, !isEmpty(node) { return text }
    complain(node, "the \(name) must be one word")
    return nil
  }

  /// A word of a closed list.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, of list: Word.Type, _ name: String
  ) -> Word? {
    word(node, among: list.allCases.map(\.rawValue), name).flatMap { Word(rawValue: $0) }
  }

  mutating func word(_ node: YAMLNode, among known: [String], _ name: String) -> String? {
    guard let word = text(node, name) else { return nil }
    if known.contains(word) { return word }
    let advice =
      NearestWord.of(word, among: known).map { "did you mean '\($0)'?" }
      ?? "known values: \(known.map { "'\($0)'" }.joined(separator: ", "))"
    complain(node, "unknown \(name) '\(word)'; \(advice)")
    return nil
  }

  func isEmpty(_ node: YAMLNode) -> Bool {
    guard case .scalar(let text, isPlain: true) = node.content else { return false }
    return ["", "~", "null"].contains(text)
  }
}
