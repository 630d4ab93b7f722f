/// What the code of a method or a getter does, as far as names show it: what it makes, assigns, calls and gives back.
///
/// Values refer to each other by index, so that nothing recurses over input.
package struct CodeBody: Hashable, Sendable {
  /// The values of steps, and those that other values consist of. A value stands behind those that it consists of.
  package var values: [CodeValue] = []
  /// In source order.
  package var steps: [CodeStep] = []
  /// In source order. Only of functions.
  package var unwraps: [CodeUnwrap] = []
  /// What the closures among the values take with them.
  package var closures: [CodeClosure] = []

  package init() {}

  package var isEmpty: Bool { steps.isEmpty }
}

/// One declaration, assignment, call or result in a body.
package struct CodeStep: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// `let target: Type = value`, also in `if` and `guard`.
    case binding
    /// `target = value`
    case assignment
    /// A call whose value no other step has.
    case call
    /// `return value`, and a value that is the whole body or the whole arm of a `switch` or an `if` that is.
    case result
  }

  package var kind: Kind
  /// The name, or the path as `CodeValue.path` has it. `_` for a value that is dropped. Empty for calls and
  /// results, and for a target that is no path.
  package var target: Spelling
  /// The declared type of a binding.
  package var type: Spelling?
  /// The index of the value; nil for a binding without one.
  package var value: Int?
  /// The names of the cases that lead to the innermost arm of a `switch` around it: `case let .main(io)` has `main`.
  /// `default` for that arm. Empty outside.
  package var cases: [String] = []
  /// True in a closure or a local function: nothing tells whether and when that runs.
  package var isDeferred = false

  package init(_ kind: Kind, target: Spelling, type: Spelling? = nil, value: Int?) {
    (self.kind, self.target, self.type, self.value) = (kind, target, type, value)
  }
}

/// A name or path that code unwraps by force: `segue!`, and `guard let segue else { fatalError() }`.
package struct CodeUnwrap: Hashable, Sendable, Codable {
  package var path: Spelling
  /// True if nothing before it leaves the function, and no condition stands around it.
  package var isCertain: Bool

  package init(path: Spelling, isCertain: Bool) { (self.path, self.isCertain) = (path, isCertain) }
}

/// A value in a body. `?`, `!`, `try`, `await` and parentheses leave no trace.
package struct CodeValue: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// A row of names: `self.presenter`, `segue.destination`, `.main`, and `Foo` for `Foo.self`. A leading dot leaves an
    /// empty first name.
    case path
    /// A call of `name`, on the value of an index if it has a receiver: `CartView()`, `builder.build(title: "a")`.
    /// `.init()` is a call of `init` on a path with one empty name, and `CartView.init()` is `CartView()`.
    case call(receiver: Int?, arguments: [CodeArgument])
    /// The member `name` of a value that is no path: `assembly.module().view`.
    case member(of: Int)
    /// `value as! Type`, `value as? Type`, with the type as `name`. An upcast leaves no trace.
    case cast(Int, isForced: Bool)
    /// `list[index]`, with the values of both.
    case element(of: Int, at: Int)
    /// `value - 2`: a value without a whole number that is written out.
    case difference(Int, Int)
    /// What one of several values is: `a ?? b`, `c ? a : b`, and the result of a closure that is called at once.
    case choice([Int])
    case tuple([CodeArgument])
    case list([Int])
    case closure
    /// A literal, or anything else.
    case other
  }

  package var kind: Kind
  /// The path, the callee, the member or the type; `nil` for that literal. Empty for other kinds, at the place of the
  /// value.
  package var name: Spelling
  /// The generic arguments of a callee, as spelled.
  package var generics: [Spelling] = []

  package init(_ kind: Kind, name: Spelling) { (self.kind, self.name) = (kind, name) }
}

/// An argument of a call, or an element of a tuple.
package struct CodeArgument: Hashable, Sendable, Codable {
  /// nil for none, and for the closure behind the parentheses.
  package var label: String?
  /// The index of the value.
  package var value: Int

  package init(label: String?, value: Int) { (self.label, self.value) = (label, value) }
}

/// What a closure takes with it.
package struct CodeClosure: Hashable, Sendable, Codable {
  /// The index of its value.
  package var value: Int
  /// The names of the parameters; empty for `$0`.
  package var parameters: [String] = []
  /// The names of the capture list that it holds weakly.
  package var weak: Set<String> = []
  /// The first names of what it uses, also in closures inside: `self`, `view`.
  package var uses: Set<String> = []

  package init(value: Int) { self.value = value }

  /// True if it keeps alive what a name stands for.
  package func retains(_ name: String) -> Bool { uses.contains(name) && !weak.contains(name) }
}
