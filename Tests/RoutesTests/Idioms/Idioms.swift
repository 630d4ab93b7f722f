import Testing

/// Every way of the library to say something of a route, each as code bases write it, in both languages.
@Suite struct Idioms {
  @Test(arguments: declarations + destinations + routers) func declares(_ example: IndexCase) {
    example.check()
  }

  @Test(arguments: registrations + blockRoutes) func registers(_ example: IndexCase) {
    example.check()
  }

  @Test(arguments: lookUps) func looksUp(_ example: IndexCase) {
    example.check()
  }

  /// Code that is easy to take for something else.
  @Test(arguments: traps) func isNotMisled(_ example: IndexCase) {
    example.check()
  }
}
