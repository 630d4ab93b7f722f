import Routes
import Workspace

/// What holds in a tree, and who says so.
struct EffectiveSettings {
  struct Row: Equatable {
    var setting: String
    var value: String
    /// Which files it holds for: a pattern or a folder; nil for all, or for the one that was asked about.
    var place: String?
    /// A configuration file; nil for what nobody says.
    var file: FilePath?
  }

  private(set) var rows: [Row] = []

  /// Of one file, or of the tree with what its parts say otherwise.
  init(_ tree: ScannedTree, about file: FilePath?, world: Row) {
    let layers = tree.state.configuration.layers
    let about = file ?? tree.root
    let statements = tree.state.configuration.statements(about: about)
    rows = [world] + Self.ofCheck(tree.state.configuration) + layers.flatMap(Self.functions)
    rows += layers.flatMap { Self.files($0, of: tree.root) }
    rows += Rules.all.map { Self.row(of: $0.description, statements) }
    if file == nil { rows += layers.flatMap { Self.exceptions($0, of: about) } }
  }

  private static func ofCheck(_ configuration: ConfigurationFiles) -> [Row] {
    let (baseline, level) = (configuration.nearest(\.baseline), configuration.nearest(\.failLevel))
    return [
      Row(setting: "baseline", value: baseline?.value ?? "none", file: baseline?.layer.file),
      Row(setting: "fail-level", value: (level?.value ?? .error).rawValue, file: level?.layer.file),
    ]
  }

  private static func functions(_ layer: ConfigurationLayer) -> [Row] {
    layer.content.functions.map { function in
      Row(setting: "functions.\(function.name)", value: function.role.rawValue, file: layer.file)
    }
  }

  /// The applications of a layer, and the files that it reports on.
  private static func files(_ layer: ConfigurationLayer, of root: FilePath) -> [Row] {
    let folder = layer.folder.relative(to: root).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lists =
      [("exclude", layer.content.excluded), ("include", layer.content.included)]
      + layer.content.applications.map { ("applications.\($0.name)", $0.patterns) }
    return lists.filter { !$0.1.isEmpty }.map { setting, patterns in
      Row(
        setting: setting, value: patterns.joined(separator: ", "), place: folder.isEmpty ? nil : "\(folder)/",
        file: layer.file)
    }
  }

  private static func row(of rule: RuleDescription, _ statements: [ConfigurationLayer.Statement]) -> Row {
    let last = statements.last { $0.rules.levels[rule.id] != nil }
    let level = last?.rules.levels[rule.id] ?? (rule.isOnByDefault ? .on : .off)
    return Row(
      setting: "rules.\(rule.id)", value: level == .on ? rule.severity.rawValue : level.word, place: last?.pattern,
      file: last?.file)
  }

  /// What a layer says of parts of the tree only.
  private static func exceptions(_ layer: ConfigurationLayer, of root: FilePath) -> [Row] {
    let folder = layer.folder.relative(to: root).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let isBelow = !folder.isEmpty
    let own = isBelow ? rows(layer.content.rules, "\(folder)/", layer) : []
    return own
      + layer.content.areas.flatMap { rows($0.rules, isBelow ? "\(folder)/ \($0.pattern)" : $0.pattern, layer) }
  }

  private static func rows(_ rules: RuleSettings, _ place: String, _ layer: ConfigurationLayer) -> [Row] {
    if rules == .off { return [Row(setting: "rules", value: "off", place: place, file: layer.file)] }
    return rules.levels.sorted { $0.key < $1.key }.map { rule, level in
      Row(setting: "rules.\(rule)", value: level.word, place: place, file: layer.file)
    }
  }
}
