import SourceModel

/// The place where the text of a fact is spelled.
package enum TextOrigin: Hashable, Sendable, Codable {
  /// A literal, at the place of the fact.
  case literal
  /// A URL with holes, which code composes at the place of the fact.
  case composed
  /// A literal elsewhere in the file, between its quotation marks. The place of the fact is a name.
  case local(SourceRange)
  /// The constant that the text of the fact is the name of; link replaces it. With the types around the name, outermost
  /// first.
  case name(scope: [String])
  /// The enum case that the text of the fact is the path of: `Page.home`, `.home`; link replaces it by the name of the
  /// case. With the types around it, outermost first.
  case enumCase(scope: [String])
  /// The type that the text of the fact is the spelling of; link replaces it by the type's name. With the types around it,
  /// outermost first.
  case type(scope: [String])
  /// The function of the tree that the text of the fact is the base name of; link replaces the fact by what the function
  /// looks up. Where no function fits, a fact with spaces stays.
  case function(FunctionCall)
  /// The name in generated code that the text of the fact is (`GeneratedCode`); link replaces it.
  case generated
  /// A constant of the tree. The site is that of its literal; nil if it is the name of an enum case, a type or
  /// something in generated code.
  case constant(Site?)
  /// Any text: a parameter, or a name that link finds no text for.
  case unknown
  /// The name of any type: a type parameter, `self`.
  case unknownType
}

extension Fact {
  /// A text or a URL pattern that something registers.
  package struct TextRegistration: Hashable, Sendable, Codable {
    /// Its range lies between the quotation marks of a literal, or is that of a name. nil if it may be any text.
    package var value: Spelling?
    package var origin: TextOrigin
    /// The owner and the qualifier of the key; nil if the name has one part.
    package var owner: String?
    package var qualifier: String?
    /// The constant that stands for the qualifier. Link replaces it by its text, or by any qualifier.
    package var qualifierName: NameOfText?
    /// The spaces that the text may belong to; the family of the registrar decides.
    package var spaces: [RouteSpace]
    /// The class that the document names for the destination.
    package var destination: Spelling?
    /// The type around the code, if it is shown as who registers.
    package var registrant: String?
    /// True if the library registers it along with another name.
    package var isImplied = false
    package var form: RegistrationForm
    /// The name of the method that registers.
    package var method: SourceRange
    package var call: RegisteringCall

    package init(
      value: Spelling? = nil, origin: TextOrigin = .literal, owner: String? = nil, qualifier: String? = nil,
      spaces: [RouteSpace], isImplied: Bool = false, form: RegistrationForm, method: SourceRange, call: RegisteringCall
    ) {
      self.value = value
      self.origin = origin
      self.owner = owner
      self.qualifier = qualifier
      self.spaces = spaces
      self.isImplied = isImplied
      self.form = form
      self.method = method
      self.call = call
    }
  }

  /// A text or a URL that is looked up.
  package struct TextLookUp: Hashable, Sendable, Codable {
    /// The receiver of a call that looks up a text.
    package enum Receiver: Hashable, Sendable, Codable {
      /// The library's type. If its name is spelled without its module, a type of the code base
      /// may be meant.
      case library(isBare: Bool)
      /// The library's base class of routers, or a router. Its family decides between the spaces.
      case registrar(Registrar)
      /// Something that has a method of the same name.
      case other
    }

    /// Its range lies between the quotation marks of a literal, or is that of a name.
    package var value: Spelling
    package var origin: TextOrigin
    /// The owner and the qualifier of the key; nil if the name has one part.
    package var owner: String?
    package var qualifier: Spelling?
    /// The constants that stand for parts of the key.
    private var constants = Constants()
    package var form: LookUpForm
    /// The spaces that the text may belong to; one, unless the receiver is a registrar.
    package var spaces: [RouteSpace]
    package var receiver: Receiver
    /// The types around the call, outermost first.
    package var scope: [String]
    /// The reason why the call may look up something else: a clause.
    package var doubt: String?
    /// The effect of this look-up if nothing registers the text; nil for that of its space.
    package var missing: RouteTable.Missing?
    package var conditions: ConditionStack

    private struct Constants: Hashable, Codable {
      var owner: String?
      var qualifier: NameOfText?
    }

    package init(
      value: Spelling, origin: TextOrigin = .literal, owner: String? = nil, qualifier: Spelling? = nil,
      form: LookUpForm, spaces: [RouteSpace], receiver: Receiver = .library(isBare: false), scope: [String],
      conditions: ConditionStack
    ) {
      self.value = value
      self.origin = origin
      self.owner = owner
      self.qualifier = qualifier
      self.form = form
      self.spaces = spaces
      self.receiver = receiver
      self.scope = scope
      self.conditions = conditions
    }

    /// The constant that stands for the qualifier, at the place of `qualifier`. Link replaces it by its text; without one,
    /// the look-up is that of any text.
    package var qualifierName: NameOfText? {
      get { constants.qualifier }
      set { constants.qualifier = newValue }
    }

    /// The constant that stands for the owner, as spelled: `UIStoryboard.main`. Link replaces it by its text, and drops the
    /// doubt.
    package var ownerName: String? {
      get { constants.owner }
      set { constants.owner = newValue }
    }
  }
}
