import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Whatever is read is also completed, and the other way round.
@Suite struct CallFormTests {
  /// A type has the forms of any initializer, unless it has some of its own, in whichever language.
  @Test func findsTheFormsOfACallee() {
    let space = SystemList.builtIn.spaces[0]
    func form(_ callee: String, _ languages: Set<Language>) -> CallForm {
      CallForm(callee, in: languages, takes: .text, of: [space], means: .registration)
    }
    let table = CallFormTable([
      form("init", [.swift]), form("Panel", [.objectiveC]), form("open", [.swift, .objectiveC]),
    ])
    func callees(_ callee: String, _ language: Language) -> [String] { table[callee, language].map(\.callee) }
    #expect(callees("Other", .swift) == ["init"] && callees("Other", .objectiveC) == [])
    #expect(callees("Panel", .swift) == [] && callees("Panel", .objectiveC) == ["Panel"])
    #expect(callees("open", .swift) == ["open"] && callees("open", .objectiveC) == ["open"])
    #expect(callees("other", .swift) == [] && callees("open", .xml) == [])
  }

  /// Forms that are read in a language and not completed there, with the reason.
  private static let notCompleted: [(operand: CallForm.Operand, language: Language, reason: String)] = [
    (.object, .swift, "the argument is any type, which the language's own server completes")
  ]

  /// Calls that are read and have no form, with the reason.
  private static let withoutForm: [(reason: String, callees: Set<String>)] = [
    (
      "it takes a class, which DestinationClass completes",
      [
        "registerView", "registerExclusiveView", "registerService", "registerExclusiveService", "registerDestination",
        "registerExclusiveDestination", "make", "makeRouteWithDestination", "makeRouteWithExclusiveDestination",
        "initWithDestination", "initWithExclusiveDestination",
      ]
    ),
    ("it gives a block route a name of its own", ["nameAs"]),
    (
      "it takes no argument, or a Boolean",
      [
        "registerRoutableDestination", "notifyRegistrationFinished", "setAutoRegister",
      ]
    ),
    (
      "it makes an instance of a router class, and takes no route",
      [
        "alloc", "init", "new", "makeDestination", "makeDestinationWithConfiguring", "makeDestinationWithPreparation",
        "makeDestinationWithStrictConfiguring", "perform", "performOnDestination", "performPath", "performRoute",
        "performWithCompletion", "performWithConfiguring", "performWithPreparation", "performWithStrictConfiguring",
        "performWithSuccessHandler", "prepare", "prepareDestination",
      ]
    ),
    ("it makes a value of the extension around it, whose protocol DeclaredProtocol completes", ["Self"]),
    (
      "it makes a protocol object, which ProtocolObject completes",
      [
        "ZIKRoutable", "ZIKRoutableProtocol", "@protocol",
      ]
    ),
    ("it takes any protocol by its name", ["NSProtocolFromString", "objc_getProtocol"]),
    ("it does not exist", ["ZIKRouterToModule"]),
    (
      "it takes no argument, and its receiver is the storyboard",
      ["instantiateInitialController", "instantiateInitialViewController"]
    ),
    ("its receiver is the nib", ["instantiate"]),
    ("it is the bundle of the application, or of a class", ["mainBundle", "bundleForClass"]),
    ("it compares a text", ["isEqual", "isEqualToString"]),
    (
      "it makes a segue or hands it on",
      [
        "initWithIdentifier", "prepareForSegue", "segueWithIdentifier", "shouldPerformSegue",
        "shouldPerformSegueWithIdentifier",
      ]
    ),
    ("it makes a cell", ["initWithStyle"]),
    ("it adds a view to a cell", ["addSubview", "insertSubview"]),
    ("it asks about an object", ["respondsToSelector", "conformsToProtocol", "isKindOfClass", "isMemberOfClass"]),
  ]

  @Test(arguments: CallFormExample.all) func formIsRead(example: CallFormExample) {
    let expected = SpelledRoute(meaning: example.form.meaning, space: example.space, name: example.name)
    #expect(routes(readIn: example).contains(expected))
  }

