import Routes
import SourceModel

/// A block of a look-up whose parameter has another type than the destination or the configuration.
enum BlockTypeMismatch: Rule {
  static let description = RuleDescription(
    id: "block-type-mismatch",
    severity: .error,
    summary: "A block of a look-up expects a destination or a configuration of another type.",
    libraryCheck: nil,
    rationale: """
      The library calls the block with the destination that the router of the route makes, or with the \
      configuration. Objective-C accepts nearly any type for the parameter of the block: \
      `config.prepareDestination` takes an `id`, and the protocols of `ZIKViewRouteConfiguration<P> *` \
      are not compared. The destination does not understand the messages that the block sends, and the \
      application crashes. Swift closures with another type do not compile. Only protocols and classes \
      in the scan are checked, and only if every class that the route is registered with is known and \
      none of them conforms.
      """,
    examples: [
      RuleDescription.Example(
        "The protocol of another route",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        @objc protocol NoteListInput: ZIKViewRoutable {}
        class EditorViewController: UIViewController, EditorInput {}
        class NoteListViewController: UIViewController, NoteListInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        class NoteListRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(NoteListViewController.self)
            register(RoutableView<NoteListInput>())
          }
        }
        //- Home.m
        void open(void) {
            [ZIKRouterToView(EditorInput) performPath:path configuring:^(ZIKViewRouteConfiguration *config) {
                config.prepareDestination = ^(id<NoteListInput> destination) {};
                //                               ^^^^^^^^^^^^^ block-type-mismatch
            }];
            [ZIKRouterToView(NoteListInput) performPath:path preparation:^(UIViewController<EditorInput> *destination) {}];
            //                                                                              ^^^^^^^^^^^ block-type-mismatch
        }
        """),
      RuleDescription.Example(
        "Another configuration of a module, and another class",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        @objc protocol PrintInput {}
        class EditorViewController: UIViewController {}
        class PreviewViewController: UIViewController {}
        class EditorConfiguration: ViewRouteConfig, EditorModuleInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableViewModule<EditorModuleInput>())
          }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { EditorConfiguration() }
        }
        //- Home.m
        void open(void) {
            [ZIKRouterToViewModule(EditorModuleInput)
                performPath:path
                configuring:^(ZIKViewRouteConfiguration<PrintInput> *config) {
                //                                      ^^^^^^^^^^ block-type-mismatch
                    config.successHandler = ^(PreviewViewController *destination) {};
                    //                        ^^^^^^^^^^^^^^^^^^^^^ block-type-mismatch
                }];
        }
        """),
      RuleDescription.Example(
        "Protocols that the destination conforms to in a category or through another protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        @objc protocol PrintInput {}
        @objc protocol ShareInput: PrintInput {}
        class EditorViewController: UIViewController, EditorInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        //- EditorViewController+Sharing.m
        @interface EditorViewController (Sharing) <ShareInput>
        @end
        //- Home.m
        void open(void) {
            [ZIKRouterToView(EditorInput) performPath:path configuring:^(ZIKViewRouteConfiguration *config) {
                config.prepareDestination = ^(UIViewController<EditorInput> *destination) {};
                config.successHandler = ^(id<EditorInput, PrintInput> destination) {};
                config.completionHandler = ^(BOOL success, id<ShareInput> destination, ZIKRouteAction action, NSError *error) {};
            }];
        }
        """),
      RuleDescription.Example(
        "A class or a protocol outside the scan, and a check at run time",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorInput: ZIKViewRoutable {}
        @objc protocol PageInput: ZIKViewRoutable {}
        @objc protocol PrintInput {}
        class EditorViewController: UIViewController, EditorInput {}
        class PageViewController: Kit.Screen, PageInput {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableView<EditorInput>())
          }
        }
        class PageRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(PageViewController.self)
            register(RoutableView<PageInput>())
          }
        }
        //- Home.m
        void open(void) {
            [ZIKRouterToView(PageInput) performPath:path preparation:^(id<PrintInput> destination) {}];
            [ZIKRouterToView(EditorInput) performPath:path preparation:^(id<KitInput> destination) {}];
            [ZIKRouterToView(EditorInput) performPath:path preparation:^(id<PrintInput> destination) {
                if ([destination conformsToProtocol:@protocol(PrintInput)]) {}
            }];
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [LookUpBlock] {
    index.lookUpBlocks
  }

  static func check(_ block: LookUpBlock, in index: RouteIndex) -> [Finding] {
    let ends = index.registeredEnds(of: block.key)
    guard let route = index.route(block.key), let given = index.givenClasses(block.subject, by: ends),
      let mismatch = mismatch(of: block, given, route, in: index)
    else { return [] }
    let noun = block.subject == .destination ? "destination" : "configuration"
    let verb = index.types.isProtocol(mismatch.lacking) ? "conform to" : "inherit from"
    let message =
      "the \(noun) of \(route.key) is a '\(given[0].type)', "
      + "which does not \(verb) '\(mismatch.lacking)'"
    let related = given.prefix(Finding.mostRelated).map {
      Finding.Related(
        site: $0.site, message: "'\($0.type)' is \(block.subject == .destination ? "registered" : "made") here")
    }
    let doubt = doubt(about: mismatch, of: block, given: given, route: route, ends: ends, in: index)
    return [finding(at: mismatch.site, message, doubt: doubt, related: related)]
  }

  private struct Mismatch {
    var site: Site
    /// The class or protocol that the first of the classes lacks.
    var lacking: String
  }

  /// The first type of the block that none of the classes conforms to.
  private static func mismatch(
    of block: LookUpBlock, _ given: [GivenClass], _ route: Route, in index: RouteIndex
  ) -> Mismatch? {
    // Other rules report a class that does not conform to the routed protocol itself.
    let isPromised = route.key.space.isModule == (block.subject == .configuration)
    let promised = isPromised ? index.types.inherited(from: Set(route.components)) : []
    for expected in block.expected {
      let lacking = given.compactMap { $0.conformance.missing(of: expected.components) }
      guard lacking.count == given.count, let first = lacking.first, !promised.contains(first) else { continue }
      return Mismatch(site: expected.site, lacking: first)
    }
    return nil
  }

  private static func doubt(
    about mismatch: Mismatch, of block: LookUpBlock, given: [GivenClass], route: Route, ends: [Route],
    in index: RouteIndex
  ) -> String? {
    if index.origins[mismatch.site.file] != .product { return index.applications.doubtOfUnlinked }
    if !block.isReliable { return "the file could not be read completely" }
    if block.asks { return "the block checks the type at run time" }
    if route.declarations.count > 1 { return "several protocols are called '\(route.key.name)'" }
    if !route.isAvailableEverywhere { return "another router may answer" }
    let promised = index.types.inherited(from: Set(route.components))
    return given.lazy.compactMap { $0.doubt(in: index) }.first ?? index.classes.doubt(aboutHeirsOf: promised)
      ?? doubtOfAdapters(of: route, ends, in: index)
      ?? other(than: given, being: mismatch.lacking, for: block, route, in: index)
      .map { "'\($0)' does, and the router may make it instead" }
  }

  private static func doubtOfAdapters(of route: Route, _ ends: [Route], in index: RouteIndex) -> String? {
    guard route.registrations.isEmpty else { return nil }
    if route.adapters.contains(where: { $0.adaptee == nil }) { return "an adapter may lead to another route" }
    for adapter in route.adapters {
      for end in ends.flatMap(\.registrations) {
        if let doubt = adapter.doubt(from: route, to: end, in: index) { return doubt }
      }
    }
    return nil
  }

  /// A class that conforms to the block's type and that a router may make instead of the registered
  /// class: a subclass of it, or another class that conforms to the routed protocol.
  private static func other(
    than given: [GivenClass], being lacking: String, for block: LookUpBlock, _ route: Route, in index: RouteIndex
  ) -> String? {
    // A configuration is exactly of the class that is spelled where it is made.
    guard block.subject == .destination else { return nil }
    let registered = Set(given.map(\.type))
    return index.classes.heirs(of: lacking).sorted().first { name in
      let ancestry = index.classes.ancestry(of: name)
      if !registered.isDisjoint(with: ancestry.classes) { return true }
      return !route.key.space.isModule && Conformance(ancestry, in: index).missing(of: route.components) == nil
    }
  }
}
