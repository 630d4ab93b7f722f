import SourceModel

/// One thing that a reader found in a file: names and places, no path and no syntax.
///
/// Indirect, so that a copy counts one reference and not those of all names in it: link copies facts in many loops.
package indirect enum Fact: Hashable, Sendable, Codable {
  case declaration(Declaration)
  case registration(Registration)
  case adapter(Adapter)
  case lookUp(LookUp)
  /// A routable value that is neither registered nor looked up here. It may be registered
  /// elsewhere.
  case mention(RouteReference)
  /// Something is registered or stored whose protocol is not spelled there; it may be any.
  case unnamed(Unnamed)
  /// A type as a value, given to code that may register it.
  case metatype(Metatype)
  case destination(DestinationRegistration)
  case textRegistration(TextRegistration)
  case textLookUp(TextLookUp)
  case routerUse(RouterUse)
  case override(MethodOverride)
  /// The `@implementation` of a class of Objective-C, with a method in it.
  case implementation(String)
  /// The library's own registry is told something: perhaps not to call all routers at launch.
  case registryUse(system: String)
  case expansion(Expansion)
  case initializer(Initializer)
  /// A name that may stand for a text in other files.
  case constant(TextConstant)
  /// A function that looks up what its callers name.
  case function(LookUpFunction)
  /// A body of a class whose members some system asks for.
  case members(ClassMembers)
  /// A fact that one routing system alone reads.
  case ofSystem(AnySystemFact)

  /// Code that makes a protocol routable.
  package struct Declaration: Hashable, Sendable, Codable {
    package var route: RouteReference
    package var form: DeclarationForm
    /// The literal in `declaredTypeName`, between its quotation marks.
    package var typeName: Spelling?
    package var conditions: ConditionStack

    package init(route: RouteReference, form: DeclarationForm, typeName: Spelling? = nil, conditions: ConditionStack) {
      self.route = route
      self.form = form
      self.typeName = typeName
      self.conditions = conditions
    }
  }

  /// A call that registers a route that a protocol names.
  package struct Registration: Hashable, Sendable, Codable {
    package var route: RouteReference
    package var form: RegistrationForm
    /// The class that an easy factory makes.
    package var destination: Spelling?
    /// True if the code names that class: `C.self`. False if the code makes an object of it.
    package var namesDestination = false
    package var call: RegisteringCall

    package init(route: RouteReference, form: RegistrationForm, destination: Spelling? = nil, call: RegisteringCall) {
      self.route = route
      self.form = form
      self.destination = destination
      self.call = call
    }
  }

  /// A call that registers one route as an adapter of another.
  package struct Adapter: Hashable, Sendable, Codable {
    package var adapter: RouteReference
    package var adaptee: RouteReference
    package var call: RegisteringCall

    package init(adapter: RouteReference, adaptee: RouteReference, call: RegisteringCall) {
      self.adapter = adapter
      self.adaptee = adaptee
      self.call = call
    }
  }

  /// The spaces of a registration or value whose protocol is not spelled.
  package enum Unnamed: Hashable, Sendable, Codable {
    /// A value of a type parameter: a route of this space.
    case kind(RouteSpace)
    /// `[R registerModuleProtocol:value]`: one of the spaces of the registrar's family; of any family
    /// if that is not known.
    case ofRegistrar(Registrar, [RouteSpace])
    /// `register(.player)`: any of the spaces of the registrar's family, or none if that is not known.
    case ofFamily(Registrar, [RouteSpace])
    /// Any of the spaces.
    case any([RouteSpace])
  }

  /// A type that is passed as a value to code that is not the library's.
  package struct Metatype: Hashable, Sendable, Codable {
    package var name: Spelling
    /// The generic type that takes it as an argument; nil for a type before `.self`.
    package var generic: String?
    /// The types around the spelling, outermost first.
    package var scope: [String]

    package init(name: Spelling, generic: String? = nil, scope: [String]) {
      self.name = name
      self.generic = generic
      self.scope = scope
    }
  }

  /// A look-up of a route that a protocol names.
  package struct LookUp: Hashable, Sendable, Codable {
    package var route: RouteReference
    package var form: LookUpForm
    /// True if it is made on `Router` without its module, which may be a type of the code base.
    package var isOnBareRouter = false
    /// The reason why it may look up something else: a clause.
    package var doubt: String?
    /// The effect of this look-up if nothing registers the route; nil for that of its space.
    package var missing: RouteTable.Missing?
    package var conditions: ConditionStack

    package init(route: RouteReference, form: LookUpForm, isOnBareRouter: Bool = false, conditions: ConditionStack) {
      self.route = route
      self.form = form
      self.isOnBareRouter = isOnBareRouter
      self.conditions = conditions
    }
  }

  /// A macro in or before the body of a class. Its expansion is not seen.
  package struct Expansion: Hashable, Sendable, Codable {
    package var type: String
    package var name: Spelling
    /// True if it may declare members of the class.
    package var isMember: Bool

    package init(type: String, name: Spelling, isMember: Bool) {
      self.type = type
      self.name = name
      self.isMember = isMember
    }
  }

  /// An initialiser in the body of a class of Swift, or in an extension.
  package struct Initializer: Hashable, Sendable, Codable {
    package var type: String
    package var labels: [String]
    package var isConvenience: Bool
    package var place: SourceRange
    package var conditions: ConditionStack

    package init(type: String, labels: [String], isConvenience: Bool, place: SourceRange, conditions: ConditionStack) {
      self.type = type
      self.labels = labels
      self.isConvenience = isConvenience
      self.place = place
      self.conditions = conditions
    }
  }

  /// A router class used by name: `PlayerRouter.perform(path: …)`.
  package struct RouterUse: Hashable, Sendable, Codable {
    package var name: Spelling
    /// True if an instance is made: `PlayerRouter()`, `PlayerRouter.perform(…)`.
    package var makesInstance = false
    /// True if it is called to register something: `PlayerRouter.register(…)`.
    package var registers = false
    /// The innermost type around the use.
    package var user: String?
    package var conditions: ConditionStack

    package init(
      name: Spelling, makesInstance: Bool = false, registers: Bool = false, user: String? = nil,
      conditions: ConditionStack
    ) {
      self.name = name
      self.makesInstance = makesInstance
      self.registers = registers
      self.user = user
      self.conditions = conditions
    }
  }
}

