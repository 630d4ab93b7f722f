import Routes
import SourceModel

/// The comparisons of one file with the identifiers of segues (Apple, *UIViewController*, `prepare(for:sender:)`,
/// `shouldPerformSegue(withIdentifier:sender:)`).
struct SegueComparisons {
  let outline: SourceOutline

  /// What a file contains that has such a comparison.
  static let triggers: Set = ["NSStoryboardSegue", "UIStoryboardSegue", "shouldPerformSegue"]

  /// The values in Swift that are compared.
  static let compared: Set = [prepare, ComparedValue(function: "shouldPerformSegue", label: "withIdentifier")]

  private static let prepare = {
    var value = ComparedValue(
      function: "prepare", label: "for", member: "identifier", castMembers: ["destination", "destinationController"])
    value.caseFunctions = segueEnums
    return value
  }()

  /// The functions that give the case of a segue, and the enum of a controller (Apple, *Swift in Practice*, WWDC 2015,
  /// session 411).
  private static let segueEnums = ["segueIdentifier": segueEnum, "segueIdentifierForSegue": segueEnum]
  static let segueEnum = "SegueIdentifier"

  /// The methods of Objective-C that compare.
  static let callees: Set = ["isEqual", "isEqualToString"]

  var facts: [Fact] {
    outline.language == .swift
      ? outline.declared.comparisons.flatMap(facts) + casts
      : outline.calls.filter(comparesSegue).compactMap { lookUp($0.arguments[0].value, $0.scope, $0.conditions) }
        .map(Fact.textLookUp)
  }

  private func facts(of comparison: TextComparison) -> [Fact] {
    guard let lookUp = lookUp(comparison.text, comparison.scope, comparison.conditions) else { return [] }
    let casts = comparison.casts.compactMap { ControllerCast($0, of: lookUp, at: comparison.scope, in: outline) }
    return [.textLookUp(lookUp)] + casts.map(Fact.ofSystem)
  }

  /// A segue belongs to the class of its source, whose method it is given to.
  private func lookUp(_ text: Value, _ scope: Int, _ conditions: ConditionStack) -> Fact.TextLookUp? {
    let types = outline.typeNames(around: scope)
    guard let type = types.last,
      let (name, origin) = InterfaceCalls.explicit(text, InterfaceSpaces.segue).text(in: types)
    else { return nil }
    return Fact.TextLookUp(
      value: name, origin: origin, owner: TypeName.simple(type), form: .comparison, spaces: [InterfaceSpaces.segue],
      scope: types, conditions: conditions)
  }

  // MARK: Objective-C

  /// `[segue.identifier isEqualToString:@"ShowPrice"]`, also with `[segue identifier]`. The parameter goes by the name
  /// that Apple gives it.
  private func comparesSegue(_ call: Call) -> Bool {
    let method = call.callee.text.prefix { $0 != ":" }
    guard Self.callees.contains(String(method)), call.arguments.count == 1, outline.scopes.indices.contains(call.scope),
      case .function(let function) = outline.scopes[call.scope].kind
    else { return false }
    switch (call.receiver, function.prefix(before: ":")) {
    case (.name(let name), "prepareForSegue"): return name.text == "segue.identifier"
    case (.name(let name), "shouldPerformSegueWithIdentifier"): return name.text == "identifier"
    case (.call(let index), "prepareForSegue"): return isIdentifier(index)
    default: return false
    }
  }

  /// `[segue identifier]`
  private func isIdentifier(_ index: Int) -> Bool {
    guard let call = outline.call(index), call.callee.text == "identifier", case .name(let name) = call.receiver else {
      return false
    }
    return name.text == "segue"
  }
}
