import SourceModel

/// What one file looks up, and the routers that it uses by name: most edits change nothing else.
struct FileUses: Sendable {
  struct LookUp: Sendable {
    var key: RouteKey
    /// nil where the protocol is not spelled.
    var components: [String]?
    /// Why the route stands under the look-up's spelling.
    var problem: String?
    var lookUp: Route.LookUp
  }

  struct RouterUse: Sendable {
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
}
