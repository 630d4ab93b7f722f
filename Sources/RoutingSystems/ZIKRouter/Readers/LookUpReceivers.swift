import Routes
import SourceModel

/// The receivers of look-ups.
extension OutlineReader {
  /// True if a call is made on the library's `Router`. A function of the code base with the same
  /// name may do anything.
  func isOnRouter(_ call: Call) -> Bool {
    switch call.receiver {
    case .name(let name): original(TypeName.simple(name.text)) == ZIKRouterVocabulary.lookUpReceiver
    case .none, .current:
      outline.enclosingType(of: call.scope).map { TypeName.simple($0.name.text) } == ZIKRouterVocabulary.lookUpReceiver
    case .parent, .call, .other: false
    }
  }

  /// True if a receiver names the library's `Router` with its module, itself or through an alias.
  func namesModule(_ receiver: Call.Receiver) -> Bool {
    guard case .name(let name) = receiver else { return false }
    let meant = aliases[TypeName.simple(name.text)] ?? name.text
    return meant == "\(ZIKRouterVocabulary.swiftModule).\(ZIKRouterVocabulary.lookUpReceiver)"
  }
}