  @Test(arguments: CallFormExample.all) func formIsCompleted(example: CallFormExample) {
    let isException = Self.notCompleted.contains {
      $0.operand == example.form.operand && $0.language == example.language
    }
    #expect(isCompleted(example) == !isException)
  }

  @Test(arguments: CallFormExample.ofOtherLanguages)
  func formIsNothingInAnotherLanguage(example: CallFormExample) {
    #expect(!routes(readIn: example).contains { $0.name == example.name })
    #expect(!isCompleted(example))
  }

  @Test func callsWithoutFormAreListed() {
    let forms = Set(SystemList.builtIn.forms.all.map(\.callee))
    let read = SystemList.builtIn.interest(in: .swift).callees.union(
      SystemList.builtIn.interest(in: .objectiveC).callees)
    let listed = Self.withoutForm.reduce(into: Set<String>()) { $0.formUnion($1.callees) }
    #expect(read.subtracting(forms).subtracting(listed) == [])
    #expect(listed.subtracting(read) == [])
  }

  private func routes(readIn example: CallFormExample) -> [SpelledRoute] {
    let fixture = Fixture("\(CallFormExample.app)//- \(example.path)\n\(example.source(with: example.operand))")
    return FixtureIndex.files(of: fixture).last?.facts.facts.flatMap(SpelledRoute.routes) ?? []
  }

  private func isCompleted(_ example: CallFormExample) -> Bool {
    let fixture = Fixture("\(CallFormExample.app)//- \(example.path)\n\(example.source(with: example.hole))")
    return offers(in: fixture)?.contains { $0.drop { $0 == "~" }.hasPrefix("\(example.offered): ") } ?? false
  }
}

/// A route in a fact, with the meaning of the call.
private struct SpelledRoute: Hashable {
  var meaning: CallForm.Meaning
  var space: RouteSpace?
  var name: String

  static func routes(of fact: Fact) -> [SpelledRoute] {
    switch fact {
    case .lookUp(let fact): [SpelledRoute(.lookUp(fact.form), fact.route, by: nil)]
    case .registration(let fact): [SpelledRoute(.registration, fact.route, by: fact.call)]
    case .adapter(let fact):
      [SpelledRoute(.adapter, fact.adapter, by: fact.call), SpelledRoute(.adaptee, fact.adaptee, by: fact.call)]
    case .textLookUp(let fact): [SpelledRoute(fact)]
    case .textRegistration(let fact): [SpelledRoute(fact)]
    default: []
    }
  }

  init(meaning: CallForm.Meaning, space: RouteSpace?, name: String) {
    self.meaning = meaning
    self.space = space
    self.name = name
  }

  private init(_ meaning: CallForm.Meaning, _ route: RouteReference, by call: RegisteringCall?) {
    let space: RouteSpace? =
      switch route.kind {
      case .exact(let space): space
      case .ofRegistrar(let spaces): Self.space(of: call?.registrar, among: spaces)
      }
    self.init(meaning: meaning, space: space, name: route.name.text)
  }

  private init(_ lookUp: Fact.TextLookUp) {
    let space =
      switch lookUp.receiver {
      case .library: lookUp.spaces.count == 1 ? lookUp.spaces.first : nil
      case .registrar(let registrar): Self.space(of: registrar, among: lookUp.spaces)
      case .other: nil as RouteSpace?
      }
    self.init(meaning: .lookUp(lookUp.form), space: space, name: lookUp.value.text)
  }

  private init(_ registration: Fact.TextRegistration) {
    let space = Self.space(of: registration.call.registrar, among: registration.spaces)
    self.init(meaning: .registration, space: space, name: registration.value?.text ?? "")
  }

  private static func space(of registrar: Registrar?, among spaces: [RouteSpace]) -> RouteSpace? {
    guard case .library(let family) = registrar else { return nil }
    return spaces.first { $0.family == family }
  }
}
