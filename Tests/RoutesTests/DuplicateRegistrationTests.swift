import Testing

/// Which registrations of one protocol are one too many.
@Suite struct DuplicateRegistrationTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "one router that registers twice, in Swift",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
          }
        }
        """),
    RuleCase(
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
    RuleCase(
      "an easy factory and a router are kept apart, two factories are not",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
            //                                     ^ duplicate-protocol-registration
            //                                     ^ easy-registration-shadowed
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: B.self) { _ in B() }
            //                                     ^ duplicate-protocol-registration
            //                                     ^ easy-registration-shadowed
          }
        }
        """),
    RuleCase(
      "different conditions are never compared",
      RuleCase.declared + """
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
    RuleCase(
      "neither are the arms of a switch",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            switch style {
            case .phone: register(RoutableView<P>())
            default: register(RoutableView<P>())
            }
          }
        }
        """),
    RuleCase(
      "neither is what a guard divides",
      RuleCase.declared + """
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
    RuleCase(
      "what throws may leave a block before it registers",
      RuleCase.declared + RuleCase.declaredModule + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            do { try requirePad(); register(RoutableView<P>()) } catch {}
          }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            do { try requirePhone(); register(RoutableView<P>()) } catch {}
            do { register(RoutableViewModule<P>()) }
            //                               ^ duplicate-protocol-registration
            register(RoutableViewModule<P>())
            //                          ^ duplicate-protocol-registration
          }
        }
        """),
    RuleCase(
      "the same condition may mean two things in two routers",
      RuleCase.declared + """
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
    RuleCase(
      "but the same build of two routers does not",
      RuleCase.declared + """
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
    RuleCase(
      "neither are the operands of an operator that chooses",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            isPad ? register(RoutableView<P>()) : S.register(RoutableView<P>())
            register(isPhone ? RoutableView<P>() : RoutableView<P>())
            _ = other?.register(RoutableView<P>()) ?? register(RoutableView<P>())
          }
        }
        class S: ZIKAnyViewRouter {}
        """),
    RuleCase(
      "what is no router registers something else",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            DeepLinks.shared.register(RoutableView<P>())
            DeepLinks.register(RoutableView<P>())
            links.register(RoutableView<P>(), path: "p")
          }
        }
        """),
    RuleCase(
      "a method of the code base with the library's name may register or not",
      RuleCase.declared + """
        extension ZIKViewRouter { class func register<T>(_ r: RoutableView<T>, on flag: Bool) { if flag { register(r) } } }
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>(), on: isPad)
            register(RoutableView<P>(), on: !isPad)
          }
        }
        """),
    RuleCase(
      "the library calls the method of router classes alone",
      RuleCase.declared + """
        enum R { static func registerRoutableDestination() { S.register(RoutableView<P>()) } }
        enum Q { static func registerRoutableDestination() { S.register(RoutableView<P>()) } }
        class S: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }
        """),
    RuleCase(
      "accessors and initial values run when they are asked",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { isPad ? _ = pad : _ = phone }
          static let pad: Void = { register(RoutableView<P>()) }()
          static var phone: Void { register(RoutableView<P>()) }
        }
        """),
    RuleCase(
      "closures and accessors in a function run when they are called",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            let pad = { register(RoutableView<P>()) }
            let phone = { register(RoutableView<P>()) }
            isPad ? pad() : phone()
            var tablet: Void { register(RoutableView<P>()) }
          }
        }
        """),
    RuleCase(
      "behind a closure nothing has changed, nor in a function inside it",
      RuleCase.declared + RuleCase.declaredModule + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: A.self) { _, _ in A() }.register(RoutableView<P>())
            //                                                                                  ^ duplicate-protocol-registration
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
          }
        }
        let install = {
          func install() {
            ZIKAnyViewRouter.register(RoutableViewModule<P>())
            //                                           ^ duplicate-protocol-registration
            ZIKAnyViewRouter.register(RoutableViewModule<P>())
            //                                           ^ duplicate-protocol-registration
          }
        }
        """),
    RuleCase(
      "a class of the code base with the name of the library's may register something else",
      RuleCase.declared + """
        class ZIKAnyViewRouter {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { ZIKAnyViewRouter.register(RoutableView<P>()) }
        }
        """),
    RuleCase(
      "of a test it may not",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<P>())
            //                    ^ duplicate-protocol-registration
            ZIKAnyViewRouter.register(RoutableView<P>())
            //                                     ^ duplicate-protocol-registration
          }
        }
        //- Tests/Fake.swift
        class ZIKAnyViewRouter {}
        """),
    RuleCase(
      "routers that are registered by hand are perhaps not all registered",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        //- App.swift
        func launch() { ZIKRouteRegistry.autoRegister = false }
        """),
    RuleCase(
      "a generic router is perhaps never made",
      RuleCase.declared + RuleCase.declaredModule + """
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
    RuleCase(
      "protocols of one name in two modules are two for Objective-C",
      """
      //- A/R.swift
      @objc protocol P: ZIKViewRoutable {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      //- B/S.swift
      @objc protocol P: ZIKViewRoutable {}
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      """),
    RuleCase(
      "classes of one name belong to different applications",
      RuleCase.declared + """
        //- Phone/R.swift
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        //- TV/R.swift
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        """),
    RuleCase(
      "functions that a router may call one of are not compared",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            if isPad { registerPad() } else { registerPhone() }
          }
          static func registerPad() { register(RoutableView<P>()) }
          static func registerPhone() { register(RoutableView<P>()) }
        }
        """),
    RuleCase(
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
    RuleCase(
      "an extension registers for itself",
      world: nil,
      """
      //- App/App.swift
      @main class AppDelegate {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      //- Widget/Widget.swift
      @main struct Widgets: WidgetBundle {}
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      """),
    RuleCase(
      "so does one that Apple's code starts",
      world: nil,
      """
      //- App/App.swift
      @main class AppDelegate {}
      class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      //- Push/NotificationService.swift
      class NotificationService: UNNotificationServiceExtension {}
      class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
      """),
    RuleCase(
      "tests and broken files take no part",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
        //- Tests/T.swift
        class S: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) } }
        //- Broken.swift
        class T: ZIKAnyViewRouter { override class func registerRoutableDestination() { register(RoutableView<P>()) }
        """),
    RuleCase(
      "block routes are told apart",
      RuleCase.declared + """
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
}
