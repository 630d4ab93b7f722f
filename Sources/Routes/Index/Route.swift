import SourceModel

package enum RouteStatus: Hashable, Sendable {
  case registered
  /// An adapter chain ends at a registered route.
  case adapted
  /// Something that cannot be seen could register it; the text says what.
  case unknown(String)
  case unregistered

  /// As the output contract spells it.
  package var word: String {
    switch self {
    case .registered: "registered"
    case .adapted: "adapted"
    case .unknown: "unknown"
    case .unregistered: "unregistered"
    }
  }

  /// The words of all statuses, the best first.
  package static let words = [RouteStatus.registered, .adapted, .unknown(""), .unregistered].map(\.word)

  package var reason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }

  /// True if a look-up finds a router.
  package var isAvailable: Bool { self == .registered || self == .adapted }

  /// True if a look-up finds a router through an adapter only.
  package var isAdapted: Bool { self == .adapted }

  /// True if a look-up certainly finds no router.
  package var isMissing: Bool { self == .unregistered }

  /// Lower is worse.
  var rank: Int {
    switch self {
    case .unregistered: 0
    case .unknown: 1
    case .adapted: 2
    case .registered: 3
    }
  }
}

/// What a route is in one application.
package struct ApplicationStatus: Hashable, Sendable {
  /// Its position in `Applications.all`; zero where the scan as a whole is taken for one.
  package var application: Int
  package var status: RouteStatus
}

/// Whether look-ups of a route find a router.
package struct RouteAvailability: Hashable, Sendable {
  /// The worst of the statuses.
  package var worst: RouteStatus
  /// The statuses in the applications that link something of the route, in their order.
  package var statuses: [ApplicationStatus] = []
  /// The programs in which alone a look-up may run, and finds something; only where some program lacks the route.
  var answering: ApplicationSet = []
  /// The test targets in which the route is available, by their positions in `Applications.tests`.
  var tests: ApplicationSet = []
}

/// The place where the text of a registration or look-up is spelled.
package enum TextPlace: Hashable, Sendable {
  /// Its own.
  case site
  /// The literal of a constant, which the site names; nil if the constant has none.
  case constant(Site?)
  /// Code composes it at the site.
  case composed

  package var literal: Site? {
    if case .constant(let site) = self { site } else { nil }
  }
}

