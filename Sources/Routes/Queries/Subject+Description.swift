extension Occurrence.Subject: CustomStringConvertible {
  /// Tells it from all others.
  package var description: String {
    switch self {
    case .route(let key): "route \(key.space.kind) \(key.name)"
    case .router(let name): "router \(name)"
    case .destination(let type): "destination \(type)"
    case .identifier(let value, let family): "identifier \(family.rawValue) \(value)"
    case .url(let value, let family): "url \(family.rawValue) \(value)"
    }
  }
}
