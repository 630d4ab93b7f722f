import Routes
import SourceModel

/// A generic view with its argument: `TableViewCell<PosterLayout>`.
struct LayoutUse: SystemFact {
  /// The name of the view.
  var host: Spelling
  var arguments: [Spelling]
  /// The types around it, outermost first.
  var scope: [String]
  let conditions: ConditionStack

  var place: SourceRange { host.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> LayoutUse {
    var use = self
    (use.host, use.arguments) = (host.renamed(rename), arguments.map { $0.renamed(rename) })
    use.scope = scope.map(rename)
    return use
  }
}

/// A call that may build a layout on a view: `layout.layout(on: contentView)`.
struct LayoutCall: SystemFact {
  let method: Spelling
  /// The names that it is called on; nil for another value.
  let receiver: [String]?
  /// The view, if code names it.
  let view: Spelling?
  /// The types around it, outermost first.
  var scope: [String]
  let conditions: ConditionStack

  var place: SourceRange { method.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> LayoutCall {
    var call = self
    call.scope = scope.map(rename)
    return call
  }
}
