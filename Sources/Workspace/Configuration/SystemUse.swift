import Configuration
import RoutingSystems

/// Whether a routing system is on, and why.
package struct SystemUse: Sendable {
  package enum Reason: Sendable {
    case builtIn
    /// A file describes it, or changes a pack.
    case described(in: FilePath)
    /// A file says `on` or `off`.
    case switched(in: FilePath)
    /// A pack whose library the sources use.
    case used(PackUse)
    /// A pack whose library no source uses.
    case unused(Pack)
  }

  package let name: String
  package let isOn: Bool
  package let reason: Reason
  /// The description in effect, line by line; empty for a system that is built in.
  package let text: [DescriptionLine]

  /// True if the sources decide that a pack is on.
  package var isUsedPack: Bool { if case .used = reason { isOn } else { false } }
}

extension ConfigurationFiles {
  /// The systems that the program knows and those that the files describe, sorted by name.
  package var systemUses: [SystemUse] {
    let described = layers.flatMap { layer in layer.content.systems.map { (system: $0, layer: layer) } }
    let names = Set(knownSystems.all.map(\.id) + Packs.names + described.map(\.system.name))
    return names.sorted().map { name in
      let own = described.first { $0.system.name == name }
      let text = own?.system.text ?? Packs.named(name)?.lines ?? []
      if let off = layers.last(where: { $0.content.switchedOff.contains(name) }) {
        return SystemUse(name: name, isOn: false, reason: .switched(in: off.file), text: text)
      }
      if let own { return SystemUse(name: name, isOn: true, reason: .described(in: own.layer.file), text: text) }
      return use(ofUnchanged: name, text)
    }
  }

  private func use(ofUnchanged name: String, _ text: [DescriptionLine]) -> SystemUse {
    if let on = layers.last(where: { $0.content.switchedOn.contains(name) }) {
      return SystemUse(name: name, isOn: true, reason: .switched(in: on.file), text: text)
    }
    guard let pack = Packs.named(name) else { return SystemUse(name: name, isOn: true, reason: .builtIn, text: []) }
    guard let use = usesOfPacks[name] else {
      return SystemUse(name: name, isOn: false, reason: .unused(pack), text: text)
    }
    return SystemUse(name: name, isOn: true, reason: .used(use), text: text)
  }

  /// The descriptions of the systems that are described or packs, and on.
  package var descriptionsInEffect: [SystemDescription] { systemChoice.described }
}
