/// The names of a routing system that type heads refer to: what link must know of it.
package struct Vocabulary: Sendable {
  package struct RouterClass: Hashable, Sendable {
    package var family: RouteFamily
    package var isAdapter = false
  }

  /// Protocols that make a protocol routable when it inherits them.
  package var roots: [String: RouteSpace]
  /// Protocols that make a class a routable destination.
  package var destinationMarks: [String: RouteFamily]
  /// The library's router classes, to be inherited from and to be called.
  package var routerClasses: [String: RouterClass]
  /// The library's classes of configurations, by each of their names: all names of it and of its superclasses.
  package var configurationClasses: [String: [String]]
  /// Generic types of the library that register nothing of what they are given.
  package var genericTypes: Set<String>
  /// Words that no other code has a reason to use: where one of them occurs, there should be routes.
  package var promises: Set<String>
  /// Words that code needs to decide, or to ask, whether the library registers all routers at launch.
  package var manualWords: Set<String>
  /// What code that registers routers itself needs to say at the end.
  package var finishingWord: String
}

extension Dialects {
  /// The vocabulary of all routing systems.
  static let vocabulary = ZIKRouterVocabulary.vocabulary

  /// The words of all routing systems that show what macros may hide.
  static let macroWords = ZIKRouterVocabulary.macroWords

  /// The words of all routing systems that promise routes. Other trigger words are common ones: `registerIdentifier`.
  package static let promises = vocabulary.promises

  /// The words of all routing systems that tell or ask who registers routers, and that all are registered.
  package static let manualWords = vocabulary.manualWords.union([vocabulary.finishingWord])
}
