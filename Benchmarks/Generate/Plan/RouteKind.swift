/// What the protocol of an invented route describes.
enum RouteKind {
  case view, viewModule, service, serviceModule

  var isView: Bool { self == .view || self == .viewModule }
  var isModule: Bool { self == .viewModule || self == .serviceModule }
}
