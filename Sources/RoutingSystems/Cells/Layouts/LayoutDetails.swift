import Routes
import SourceModel

extension Cells {
  package func details(of registration: Route.Registration, in index: RouteIndex) -> [RegistrationDetail] {
    let model = index.answer(LayoutModel.self)
    if model.isEmpty { return [] }
    guard registration.form == .layout, let name = registration.destinations.first else {
      return model.layout(of: registration).map { [RegistrationDetail("layout", $0)] } ?? []
    }
    return [
      RegistrationDetail("protocol", model.protocol(of: name)),
      RegistrationDetail("hosts", index.answer(LayoutHosts.self).names(of: name)),
    ]
  }
}

/// The views that are used with each layout.
private struct LayoutHosts: SharedAnswer {
  private let names: [String: Set<String>]

  init(in index: RouteIndex) {
    let model = index.answer(LayoutModel.self)
    names = model.uses.reduce(into: [:]) { names, use in
      guard let layout = model.layout(of: use.fact) else { return }
      names[TypeName.simple(layout.text), default: []].insert(use.fact.host.text)
    }
  }

  /// In order.
  func names(of layout: String) -> [String] { (names[layout] ?? []).sorted() }
}

extension LayoutModel {
  /// The layout of the generic cell that a registration names.
  fileprivate func layout(of registration: Route.Registration) -> String? {
    guard let host = registration.destinations.first, hosts[host] != nil, let method = registration.method else {
      return nil
    }
    let use = uses.first { placed in
      placed.file == method.file && placed.fact.host.text == host && placed.fact.place.start > method.range.start
    }
    return use.flatMap { layout(of: $0.fact) }.map { TypeName.simple($0.text) }
  }
}
