import Configuration
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
    rows = [world] + Self.nearest(tree.state.configuration)
    rows += layers.flatMap { Self.rows(of: $0, below: tree.root) }
    rows += Rules.all.map { Self.row(of: $0.description, statements) }
    if file == nil { rows += layers.flatMap { Self.exceptions($0, of: about) } }
  }

  /// The settings that the nearest file decides. `world` has a row of its own, because the sources decide too.
  private static func nearest(_ configuration: ConfigurationFiles) -> [Row] {
    Settings.all.compactMap { setting in
      guard case .nearest(let standard?) = setting.merging else { return nil }
      let nearest = configuration.nearest { setting.rows(of: $0).first }
      return Row(setting: setting.key, value: nearest?.value.value ?? standard, file: nearest?.layer.file)
    }
  }

  /// The settings of a layer that other layers do not overrule.
  private static func rows(of layer: ConfigurationLayer, below root: FilePath) -> [Row] {
    let folder = layer.folder.relative(to: root).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Settings.all.flatMap { setting -> [Row] in
      let place: String?
      switch setting.merging {
      case .nearest, .byRule: return []
      case .union: place = nil
      case .belowFolder: place = folder.isEmpty ? nil : "\(folder)/"
      }
      return setting.rows(of: layer.content).map {
        Row(setting: $0.name, value: $0.value, place: place, file: layer.file)
      }
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
    RulesSetting.rows(of: rules).map { Row(setting: $0.name, value: $0.value, place: place, file: layer.file) }
  }
}
