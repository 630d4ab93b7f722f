import SourceModel

/// How a declaration is written (closed list, `Documentation/Reference/Output.md`).
package enum DeclarationForm: String, Hashable, Sendable, CaseIterable, Codable {
  /// `init() { self.init(declaredProtocol: P.self) }`
  case declaredProtocol
  /// `init() { self.init(declaredTypeName: "P") }`
  case declaredTypeName
  /// `init() {}`
  case emptyInitializer
  /// The protocol inherits one of the library's roots, directly or through another protocol.
  case inheritance
}

/// How a registration is written (closed list, `Documentation/Reference/Output.md`).
package enum RegistrationForm: String, Hashable, Sendable, CaseIterable, Codable {
  /// A value whose type names the route, registered on a router class.
  case router
  /// `registerViewProtocol(…)`, `registerServiceProtocol(…)`, `registerModuleProtocol(…)` on a router class.
  case routerProtocol
  /// The same with the class that the library makes: `register(…, forMakingView: C.self)`.
  case easyFactory
  /// A text with a C function that makes the destination.
  case easyFunction
  /// A value on a route made from a block.
  case blockRoute
  /// A call of a function that the configuration names.
  case namedFunction
  /// A call of a library function, from any code.
  case call
  /// The definition of a method, whose name and class name the route.
  case method
  /// The text that a property of a type gives back.
  case property
  /// An element of a document of Interface Builder.
  case document
  /// A file, whose name is the one of the route.
  case file
  /// A function that gives back a module value: `Module(view: view, input: presenter)`.
  case moduleValue
  /// A function that gives back a tuple of a view and an input or output.
  case tuple
  /// A function that gives back the view controller of a module, or the protocol that it implements.
  case controller
  /// The class of a cell, registered under its identifier.
  case cellClass = "class"
  /// The nib of a cell.
  case nib
  /// A cell in a table or collection view of a document.
  case prototype
  /// A call of a function of the tree that registers what its caller names.
  case helper
  /// A type that builds the subviews of a generic view.
  case layout
}

extension RegistrationForm {
  /// True if the library makes the destination, without a router class.
  package var isEasy: Bool { self == .easyFactory || self == .easyFunction }

  /// True if a router registers the route.
  var isByRouter: Bool {
    switch self {
    case .router, .routerProtocol, .blockRoute, .namedFunction: true
    case .easyFactory, .easyFunction, .call, .method, .property, .document, .file, .moduleValue, .tuple, .controller,
      .cellClass, .nib, .prototype, .helper, .layout:
      false
    }
  }

  /// True if code itself is the registration, so that no text names the route.
  var isCode: Bool {
    switch self {
    case .method, .moduleValue, .tuple, .controller, .layout: true
    case .router, .routerProtocol, .blockRoute, .namedFunction, .easyFactory, .easyFunction, .call, .property,
      .document, .file, .cellClass, .nib, .prototype, .helper:
      false
    }
  }
}

/// How a look-up is written (closed list, `Documentation/Reference/Output.md`).
package enum LookUpForm: String, Hashable, Sendable, CaseIterable, Codable {
  case perform, to, makeDestination, switchable
  /// A macro of the library's with the name of a protocol.
  case macro
  /// A call with a text: `open(screen: "editor")`.
  case identifier
  /// `performURL("app://editor/1")`
  case url
  /// `DestinationViewRouter<P>` as a type: a use that looks nothing up by itself.
  case wrapperType
  /// A call of a function that the configuration names.
  case namedFunction
  /// A call of a method that is a route: `router?.routeToBook(segue: nil)`
  case method
  /// A function that is a route, handed over as a value: `Coordinator(makeCart: assembly.makeCart)`
  case functionValue
  /// A segue whose identifier calls a method that is a route.
  case segue
  /// A reference in a document of Interface Builder to another one.
  case reference
  /// A key of an `Info.plist` with the name of a document.
  case bundleProperty
  /// `segue.identifier == "ShowPrice"`: a use that looks nothing up by itself.
  case comparison
  /// A cell that is dequeued without an index path, so that it may be nil.
  case dequeue
  /// A cell that is dequeued for an index path.
  case dequeueFor
  /// The cells that a function of a library dequeues for an index path: `tableView.rx.items(cellIdentifier: "row")`.
  case items
  /// A header or footer view of a table.
  case headerFooter
  /// A supplementary view of a collection.
  case supplementary
  /// A call of a function of the tree that dequeues what its caller names.
  case helper
  /// The identifier of a cell that code makes by hand, or that a cell gives itself: a use that looks nothing up.
  case initializer
  /// A generic view with the route as its argument: `TableViewCell<PosterLayout>`
  case host
}

extension LookUpForm {
  /// True if the name of the route stands in quotation marks, or in an attribute.
  var isText: Bool { self != .method && self != .functionValue && self != .host }

  /// False for a use that looks nothing up.
  package var looksUp: Bool { self != .wrapperType && self != .comparison && self != .initializer }
}

/// How a destination becomes routable (closed list, `Documentation/Reference/Output.md`).
package enum DestinationVia: String, Hashable, Sendable, CaseIterable {
  /// In an extension of the class.
  case `extension`
  /// In the class's own header.
  case header
}
