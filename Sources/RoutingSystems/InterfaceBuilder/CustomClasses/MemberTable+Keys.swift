import Routes
import SourceModel

extension MemberTable {
  /// The places where the bodies of a class itself declare what a connection names.
  func places(of name: String, _ kind: MemberSearch.Kind, in type: String) -> [Site] {
    switch kind {
    case .outlet: places(ofKey: name, in: type)
    case .action: places(ofAction: name, in: type)
    }
  }

  /// The names that key-value coding finds for a key (Apple, *Key-Value Coding*): a property, a setter, a variable.
  private func places(ofKey name: String, in type: String) -> [Site] {
    let capital = "\(name.prefix(1).uppercased())\(name.dropFirst())"
    // `okButton` and `OkButton` have the same setter.
    for property in [name, name.withSmallInitial, capital] {
      let own = properties(property, of: type)
      if !own.isEmpty { return own }
    }
    let setters = ["set\(capital):", "_set\(capital):"].flatMap { selectors($0, of: type) }
    if !setters.isEmpty { return setters }
    return ["_\(name)", "is\(capital)", "_is\(capital)"].flatMap { properties($0, of: type) }
  }

  /// A method, or the property whose setter it is: `setTitle:`.
  private func places(ofAction selector: String, in type: String) -> [Site] {
    let own = selectors(selector, of: type)
    guard own.isEmpty, selector.hasPrefix("set"), selector.hasSuffix(":") else { return own }
    return properties(String(selector.dropFirst(3).dropLast()).withSmallInitial, of: type)
  }
}

extension String {
  var hasSmallInitial: Bool { first?.isLowercase == true }

  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
