import SourceModel

extension Fact {
  /// A method of a class that the library calls.
  package struct MethodOverride: Hashable, Sendable, Codable {
    /// The method. A system has methods of its own.
    package struct Method: Hashable, Sendable, Codable {
      let name: String

      package init(_ name: String) { self.name = name }

      /// Tells whether the class is abstract, so that the library does not call it.
      package static let isAbstract = Method("isAbstract")
      /// Tells whether the class registers for others only.
      package static let isAdapter = Method("isAdapter")
    }

    /// The value that the method returns.
    package enum Answer: Hashable, Sendable, Codable {
      case always(Bool)
      /// True for this class only, not for its subclasses: `return self == BaseRouter.self`.
      case onlyFor(String)
      /// A new instance of a class: `return PlayerConfiguration()`.
      case instance(of: String)
      /// Named values, by their last names: `return .viewControllerDefault`, `return [.viewDefault, .custom]`.
      case values([String])
      /// Nothing: a body without a statement.
      case nothing
      case unknown
    }

    package var type: String
    package var method: Method
    package var answer: Answer
    /// The method's name.
    package var place: SourceRange
    package var conditions: ConditionStack

    package init(type: String, method: Method, answer: Answer, place: SourceRange, conditions: ConditionStack) {
      self.type = type
      self.method = method
      self.answer = answer
      self.place = place
      self.conditions = conditions
    }
  }
}
