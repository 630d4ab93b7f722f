import SourceModel

extension Applications {
  /// Those of the programs that link a look-up in which alone its code may run: extensions.
  ///
  /// All of them for a file: packages compile code of one platform for the applications of all, and a project does not
  /// reliably say which platform a target is for. All, too, where the code depends on the platform, or compares a name: a
  /// comparison runs for any name.
  func programs(
    runningAlone lookUp: Route.LookUp?, of route: Route, linking programs: ApplicationSet
  ) -> ApplicationSet {
    if route.key.space.table.namesFiles { return programs }
    guard let lookUp, lookUp.form == .comparison || lookUp.conditions.dependOnPlatform else {
      return programs.intersection(extensions)
    }
    return programs
  }
}
