import Routes
import SourceModel

/// What Objective-C sees of the methods of routers (swift, `lib/Sema/TypeCheckDeclObjC.cpp`, `shouldMarkAsObjC`).
extension SceneModel {
  /// The selector by which Objective-C calls a method of a router.
  enum Visibility: Equatable {
    case visible(String)
    case hidden
    /// `@objcMembers` may stand before the class.
    case unknown
  }

  func visibility(of placed: Placed, in router: String) -> Visibility {
    let method = placed.method
    if method.isMarked { return .visible(method.selector) }
    if let requirement = witnessed(by: method, in: router) { return .visible(requirement) }
    if placed.body.kind == .extension, placed.body.isObjectiveC, !isProtocol(placed.body.type.text) {
      return .visible(method.selector)
    }
    if let overridden = methods(of: router).first(where: { $0.method.fullName == method.fullName && $0.method.isMarked }
    ) {
      return .visible(overridden.method.selector)
    }
    return mayMarkMembers(router) ? .unknown : .hidden
  }

  /// True if `@objcMembers` may stand before a router or one of its superclasses.
  private func mayMarkMembers(_ router: String) -> Bool {
    reached(from: router).contains { name in bodies(of: name).contains { $0.kind == .class && $0.isObjectiveC } }
  }

  /// The selector of the requirement of a protocol of Objective-C that a method implements; nil if there is none.
  private func witnessed(by method: RouteMethod, in router: String) -> String? {
    for name in reached(from: router) where isObjectiveC(name) {
      if let requirement = requirement(method.fullName, of: name) { return requirement.selector }
    }
    return nil
  }

  private func isObjectiveC(_ name: String) -> Bool {
    bodies(of: name).contains { $0.kind == .protocol && $0.isObjectiveC }
  }

  /// The dispatch of the segues of a controller, its own or that of a superclass; nil if there is none, or several, and if
  /// an override does not call it.
  func dispatch(of controller: String) -> PlacedFact<SegueDispatch>? {
    let (dispatch, overrides) = inheritedDispatch(of: controller)
    return overrides.isEmpty ? dispatch : nil
  }

  /// The nearest dispatch, with the overrides below it that do not call the superclass.
  func inheritedDispatch(
    of controller: String
  ) -> (dispatch: PlacedFact<SegueDispatch>?, overrides: [PlacedFact<SeguePreparation>]) {
    var overrides: [PlacedFact<SeguePreparation>] = []
    for name in reached(from: controller) {
      let own = dispatches[name] ?? []
      if !own.isEmpty { return (own.count == 1 ? own[0] : nil, overrides) }
      overrides += (preparations[name] ?? []).filter { !$0.fact.callsSuper }
    }
    return (nil, overrides)
  }

  /// The router that a dispatch performs its selectors on; nil if it is not known.
  func router(of dispatch: SegueDispatch, for controller: String) -> String? {
    guard dispatch.takesIdentifier, let receiver = dispatch.receiver else { return nil }
    let routers = routers(of: types(ofProperty: receiver, in: controller))
    return routers.count == 1 ? routers[0] : nil
  }

  /// The method of a router that a selector calls.
  func method(of router: String, calledBy selector: String) -> Placed? {
    methods(of: router).first { visibility(of: $0, in: router) == .visible(selector) }
  }
}
