import Routes

/// The blocks that methods and configurations of ZIKRouter 1.1.1 take in Objective-C.
extension ZIKRouterVocabulary {
  /// A parameter of a block of a look-up.
  enum BlockSubject {
    case destination, configuration
    /// A strict configuration, which has the type of the destination (ZIKRouteConfiguration.h:402), or
    /// a configuration for removing.
    case proxy
    case other

    var isConfiguration: Bool { self == .configuration || self == .proxy }

    /// nil for parameters whose types are not checked.
    var judged: TypedBlock.Subject? {
      switch self {
      case .destination: .destination
      case .configuration: .configuration
      case .proxy, .other: nil
      }
    }
  }

  /// The parameters of the blocks behind the labels of look-ups (ZIKViewRouterType.h:35-194,
  /// ZIKServiceRouterType.h:25-53, ZIKRouter.h:74-150, ZIKViewRouter.h:115-273). The label of a first
  /// argument is the first piece of the selector.
  static let blockArguments: [String: [BlockSubject]] = [
    "configuring": [.configuration],
    "performWithConfiguring": [.configuration],
    "makeDestinationWithConfiguring": [.configuration],
    "strictConfiguring": [.proxy, .configuration],
    "performWithStrictConfiguring": [.proxy, .configuration],
    "makeDestinationWithStrictConfiguring": [.proxy, .configuration],
    "removing": [.proxy],
    "strictRemoving": [.proxy],
    "preparation": [.destination],
    "performWithPreparation": [.destination],
    "makeDestinationWithPreparation": [.destination],
    "successHandler": [.destination],
    "performWithSuccessHandler": [.destination],
    "completion": [.other, .destination],
    "performWithCompletion": [.other, .destination],
  ]

  /// The parameters of the blocks that are members of a configuration (ZIKRouteConfiguration.h:79-100,
  /// :132, ZIKViewRouteConfiguration.h:218, :235, ZIKRouterInternal.h:22).
  static let blockMembers: [String: [BlockSubject]] = [
    "prepareDestination": [.destination],
    "_prepareDestination": [.destination],
    "successHandler": [.destination],
    "performerSuccessHandler": [.destination],
    "completionHandler": [.other, .destination],
  ]

  /// Methods of every object that check its type at run time.
  static let objectQuestions: Set = ["respondsToSelector", "conformsToProtocol", "isKindOfClass", "isMemberOfClass"]
}
