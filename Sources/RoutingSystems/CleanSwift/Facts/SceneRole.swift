/// What a part of a scene is for, as the protocol that it adopts says.
enum SceneRole: CaseIterable {
  case interactor, presenter, controller

  /// The end of the names of the protocols of data stores.
  static let store = "DataStore"

  /// The ends of the names of its protocols.
  private var suffixes: [String] {
    switch self {
    case .interactor: ["BusinessLogic", Self.store]
    case .presenter: ["PresentationLogic"]
    case .controller: ["DisplayLogic"]
    }
  }

  static let suffixes = allCases.flatMap(\.suffixes)

  /// True if a protocol is one of the role.
  func isNamed(by name: String) -> Bool { suffixes.contains(where: name.hasSuffix) }
}
