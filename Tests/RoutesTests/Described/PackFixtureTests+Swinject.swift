extension PackFixtureTests {
  static let swinject = [
    PackCase(
      pack: "swinject", title: "a function of the app that registers",
      source: """
        //- Car.swift
        import Swinject
        @main class App {}
        protocol Engine {}; protocol Radio {}
        extension Container {
          func register<Service>(_ type: Service.Type, kind: Kind, _ make: @escaping (Resolver) -> Service) {
            _register(type, factory: make, name: kind.rawValue)
          }
        }
        func assemble(_ container: Container) {
          container.register(Radio.self) { _ in Radio() }
          container.register(Engine.self, kind: .diesel) { _ in Diesel() }
        }
        func start(_ resolver: Resolver) { fit(resolver.resolve(Radio.self), resolver.resolve(Engine.self)!) }
        """,
      rows: ["service Engine: unknown, 1", "service Radio: registered -> Radio, 1"], messages: []),
    PackCase(
      pack: "swinject", title: "names that are constants",
      source: """
        //- Names.swift
        enum Names { static let diesel = "diesel", petrol = "petrol"; static let any = make() }
        //- Car.swift
        import Swinject
        @main class App {}
        protocol Engine {}; protocol Radio {}
        func assemble(_ container: Container) {
          container.register(Engine.self, name: Names.diesel) { _ in Diesel() }
          container.register(Radio.self, name: Names.any) { _ in Radio() }
        }
        func start(_ resolver: Resolver) {
          resolver.resolve(Engine.self, name: "diesel")
          resolver.resolve(Engine.self, name: Names.petrol)
          resolver.resolve(Engine.self, name: Names.any)
          resolver.resolve(Radio.self, name: Names.petrol)
        }
        """,
      rows: [
        "service Engine/diesel: registered -> Diesel, 1", "service Engine/petrol: unregistered, 1",
        "service Radio/*: registered -> Radio, 0", "service Radio/petrol: registered, 1",
      ],
      messages: [
        "warning: nothing registers the service 'Engine/petrol', so this look-up gives nil; it is registered as 'Engine/diesel'"
      ]),
  ]
}
