import Routes
import SourceModel

extension MemberTable {
  /// The places where the bodies of a class itself declare what a connection names.
  func places(of name: String, _ kind: MemberSearch.Kind, in type: String) -> [Site] {
    candidates(for: name, kind, in: type).first { !$0.isEmpty } ?? []
  }

  /// The same for each of the members that may be meant, the one that the runtime prefers first.
  func candidates(for name: String, _ kind: MemberSearch.Kind, in type: String) -> [[Site]] {
    switch kind {
    case .outlet: candidates(forKey: name, in: type)
    case .action: candidates(forAction: name, in: type)
    }
  }

  /// The names that key-value coding finds for a key (Apple, *Key-Value Coding*): a property, a setter, a variable.
  private func candidates(forKey name: String, in type: String) -> [[Site]] {
    let capital = "\(name.prefix(1).uppercased())\(name.dropFirst())"
    // `okButton` and `OkButton` have the same setter.
    let own = [name, name.withSmallInitial, capital].map { properties($0, of: type) }
    let setters = ["set\(capital):", "_set\(capital):"].flatMap { selectors($0, of: type) }
    return own + [setters, ["_\(name)", "is\(capital)", "_is\(capital)"].flatMap { properties($0, of: type) }]
  }

  /// A method, or the property whose setter it is: `setTitle:`.
  private func candidates(forAction selector: String, in type: String) -> [[Site]] {
    let own = selectors(selector, of: type)
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return [own] }
    return [own, properties(String(selector.dropFirst(3).dropLast()).withSmallInitial, of: type)]
  }
}

extension String {
  var hasSmallInitial: Bool { first?.isLowercase == true }

  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
