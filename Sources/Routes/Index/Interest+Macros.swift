import SourceModel

extension Interest {
  /// With the macros of the tree that lead to something of interest.
  func reading(_ macros: [Macro], _ words: MacroWords) -> Interest {
    let table = MacroTable(macros)
    let macroWords = macroWords(words)
    var interest = self
    interest.macros.readable = table.readable(leadingTo: macroWords)
    let offering = table.leading(to: words.offering).subtracting(macroWords)
    interest.macros.open = offering.subtracting(interest.macros.readable.keys)
    interest.triggers.formUnion(interest.macros.readable.keys)
    interest.callees.formUnion(interest.macros.open)
    return interest
  }

  /// The words of which one makes a macro worth reading. What does not exist is reported where it is spelled.
  func macroWords(_ words: MacroWords) -> Set<String> {
    triggers.union(callees).union(types).subtracting(words.missing).union(words.declarations)
  }

  /// The macros that are read differently, and those that lead to one.
  package func changedMacros(from other: Interest) -> Set<String> {
    let (own, others) = (macros.readable, other.macros.readable)
    let changed = Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
    guard !changed.isEmpty else { return [] }
    return MacroTable(Array(own.values) + Array(others.values)).leading(to: changed)
  }
}
