extension Occurrence.Subject: CustomStringConvertible {
  /// Tells it from all others.
  package var description: String {
    switch self {
    case .route(let key): "\(key.space.identifyingWords) \(key.name)"
    case .router(let name): "router \(name)"
    case .destination(let type): "destination \(type)"
    }
  }
}

extension RouteSpace {
  /// Baselines hold these words.
  fileprivate var identifyingWords: String {
    switch naming {
    case .type: "route \(kind)"
    case .text: "identifier \(family.rawValue)"
    case .urlPattern: "url \(family.rawValue)"
    }
  }
}
