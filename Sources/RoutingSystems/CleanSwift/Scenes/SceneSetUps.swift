import Routes

/// The bodies that assemble scenes. All rules about them share one list.
struct SceneSetUps: SharedAnswer {
  /// In path order.
  let all: [SceneSetUp]

  init(in index: RouteIndex) {
    let parts = index.answer(SceneParts.self)
    all = parts.code.compactMap { SceneSetUp($0, parts) }
  }
}
