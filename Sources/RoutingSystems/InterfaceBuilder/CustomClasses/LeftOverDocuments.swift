import Routes
import SourceModel

/// The documents of a tree by file.
struct PlacedDocuments: SharedAnswer {
  let byFile: [FileID: PlacedFact<InterfaceDocumentFact>]

  init(in index: RouteIndex) {
    byFile = Dictionary(index.systemFacts(of: InterfaceDocumentFact.self).map { ($0.file, $0) }) { first, _ in first }
  }
}

/// The files of nibs that nothing loads, as far as it is seen.
struct LeftOverNibs: SharedAnswer {
  let files: Set<FileID>

  init(in index: RouteIndex) {
    let loading = NibLoadingTypes(in: index)
    let ofClasses = NibNeverLoaded.unused(in: InterfaceSpaces.nib, index)
      .filter { index.types.declaresClass($0.key.name) && !loading.mayLoad($0.key.name, in: index) }
    let unloaded = ofClasses.flatMap { nib in
      nib.registrations.filter { NibNeverLoaded.isUnused($0, of: nib, in: index) }
    }
    let certain = NibNeverLoaded.findings(in: index).filter { $0.certainty == .certain }
    files = Set(certain.map(\.site.file) + unloaded.map(\.site.file))
  }
}

/// The types whose code loads nibs, perhaps by the name of a subclass.
private struct NibLoadingTypes {
  private let names: Set<String>

  /// They load the nib of their own name (Apple, *UIViewController*, `nibName`; *NSWindowController*, `windowNibName`).
  private static let controllers: Set = ["NSViewController", "NSWindowController", "UIViewController"]

  init(in index: RouteIndex) {
    names = index.lookingUp.reduce(into: Self.controllers) { names, file in
      for case .textLookUp(let fact) in file.facts.facts where fact.spaces.contains(InterfaceSpaces.nib) {
        names.formUnion(fact.scope.suffix(1).map(TypeName.simple))
      }
      for case .function(let function) in file.facts.facts where function.looksUp(InterfaceSpaces.nib) {
        names.formUnion(function.owner.suffix(1).map(TypeName.simple))
      }
    }
  }

  /// True if code of a class may load the nib of its name: its own, that of a superclass or protocol, or one out of sight.
  func mayLoad(_ type: String, in index: RouteIndex) -> Bool {
    let ancestry = index.classes.ancestry(of: type)
    guard ancestry.doubt == nil, case .apple(let base) = ancestry.end,
      let inherited = AppleClass.lineage(of: base)
    else { return true }
    let protocols = index.classes.protocols(adoptedBy: ancestry.classes)
    let isUnseen = protocols.contains {
      !index.types.isDeclared($0) && !AppleClass.isProtocol($0) && !AppleClass.isKnown($0)
    }
    return isUnseen || !names.isDisjoint(with: ancestry.classes + inherited + protocols)
  }
}

extension LookUpFunction {
  fileprivate func looksUp(_ space: RouteSpace) -> Bool {
    steps.contains { step in
      if case .lookUp(let lookUp) = step { lookUp.space == space } else { false }
    }
  }
}

extension CustomClassUse {
  /// A finding about it as a warning with the reason, where no run is seen to meet it.
  func limited(_ finding: Finding, in index: RouteIndex) -> Finding {
    guard let document = index.answer(PlacedDocuments.self).byFile[file] else { return finding }
    let scene = object.flatMap { document.fact.reading.outline?.objects[$0].scene }
    return finding.limited(by: document.leftOver(scene: scene, in: index))
  }
}

extension Finding {
  /// The same as a warning at most, for a reason; unchanged without one, and if it is uncertain or a warning already.
  func limited(by reason: @autoclosure () -> String?) -> Finding {
    guard certainty == .certain, limit == nil, let reason = reason() else { return self }
    var finding = self
    finding.limit = .warning
    // A question ends the message.
    let end = finding.message.firstRange(of: "; did you mean ")?.lowerBound ?? finding.message.endIndex
    finding.message.insert(contentsOf: "; \(reason)", at: end)
    return finding
  }
}
