extension SourceOutline {
  /// The last parts of the names that the calls of an interest take for texts, and that comparisons do: `detail` of
  /// `Segue.detail.rawValue`. `ofMembers` leaves out names without a type before them.
  package func namesOfTexts(in interest: NameInterest, ofMembers: Bool = false) -> Set<String> {
    let taking = calls.filter(interest.takesNames)
    var names: Set<String> = []
    for value in taking.flatMap({ $0.arguments.map(\.value) }) + declared.comparisons.map(\.text) {
      let parts = value.pathOfText.split(separator: ".").filter { $0 != "rawValue" }
      if let last = parts.last, parts.count > 1 || !ofMembers { names.insert(String(last)) }
    }
    return names
  }
}

extension Value {
  /// The path of a name that may stand for a text; empty for other values.
  fileprivate var pathOfText: String {
    switch self {
    case .reference(let name), .result(let name): name.text
    default: ""
    }
  }
}

extension NameInterest {
  /// True if the arguments of a call that is read may be texts of interest.
  package func takesNames(_ call: Call) -> Bool {
    call.isOwnInitializer || callees.contains(call.callee.text.prefix(before: ":"))
      || call.arguments.contains { $0.label.map(initializerLabels.contains) ?? false }
  }
}

extension Call {
  /// True for `self.init()`, and for `Self.init()`.
  package var isOwnInitializer: Bool { callee.text == "init" && receiver == .current }
}
