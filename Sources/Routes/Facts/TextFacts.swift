import SourceModel

extension Fact {
  /// An identifier or a URL pattern that something registers.
  package struct TextRegistration: Hashable, Sendable {
    /// Its range lies between the quotation marks; nil where it is no literal and may be any text.
    package var value: Spelling?
    package var isURLPattern: Bool
    /// `router`, `easyFactory` or `easyFunction`.
    package var form: RegistrationForm
    /// The name of the method that registers.
    package var method: SourceRange
    package var call: RegisteringCall
  }

  /// An identifier or a URL in a string literal that is looked up.
  package struct TextLookUp: Hashable, Sendable {
    package enum Receiver: Hashable, Sendable {
      /// `Router.to(viewIdentifier:)`; without its module, `Router` may be a type of the code base.
      case router(RouteFamily, isBare: Bool)
      /// `ZIKAnyViewRouter.performURL(…)`, `PlayerRouter.performURL(…)`.
      case registrar(Registrar)
      /// Something that has a method of the same name.
      case other(RouteFamily)
    }

    /// Its range lies between the quotation marks.
    package var value: Spelling
    package var receiver: Receiver
    /// The types around the call, outermost first.
    package var scope: [String]
    package var conditions: ConditionStack
  }
}
