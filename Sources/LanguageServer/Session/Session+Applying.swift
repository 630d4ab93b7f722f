import LanguageServerProtocol

extension Session {
  /// Has the client change documents; where it does not, the user is told why.
  mutating func apply(_ edit: WorkspaceEdit, called title: String) {
    request(id: newID(for: "apply"), ApplyEditRequest(label: title, edit: edit)) { result, session in
      let reason: String?
      switch result {
      case .success(let answer) where answer["applied"] == true: return
      case .success(let answer): reason = answer["failureReason"]?.string
      case .failure(let error): reason = error.message
      }
      let message = ["'\(title)' was not applied", reason].compactMap(\.self).joined(separator: ": ")
      session.notify(ShowMessageNotification(type: .warning, message: message))
    }
  }
}
