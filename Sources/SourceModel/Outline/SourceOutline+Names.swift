extension SourceOutline {
  /// The last parts of the names that the calls of an interest take for texts: `detail` of `Segue.detail.rawValue`.
  package func namesOfTexts(in interest: NameInterest) -> Set<String> {
    var names: Set<String> = []
    for call in calls where interest.callees.contains(String(call.callee.text.prefix { $0 != ":" })) {
      for case .reference(let name) in call.arguments.map(\.value) {
        let parts = name.text.split(separator: ".").filter { $0 != "rawValue" }
        if let last = parts.last { names.insert(String(last)) }
      }
    }
    return names
  }
}
