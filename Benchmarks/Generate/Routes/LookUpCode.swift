import Routes
import RoutingSystems

extension PlannedLookUp {
  /// Statements in a view controller's method.
  var swift: [String] {
    switch target {
    case .input(let input, .view): ["Router.perform(to: RoutableView<\(input)>(), path: .push(from: self))"]
    case .input(let input, .viewModule):
      [
        "Router.perform(", "  to: RoutableViewModule<\(input)>(), path: .presentModally(from: self),",
        "  configuring: { config, _ in", "    config.successHandler = { _ in }", "  })",
      ]
    case .input(let input, .service): ["_ = Router.makeDestination(to: RoutableService<\(input)>())"]
    case .input(let input, .serviceModule): ["_ = Router.to(RoutableServiceModule<\(input)>())"]
    case .identifier(let text, true): ["Router.to(viewIdentifier: \"\(text)\")?.perform(path: .push(from: self))"]
    case .identifier(let text, false): ["_ = Router.to(serviceIdentifier: \"\(text)\")"]
    case .url(let text, true): ["ZIKAnyViewRouter.performURL(\"\(text)\", path: .push(from: self))"]
    case .url(let text, false): ["ZIKAnyServiceRouter.performURL(\"\(text)\")"]
    }
  }

  /// Statements in a method.
  var objectiveC: [String] {
    switch target {
    case .input(let input, .view):
      ["[ZIKRouterToView(\(input)) performPath:ZIKViewRoutePath.pushFrom(self)];"]
    case .input(let input, .viewModule):
      [
        "[ZIKRouterToViewModule(\(input)) performPath:ZIKViewRoutePath.presentModallyFrom(self)",
        "    configuring:^(ZIKViewRouteConfiguration<\(input)> *config) {", "        config.title = @\"\";", "}];",
      ]
    case .input(let input, .service): ["id<\(input)> service = [ZIKRouterToService(\(input)) makeDestination];"]
    case .input(let input, .serviceModule): ["[ZIKRouterToServiceModule(\(input)) makeDestination];"]
    case .identifier(let text, true):
      ["[ZIKAnyViewRouter.toIdentifier(@\"\(text)\") performPath:ZIKViewRoutePath.pushFrom(self)];"]
    case .identifier(let text, false): ["[ZIKAnyServiceRouter.toIdentifier(@\"\(text)\") makeDestination];"]
    case .url(let text, true): ["[ZIKAnyViewRouter performURL:@\"\(text)\" path:ZIKViewRoutePath.pushFrom(self)];"]
    case .url(let text, false): ["[ZIKAnyServiceRouter performURL:@\"\(text)\"];"]
    }
  }
}
