import Routes
import SourceModel

/// The calls of ZIKRouter 1.1.1 that spell the route that they register or look up.
///
/// A method of Objective-C goes by the first piece of its selector. Easy factories, named functions
/// and wrapper types have readers of their own.
enum ZIKRouterForms {
  static let table = CallFormTable(lookUps + textLookUps + registrations)

  /// Look-ups of routes that a protocol names.
  private static let lookUps: [CallForm] = [
    // ZRouter, ViewRouter.Router.swift:24
    CallForm("perform", label: "to", in: swift, on: router, takes: .value, of: all, means: .lookUp(.perform)),
    CallForm(
      "makeDestination", label: "to", in: swift, on: router, takes: .value, of: all, means: .lookUp(.makeDestination)),
    CallForm("to", in: swift, on: router, takes: .value, of: all, means: .lookUp(.to)),
    // A value that holds one of several routes (ZRouter, ViewRouter.Switchable.swift:12, Switchable.swift:12)
    switchable("SwitchableView", .view),
    switchable("SwitchableViewModule", .viewModule),
    switchable("SwitchableService", .service),
    switchable("SwitchableServiceModule", .serviceModule),
    // ZIKViewRouter+Discover.h:18, ZIKServiceRouter+Discover.h:18
    macro("ZIKRouterToView", .view),
    macro("ZIKRouterToViewModule", .viewModule),
    macro("ZIKRouterToService", .service),
    macro("ZIKRouterToServiceModule", .serviceModule),
    // Properties with a block (ZIKViewRouter+Discover.h:66)
    CallForm("toView", in: objectiveC, takes: .object, of: [.view], means: .lookUp(.to)),
    CallForm("toService", in: objectiveC, takes: .object, of: [.service], means: .lookUp(.to)),
    CallForm("toModule", in: objectiveC, takes: .object, of: modules, means: .lookUp(.to)),
  ]

  private static let textLookUps: [CallForm] = [
    CallForm(
      "to", label: "viewIdentifier", in: swift, on: router, takes: .text, of: [.viewIdentifier],
      means: .lookUp(.identifier), isDistinctive: true, isReadOnAnyReceiver: true),
    CallForm(
      "to", label: "serviceIdentifier", in: swift, on: router, takes: .text, of: [.serviceIdentifier],
      means: .lookUp(.identifier), isDistinctive: true, isReadOnAnyReceiver: true),
    CallForm("toIdentifier", takes: .text, of: identifiers, means: .lookUp(.identifier), isDistinctive: true),
    CallForm("performURL", takes: .text, of: urls, means: .lookUp(.url), isDistinctive: true),
    CallForm("router", label: "forURL", in: swift, takes: .text, of: urls, means: .lookUp(.url)),
    CallForm("routerForURL", in: objectiveC, takes: .text, of: urls, means: .lookUp(.url), isDistinctive: true),
  ]

  private static let registrations: [CallForm] = [
    CallForm("register", in: swift, takes: .value, of: all, means: .registration),
    CallForm("register", label: "adapter", in: swift, takes: .value, of: all, means: .adapter),
    CallForm("register", label: "forAdaptee", in: swift, takes: .value, of: all, means: .adaptee),
    CallForm("registerViewProtocol", takes: .object, of: [.view], means: .registration, isDistinctive: true),
    CallForm("registerServiceProtocol", takes: .object, of: [.service], means: .registration, isDistinctive: true),
    CallForm(
      "registerDestinationProtocol", takes: .object, of: destinations, means: .registration, isDistinctive: true),
    CallForm("registerModuleProtocol", takes: .object, of: modules, means: .registration, isDistinctive: true),
    // ZIKViewRouteAdapter.h:31, :39
    CallForm("registerDestinationAdapter", takes: .object, of: destinations, means: .adapter, isDistinctive: true),
    CallForm("registerDestinationAdapter", label: "forAdaptee", takes: .object, of: destinations, means: .adaptee),
    CallForm("registerModuleAdapter", takes: .object, of: modules, means: .adapter, isDistinctive: true),
    CallForm("registerModuleAdapter", label: "forAdaptee", takes: .object, of: modules, means: .adaptee),
    // ZIKViewRouter.h:360, ZIKViewRouter+URLRouter.h:51
    CallForm("registerIdentifier", takes: .text, of: identifiers, means: .registration, isDistinctive: true),
    CallForm("registerURLPattern", takes: .text, of: urls, means: .registration, isDistinctive: true),
  ]

  private static let swift: Set<Language> = [.swift]
  private static let objectiveC: Set<Language> = [.objectiveC]

  private static let router = CallForm.Receiver.type(ZIKRouterVocabulary.lookUpReceiver)

  private static let all = RouteSpace.protocols
  private static let destinations: [RouteSpace] = [.view, .service]
  private static let modules: [RouteSpace] = [.viewModule, .serviceModule]
  private static let identifiers = RouteSpace.identifiers
  private static let urls = RouteSpace.urls

  private static func switchable(_ type: String, _ space: RouteSpace) -> CallForm {
    CallForm(
      type, in: swift, on: .constructed, takes: .value, of: [space], means: .lookUp(.switchable), isDistinctive: true,
      isReadOnAnyReceiver: true)
  }

  private static func macro(_ name: String, _ space: RouteSpace) -> CallForm {
    CallForm(
      name, in: objectiveC, on: .none, takes: .name, of: [space], means: .lookUp(.macro), isDistinctive: true,
      isReadOnAnyReceiver: true)
  }
}
