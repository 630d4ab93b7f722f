import SourceModel

extension FileFacts {
  /// What link reads of a file that is not as it was.
  func aspects(changedFrom old: FileFacts) -> LinkAspects {
    var aspects = headAspects(changedFrom: old)
    if !language.isCode || !old.language.isCode { aspects.insert(.documents) }
    if macros != old.macros { aspects.insert(.macros) }
    if !isUnderstood(like: old) { aspects.insert(.understanding) }
    if suppressions != old.suppressions { aspects.insert(.suppressions) }
    let (own, others) = (factsByAspect, old.factsByAspect)
    for aspect in Set(own.keys).union(others.keys) where own[aspect] != others[aspect] { aspects.insert(aspect) }
    // What stands in a file that is not understood is less certain.
    if understanding != old.understanding || isParsed != old.isParsed {
      for aspect in own.keys { aspects.insert(aspect) }
    }
    return aspects
  }

  private func headAspects(changedFrom old: FileFacts) -> LinkAspects {
    if heads == old.heads, hiddenHeads == old.hiddenHeads { return [] }
    let isSame = heads.meanTheSame(as: old.heads) && hiddenHeads.meanTheSame(as: old.hiddenHeads)
    return isSame ? .headPlaces : [.names, .headPlaces]
  }

  private func isUnderstood(like old: FileFacts) -> Bool {
    understanding == old.understanding && words == old.words && isParsed == old.isParsed && hasTrigger == old.hasTrigger
      && entryPoint == old.entryPoint && library.isPart == old.library.isPart && language == old.language
  }

  /// In source order.
  private var factsByAspect: [LinkAspects: [Fact]] {
    Dictionary(grouping: facts, by: \.aspect)
  }
}

extension Fact {
  private static func aspect(of fact: any SystemFact) -> LinkAspects {
    if fact.joinsFiles { return .joins }
    return fact.decidesLookUps ? [.systemFacts, .documents] : .systemFacts
  }

  fileprivate var aspect: LinkAspects {
    switch self {
    case .declaration, .registration, .adapter, .mention, .unnamed, .metatype: .offers
    case .destination, .textRegistration: .destinations
    case .override, .implementation, .expansion, .initializer, .members: .members
    case .lookUp, .textLookUp, .routerUse: .uses
    case .ofSystem(let fact): Self.aspect(of: fact.fact)
    case .registryUse: .understanding
    case .constant, .function: .constants
    }
  }
}
