import Routes

extension RouteIndex {
  /// The functions of the app itself that may build or ask for modules, not those of its tests and examples.
  var productModuleMethods: [PlacedFact<ModuleMethod>] {
    answer(ModuleModel.self).all.filter { origins[$0.file] == .product }
  }
}
