import SourceModel

/// What one file looks up, and the routers that it uses by name: most edits change nothing else.
struct FileUses: Sendable {
  struct LookUp: Equatable, Sendable {
    var key: RouteKey
    /// nil where the protocol is not spelled.
    var components: [String]?
    /// Why the route stands under the look-up's spelling.
    var problem: String?
    var lookUp: Route.LookUp
  }

  struct RouterUse: Equatable, Sendable {
    var router: String
    var use: Router.Use
    /// Whether it makes an instance, in code that some build holds.
    var isInstance: Bool
    /// Whether it is called to register something.
    var registers: Bool
  }

  let lookUps: [LookUp]
  let routers: [RouterUse]

  init(of file: IndexedFile, _ keys: RouteKeys) {
    lookUps = keys.lookUps(in: file)
    routers = file.facts.facts.compactMap { fact in
      guard case .routerUse(let use) = fact else { return nil }
      return RouterUse(
        router: use.name.text,
        use: Router.Use(
          site: Site(file: file.id, range: use.name.range), user: use.user.map(TypeName.simple)),
        isInstance: use.makesInstance && !use.conditions.isNeverCompiled, registers: use.registers)
    }
  }

  /// The keys of what lies between the look-ups that two states of a file begin and end with alike.
  static func changedKeys(from before: FileUses?, to now: FileUses?) -> Set<RouteKey> {
    let (old, new) = (before?.lookUps ?? [], now?.lookUps ?? [])
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    return Set((old[start...].dropLast(end) + new[start...].dropLast(end)).map(\.key))
  }
}
