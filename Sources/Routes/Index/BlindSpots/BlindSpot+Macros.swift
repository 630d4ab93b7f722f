import SourceModel

extension BlindSpot {
  /// The places where macros of Objective-C may hide code of classes: the included files that are
  /// not read, and the macros that are not read as their bodies wherever they are used.
  static func macros(_ files: [IndexedFile], _ heads: NamedHeads) -> [BlindSpot] {
    let unread = UnreadMacros(files, heads)
    let systems = heads.systems
    let included = files.first(where: \.includesUnread).map {
      BlindSpot(
        site: Site(file: $0.id, range: .zero), cause: .include,
        hides: [.objectiveCMember, .destination, .conformance, .launch])
    }
    let ofName = unread.className.map {
      BlindSpot(cause: .macroInPlaceOfClass($0), hides: [.objectiveCMember, .conformance])
    }
    let macros = files.lazy.flatMap(\.facts.macros.defined).filter { systems.declaringMacros[$0.name] == nil }
    return [included, ofName].compactMap(\.self)
      + macros.flatMap { spots(of: MacroBody($0), isUnread: unread.contains($0), systems) }
  }

  private static func spots(of body: MacroBody, isUnread: Bool, _ systems: SystemList) -> [BlindSpot] {
    guard isUnread || body.changesClassesAtRunTime else { return [] }
    let classes = body.declaredClasses(systems)
    var hides = systems.library.macros.signs.filter { body.contains($0.value) }.map(\.key)
    if classes == nil { hides.append(.objectiveCMember) } else { hides.removeAll { $0 == .conformance } }
    let cause = Cause.macro(body.macro.name)
    var spots = hides.isEmpty ? [] : [BlindSpot(cause: cause, hides: hides)]
    if let classes, !classes.isEmpty {
      spots.append(
        BlindSpot(cause: cause, hides: [.objectiveCMember], words: WordSet(hashes: classes.map { WordHash($0) })))
    }
    return spots
  }
}
