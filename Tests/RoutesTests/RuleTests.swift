import Routes
import SourceModel
import TestSupport
import Testing

/// What the rules report, and what they leave alone.
@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    var settings: LinkSettings

    init(_ title: String, world: World.Extent? = .closed, _ source: String) {
      (self.title, self.source, settings) = (title, source, LinkSettings(world: world))
    }

    var testDescription: String { title }
  }

  @Test(arguments: cases) func matchesItsMarks(_ example: Case) {
    #expect(diagnosticDifferences(in: Fixture(example.source), settings: example.settings) == [])
  }

  static let declared = """
    protocol P {}
    extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }

    """

  static let cases = [
    Case(
      "every look-up is reported, the declaration then not",
      declared + """
        func f() {
          Router.to(RoutableView<P>())
          //                     ^ lookup-unregistered
          Router.perform(to: RoutableView<P>(), path: .push) { Router.makeDestination(to: RoutableView<P>()) }
          //                              ^ lookup-unregistered
          //                                                                                           ^ lookup-unregistered
          let target = SwitchableView(RoutableView<P>())
          //                                       ^ lookup-unregistered
        }
        """),
    Case(
      "a wrapper's type is no look-up",
      """
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ unregistered-protocol
      var r: DestinationViewRouter<P>?
      """),
    Case("what is unknown is not reported", world: .open, declared + "func f() { Router.to(RoutableView<P>()) }"),
    Case(
      "vendored code is indexed and never reported on",
      """
      //- Pods/Player.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      func f() { Router.to(RoutableView<P>()) }
      """),
    Case(
      "one router that registers twice, in Swift",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
          }
        }
        """),
    Case(
      "one router may register a protocol of the Objective-C runtime twice, two may not",
      """
      @objc protocol P: ZIKViewRoutable {}
      @objc protocol Q: ZIKViewRoutable {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<P>())
          registerViewProtocol(P.self)
          register(RoutableView<Q>())
          //                    ^ duplicate-protocol-registration
        }
      }
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerViewProtocol(Q.self)
          //                   ^ duplicate-protocol-registration
        }
      }
      """),
    Case(
      "an easy factory and a router are kept apart, two factories are not",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
            //                                     ^ duplicate-protocol-registration
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: B.self) { _ in B() }
            //                                     ^ duplicate-protocol-registration
          }
        }
        """),
    Case(
      "different conditions are never compared",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if X
              register(RoutableView<P>())
            #else
              register(RoutableView<P>())
            #endif
            if FLAG == 0 { register(RoutableView<P>()) } else { register(RoutableView<P>()) }
          }
        }
        """),
    Case(
      "neither are the arms of a switch",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            switch style {
            case .phone: register(RoutableView<P>())
            default: register(RoutableView<P>())
            }
          }
        }
        """),
    Case(
      "neither is what a guard divides",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            guard isPad else {
              register(RoutableView<P>())
              return
            }
            register(RoutableView<P>())
          }
        }
        """),
    Case(
      "the same condition may mean two things in two routers",
      declared + """
        class R: ZIKAnyViewRouter {
          class var isSupported: Bool { !isPad }
          override class func registerRoutableDestination() {
            if !isSupported { return }
            register(RoutableView<P>())
          }
        }
        class S: ZIKAnyViewRouter {
          class var isSupported: Bool { isPad }
          override class func registerRoutableDestination() {
            if !isSupported { return }
            register(RoutableView<P>())
          }
        }
        """),
    Case(
      "but the same build of two routers does not",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if PAD
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
            #endif
          }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if PAD
              register(RoutableView<P>())
              //                    ^ duplicate-protocol-registration
            #endif
          }
        }
        """),
    Case(
      "neither are the operands of an operator that chooses",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            isPad ? register(RoutableView<P>()) : S.register(RoutableView<P>())
            register(isPhone ? RoutableView<P>() : RoutableView<P>())
            _ = other?.register(RoutableView<P>()) ?? register(RoutableView<P>())
          }
        }
        class S: ZIKAnyViewRouter {}
        """),
    Case(
      "what is no router registers something else",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            DeepLinks.shared.register(RoutableView<P>())
            DeepLinks.register(RoutableView<P>())
            links.register(RoutableView<P>(), path: "p")
          }
        }
        """),
    Case(
      "a method of the code base with the library's name may register or not",
      declared + """
        extension ZIKViewRouter { class func register<T>(_ r: RoutableView<T>, on flag: Bool) { if flag { register(r) } } }
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>(), on: isPad)
            register(RoutableView<P>(), on: !isPad)
          }
        }
        """),
    Case(
      "the library calls the method of router classes alone",
      declared + """
        enum R { static func registerRoutableDestination() { S.register(RoutableView<P>()) } }
        enum Q { static func registerRoutableDestination() { S.register(RoutableView<P>()) } }
        class S: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
    Case(
      "accessors and initial values run when they are asked",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { isPad ? _ = pad : _ = phone }
          static let pad: Void = { register(RoutableView<P>()) }()
          static var phone: Void { register(RoutableView<P>()) }
        }
        """),
    Case(
      "routers that are registered by hand are perhaps not all registered",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        //- App.swift
        func launch() { ZIKRouteRegistry.autoRegister = false }
        """),
    Case(
      "a generic router is perhaps never made",
      declared + """
        class R<T>: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        class S: R<Int> {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        struct Box<T> {
          class R: ZIKAnyViewRouter {
            override class func registerRoutableDestination() { register(RoutableViewModule<P>()) }
          }
          class T: ZIKAnyViewRouter {
            override class func registerRoutableDestination() { register(RoutableViewModule<P>()) }
          }
        }
        """),
    Case(
      "what is never compiled does nothing",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if false
              register(RoutableView<Q>())
              register(RoutableView<Q>())
            #endif
          }
        }
        #if true
        #else
          func f() { Router.to(RoutableView<P>()) }
        #endif
        #if false
          func f() { Router.to(RoutableView<P>()) }
        #endif
        """),
    Case(
      "protocols of one name in two modules are two for Objective-C",
      """
      //- A/R.swift
      @objc protocol P: ZIKViewRoutable {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      //- B/S.swift
      @objc protocol P: ZIKViewRoutable {}
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      """),
    Case(
      "classes of one name belong to different applications",
      declared + """
        //- Phone/R.swift
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        //- TV/R.swift
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        """),
    Case(
      "functions that a router may call one of are not compared",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            if isPad { registerPad() } else { registerPhone() }
          }
          static func registerPad() { register(RoutableView<P>()) }
          static func registerPhone() { register(RoutableView<P>()) }
        }
        """),
    Case(
      "several applications may link one of two routers each",
      world: nil,
      """
      //- One/App.swift
      @main class AppDelegate {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      //- Two/App.swift
      @main class AppDelegate {}
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      """),
    Case(
      "tests and broken files take no part",
      declared + """
        class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
        //- Tests/T.swift
        class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
        //- Broken.swift
        class T: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) }
        """),
    Case(
      "block routes are told apart",
      declared + """
        class Routes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: A.self) { _, _ in A() }.register(RoutableView<P>())
            //                                                                                  ^ duplicate-protocol-registration
            ZIKAnyViewRoute.make(withDestination: B.self) { _, _ in B() }.register(RoutableView<P>())
            //                                                                                  ^ duplicate-protocol-registration
          }
        }
        """),
  ]

  @Test func orderDoesNotDependOnTheOrderOfNumbers() {
    let fixture = Fixture(
      """
      //- A.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      func f() { Router.to(RoutableView<P>()) }
      //- B.swift
      func g() { Router.to(RoutableView<P>()); Router.to(RoutableView<P>()) }
      //- C.swift
      @objc protocol Q: ZIKViewRoutable {}
      """)
    let files = FixtureIndex.files(of: fixture)
    let renumbered = files.map { file in
      IndexedFile(id: FileID(rawValue: 100 - file.id.rawValue), facts: file.facts, origin: file.origin)
    }
    let (one, two) = (diagnostics(files), diagnostics(renumbered))
    #expect(one.count == 4)
    #expect(one.map { ($0.finding.site.file.rawValue) } == two.map { 100 - $0.finding.site.file.rawValue })
    #expect(one.map(\.finding.site.range) == two.map(\.finding.site.range))
    #expect(one.map(\.finding.message) == two.map(\.finding.message))
  }

  @Test func severitiesAreApplied() {
    let source = Self.declared + "func f() { Router.to(RoutableView<P>()) }"
    let open = FixtureIndex(Fixture(source)).index
    #expect(Rules.diagnostics(in: open).isEmpty)
    #expect(Rules.diagnostics(in: open, includingUnknown: true).map(\.severity) == [.information])
    let closed = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    #expect(Rules.diagnostics(in: closed).map(\.severity) == [.error])
  }

  private func diagnostics(_ files: [IndexedFile]) -> [Diagnostic] {
    Rules.diagnostics(in: RouteIndex(files: files, settings: LinkSettings(world: .closed)))
  }
}