extension Fact {
  /// The words in the name of the protocol that it may register.
  package var offeredWords: [String] {
    switch self {
    case .registration(let fact): TypeName.words(fact.route.name.text)
    case .adapter(let fact): TypeName.words(fact.adapter.name.text)
    case .mention(let route): TypeName.words(route.name.text)
    case .metatype(let fact): TypeName.words(fact.name.text)
    default: []
    }
  }

  /// Its place in the file; zero for facts without a place.
  package var place: SourceRange {
    switch self {
    case .declaration(let fact): fact.route.name.range
    case .registration(let fact): fact.route.name.range
    case .adapter(let fact): fact.adapter.name.range
    case .lookUp(let fact): fact.route.name.range
    case .mention(let route): route.name.range
    case .destination(let fact): fact.type?.range ?? fact.place
    case .textRegistration(let fact): fact.value?.range ?? fact.method
    case .textLookUp(let fact): fact.value.range
    case .routerUse(let fact): fact.name.range
    case .metatype(let fact): fact.name.range
    case .expansion(let fact): fact.name.range
    case .initializer(let fact): fact.place
    case .constant(let constant): constant.name.range
    case .function(let function): function.name.range
    case .members(let members): members.place
    case .override(let fact): fact.place
    case .ofSystem(let fact): fact.fact.place
    case .unnamed, .registryUse, .implementation: .zero
    }
  }
}
