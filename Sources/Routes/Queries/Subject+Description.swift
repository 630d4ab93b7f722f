extension Occurrence.Subject: CustomStringConvertible {
  /// Tells it from all others.
  package var description: String {
    switch self {
    case .route(let key): "\(key.space.identity) \(key.fullName)"
    case .router(let name): "router \(name)"
    case .destination(let type): "destination \(type)"
    case .member(let member): member.description
    }
  }
}

extension MemberName: CustomStringConvertible {
  /// `property titleLabel of HomeViewController`, `method back:`
  package var description: String { "\(kind.rawValue) \(name)" + (type.map { " of \($0)" } ?? "") }
}
