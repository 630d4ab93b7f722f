import SourceModel

/// A call of the file, before it is known which calls go into the outline.
struct CallDraft {
  struct Argument {
    var label: String?
    var value: DraftValue
    /// Byte offsets.
    var span: (start: Int, end: Int)
  }

  var name = ""
  /// Byte offsets of the callee, of a selector from its first piece to its last colon.
  var nameStart = 0
  var nameEnd = 0
  var receiver = Operand.none
  var arguments: [Argument] = []
  /// In numbers of drafts.
  var parent = Call.Parent.none
  var place: Int
  /// Whether a block is around it.
  let isDeferred: Bool
  var start: Int
  var end = 0
  var isWanted = false
  /// False for brackets that were no message, and for `[C class]`.
  var isCall = true

  init(start: Int, place: Int, isDeferred: Bool) {
    (self.start, self.place, self.isDeferred) = (start, place, isDeferred)
  }
}

/// A scope with the conditions inside it.
struct Place {
  var scope: Int
  var conditions: ConditionStack
}

struct TypeUseDraft {
  var name: (start: Int, end: Int)
  var genericArguments: [(start: Int, end: Int)] = []
  var isExpression = true
  var place: Int
}

struct BindingDraft {
  var name: String
  var call: Int
  var scope: Int
}
