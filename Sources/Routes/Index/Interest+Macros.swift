import SourceModel

extension Interest {
  /// With the macros of the tree that lead to something of interest.
  func reading(_ macros: [Macro], _ words: MacroWords) -> Interest {
    let table = MacroTable(macros)
    let macroWords = macroWords(words)
    var interest = self
    interest.macros = table.readable(leadingTo: macroWords)
    let offering = table.leading(to: words.offering).subtracting(macroWords)
    interest.openMacros = offering.subtracting(interest.macros.keys)
    interest.triggers.formUnion(interest.macros.keys)
    interest.callees.formUnion(interest.openMacros)
    return interest
  }

  /// The words of which one makes a macro worth reading. What does not exist is reported where it is spelled.
  func macroWords(_ words: MacroWords) -> Set<String> {
    triggers.union(callees).union(types).subtracting(words.missing).union(words.declarations)
  }

  /// The macros that are read differently, and those that lead to one.
  package func changedMacros(from other: Interest) -> Set<String> {
    let names = Set(macros.keys).union(other.macros.keys)
    let changed = names.filter { macros[$0] != other.macros[$0] }
    guard !changed.isEmpty else { return [] }
    return MacroTable(Array(macros.values) + Array(other.macros.values)).leading(to: changed)
  }
}
