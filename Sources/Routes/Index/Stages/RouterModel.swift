/// The router classes and block routes with what they register.
struct RouterModel: Sendable {
  /// Of the classes only what heads show: the blind spots of `ClassTable` depend on more.
  static let reads = TypeModel.reads.union([.destinations, .members])

  let routers: RouterLinker
  /// The routers without their uses, sorted by name.
  let sorted: [Router]
  /// The classes that are given to the library.
  let destinations: DestinationTable

  init() {
    routers = RouterLinker(table: RouterTable())
    sorted = []
    destinations = .empty
  }

  /// `families` are those of all systems.
  init(_ files: [IndexedFile], _ table: RouterTable, _ model: ClassModel, families: [RouteFamily]) {
    var routers = RouterLinker(table: table)
    routers.link(files, families: families, classes: model.classes, methods: model.methods)
    self.routers = routers
    sorted = routers.routers
    destinations = DestinationLinker.table(files, classes: model.classes) { table.entries[$0] != nil }
  }
}
