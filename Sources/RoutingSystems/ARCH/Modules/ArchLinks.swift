import Routes
import SourceModel

extension ARCH {
  /// A module inherits another one whose controller or event handler its own inherits.
  package func links(in index: RouteIndex) -> [RouteLink] {
    let model = index.answer(ArchModel.self)
    let made = model.handlers.filter { !model.configurators(of: $0).isEmpty }
    return model.inheritance(among: model.controllers) + model.inheritance(among: made)
  }

  package func details(of registration: Route.Registration, in index: RouteIndex) -> [RegistrationDetail] {
    let model = index.answer(ArchModel.self)
    guard let configurator = registration.router, model.isConfigurator(configurator) else { return [] }
    let assemblies = model.assemblies(of: configurator).map(\.fact)
    let handlers = Set(assemblies.map { model.handler(of: $0) })
    let handler = handlers.count == 1 ? handlers.first ?? nil : nil
    let io = model.io(of: configurator)
    var parts: [String] = []
    for part in assemblies.flatMap(\.parts) where part.classes.count == 1 {
      let name = SpelledType(part.classes[0].text).name
      if !parts.contains(name) { parts.append(name) }
    }
    return [
      RegistrationDetail("view", registration.destinations.count == 1 ? registration.destinations[0] : nil),
      RegistrationDetail("input", io?.input), RegistrationDetail("output", io?.output),
      RegistrationDetail("state", handler.flatMap(model.classes.state)?.lastName),
      RegistrationDetail("handler", handler?.name), RegistrationDetail("configurator", configurator),
      RegistrationDetail("parts", parts),
    ]
  }
}

extension ArchModel {
  /// The links from each of some classes to the nearest superclass among them.
  fileprivate func inheritance(among types: [String]) -> [RouteLink] {
    let known = Set(types)
    return types.compactMap { type in
      let parents = classes.lineage(of: SpelledType(type)).dropFirst().map(\.name)
      guard let parent = parents.first(where: known.contains), let (head, file) = classes.head(of: type),
        let spelled = head.inherited.first
      else { return nil }
      return RouteLink(from: type, to: parent, at: Site(file: file, range: spelled.range))
    }
  }
}
