import Configuration
import Routes
import Workspace

/// The settings that apply to a tree, with the file that each comes from.
struct EffectiveSettings {
  struct Row: Equatable {
    var setting: String
    var value: String
    /// A pattern or a folder of the files that it applies to; nil for all files, or for the
    /// requested one.
    var place: String?
    /// The configuration file; nil if no file sets it.
    var file: FilePath?
    /// What in the sources decides.
    var reason: String?
  }

  private(set) var rows: [Row] = []

  /// The settings of one file, or of the tree together with the different settings of its parts.
  init(_ tree: ScannedTree, about file: FilePath?, world: Row) {
    let layers = tree.state.configuration.layers
    let about = file ?? tree.root
    let statements = tree.state.configuration.statements(about: about)
    rows = [world] + Self.nearest(tree.state.configuration)
    rows += layers.flatMap { Self.rows(of: $0, below: tree.root) }
    rows += tree.state.configuration.systemUses.filter(\.isUsedPack).map {
      Row(setting: "\(SystemsSetting.key).\($0.name)", value: "on", reason: $0.why)
    }
    rows += tree.index.systems.descriptions.map { Self.row(of: $0, statements) }
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
    let folder = folder(of: layer, below: root)
    return Settings.all.flatMap { setting -> [Row] in
      let place: String?
      switch setting.merging {
      case .nearest, .byRule: return []
      case .union: place = nil
      case .belowFolder: place = folder
      }
      return setting.rows(of: layer.content).map {
        Row(setting: $0.name, value: $0.value, place: place, file: layer.file)
      }
    }
  }

  private static func row(of rule: RuleDescription, _ statements: [ConfigurationLayer.Statement]) -> Row {
    let last = statements.last { $0.rules.level(of: rule.id) != nil }
    let level = last?.rules.level(of: rule.id) ?? (rule.isOnByDefault ? .on : .off)
    return Row(
      setting: "rules.\(rule.id)", value: level == .on ? rule.severity.rawValue : level.word, place: last?.pattern,
      file: last?.file)
  }

  /// The rules that a layer sets for parts of the tree.
  private static func exceptions(_ layer: ConfigurationLayer, of root: FilePath) -> [Row] {
    let folder = folder(of: layer, below: root)
    let own = folder.map { rows(layer.content.rules, $0, layer) } ?? []
    return own
      + layer.content.areas.flatMap { area in
        rows(area.rules, folder.map { "\($0) \(area.pattern)" } ?? area.pattern, layer)
      }
  }

  /// The folder of a layer from the root on, with a slash at the end; nil for the root and folders
  /// above it.
  private static func folder(of layer: ConfigurationLayer, below root: FilePath) -> String? {
    guard let folder = layer.folder.relative(to: root), !folder.isEmpty else { return nil }
    return String(decoding: folder, as: UTF8.self) + "/"
  }

  private static func rows(_ rules: RuleSettings, _ place: String, _ layer: ConfigurationLayer) -> [Row] {
    RulesSetting.rows(of: rules).map { Row(setting: $0.name, value: $0.value, place: place, file: layer.file) }
  }
}