/// A name with all that declares, registers, adapts and looks it up. All sites are in path order.
package struct Route: Hashable, Sendable {
  package struct Declaration: Hashable, Sendable {
    package var site: Site
    package var form: DeclarationForm
    package var language: Language
    /// The protocol as the declaration spells it.
    package var spelling: String
    /// What `declaredTypeName` gives as its name, where that is a literal.
    package var typeName: SpelledSite?
    package var conditions: ConditionStack
  }

  package struct Registration: Hashable, Sendable {
    package var site: Site
    package var form: RegistrationForm
    /// The router class, or the name of a named block route.
    package var router: String?
    /// The classes that the registering router or route leads to, by name, sorted.
    package var destinations: [String]
    /// Where the class of an easy factory is spelled.
    package var made: SourceRange?
    /// True if the registration of a described system names its class, which nothing makes there.
    package var namesDestination = false
    /// Where the name of the method stands that registers a text.
    package var method: Site?
    /// The place of the text, if a text names the route.
    package var text = TextPlace.site
    /// True if the library registers the text along with a URL pattern.
    package var isImplied = false
    package var call: RegisteringCall
    /// Whether the file was understood whole: a broken file's conditions and registrars may be wrong.
    package var isReliable: Bool
  }

  package struct Adapter: Hashable, Sendable {
    package var site: Site
    package var router: String?
    /// nil where the adaptee has no key.
    package var adaptee: RouteKey?
    package var adapteeName: String
    package var adapteeSite: Site
    package var language: Language
    package var call: RegisteringCall
    /// As of a registration.
    package var isReliable: Bool
  }

  package struct LookUp: Hashable, Sendable {
    package var site: Site
    package var form: LookUpForm
    /// The place of the text, if a text names the route.
    package var text = TextPlace.site
    /// The place of the qualifier, if code spells one.
    package var qualifier: Site?
    /// The reason why the call may not look the route up: a clause. nil if it certainly does.
    package var doubt: String?
    /// The effect of this look-up if nothing registers the route; nil for that of the space.
    var missing: RouteTable.Missing?
    package var language: Language
    /// The innermost type around it, by simple name.
    package var user: String?
    package var conditions: ConditionStack
  }

  /// Code that names the route in another way: it stores it or passes it on.
  package struct Mention: Hashable, Sendable {
    package var site: Site
    /// The function that the value is passed to, as the configuration names functions; nil if there
    /// is none.
    var receiver: String?
  }

  /// What is known of a route.
  struct Parts: Hashable, Sendable {
    let key: RouteKey
    var availability: RouteAvailability
    var components: [String] = []
    var declarations: [Declaration] = []
    var registrations: [Registration] = []
    var adapters: [Adapter] = []
    var adaptations: [Site] = []
    var lookUps: [LookUp] = []
    var mentions: [Mention] = []
  }

  /// The parts in one reference, because every rule copies every route in its loops.
  ///
  /// It is `@unchecked Sendable` because `parts` changes only in `change`, where no other route refers to it.
  private final class Storage: @unchecked Sendable {
    var parts: Parts

    init(_ parts: Parts) {
      self.parts = parts
    }
  }

  private var storage: Storage

  package var key: RouteKey { storage.parts.key }
  package var availability: RouteAvailability { storage.parts.availability }
  /// The simple names of the types that the name is composed of; empty where it is only looked up, by a name that has no
  /// single meaning.
  package var components: [String] { storage.parts.components }
  package var declarations: [Declaration] { storage.parts.declarations }
  package var registrations: [Registration] { storage.parts.registrations }
  package var adapters: [Adapter] { storage.parts.adapters }
  /// Where adapters of other routes lead to this one.
  package var adaptations: [Site] { storage.parts.adaptations }
  package var lookUps: [LookUp] { storage.parts.lookUps }
  package var mentions: [Mention] { storage.parts.mentions }

  package init(key: RouteKey, status: RouteStatus = .unregistered) {
    storage = Storage(Parts(key: key, availability: RouteAvailability(worst: status)))
  }

  package static func == (left: Route, right: Route) -> Bool {
    left.storage === right.storage || left.storage.parts == right.storage.parts
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage.parts)
  }

  mutating func change(_ edit: (inout Parts) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
    edit(&storage.parts)
  }

  /// The worst of its statuses.
  package var status: RouteStatus { availability.worst }

  /// The places that declare, register, adapt or look up the route. Places that only mention it, or
  /// adapt other routes to it, are not included.
  package var sites: [Site] {
    declarations.map(\.site) + registrations.map(\.site) + adapters.map(\.site) + lookUps.map(\.site)
  }

  /// The number of look-ups, with uses of wrapper types and without comparisons.
  package var lookUpCount: Int { lookUps.count { $0.form != .comparison } }

  /// The places where a literal spells the text, for a route that a text names.
  package var literals: [Site] {
    registrations.map { $0.text.literal ?? $0.site } + lookUps.map { $0.text.literal ?? $0.site }
  }

  /// The literals of the constants that name the route. Other routes may use the same constants.
  package var constants: [Site] { (registrations.map(\.text.literal) + lookUps.map(\.text.literal)).compactMap(\.self) }

  /// True if lists for people show the route. They leave out a text that is only registered along with a URL pattern, and
  /// one that only cells give themselves.
  package var isListed: Bool {
    if registrations.isEmpty, !lookUps.isEmpty, lookUps.allSatisfy({ $0.form == .initializer }) { return false }
    return registrations.isEmpty || !registrations.allSatisfy(\.isImplied) || !lookUps.isEmpty
  }

  package var isAvailableEverywhere: Bool {
    status.isAvailable && availability.statuses.allSatisfy(\.status.isAvailable)
  }
}
