/// Receivers whose type the file declares, and receivers that may have another type.
extension NamedFunctionTests {
  static let receivers = [
    NamedFunctionCase(
      "variables, parameters and properties with a declared type",
      ["Navigator.show(_:) 1 look-up view"],
      """
      protocol A {}
      class Menu {
        private let typed: Navigator
        var weakly: Navigator?
        lazy var made = Navigator()
        let other: OtherNavigator
        let guessed = make()
        func properties() {
          typed.show(A.self)
          self.weakly?.show(A.self)
          made.show(A.self)
        }
        func locals(given: any Navigator, _ named: App.Navigator!) {
          given.show(A.self)
          named.show(A.self)
          guard let weakly = self.weakly else { return }
          weakly.show(A.self)
          if let weakly { weakly.show(A.self) }
        }
      }
      """,
      gives: """
        view A: unregistered
          looked up 9:16 namedFunction
          looked up 10:23 namedFunction
          looked up 11:15 namedFunction
          looked up 14:16 namedFunction
          looked up 15:16 namedFunction
          looked up 17:17 namedFunction [if let weakly = self.weakly]
          looked up 18:33 namedFunction [if let weakly = self.weakly] [if let weakly]
        """),
    NamedFunctionCase(
      "a variable that holds a shared object",
      ["Navigator.show(_:) 1 look-up view"],
      """
      protocol A {}
      func f() {
        let shared = Navigator.shared
        shared.show(A.self)
        let other = Navigator.other
        other.show(A.self)
      }
      """,
      gives: """
        view A: unknown: a routable value of it is stored or passed to code that may register it
          looked up 4:15 namedFunction
          mentioned 6:14
        """),
    NamedFunctionCase(
      "receivers that may have another type",
      ["Navigator.show(_:) 1 look-up view"],
      """
      protocol A {}
      let navigator: Navigator
      class Menu: Base {
        let typed: Navigator
        let other: OtherNavigator
        let guessed = make()
        func f(typed: OtherNavigator, owner: Owner) {
          typed.show(A.self)
          other.show(A.self)
          guessed.show(A.self)
          navigator.show(A.self)
          owner.typed.show(A.self)
          let (a, b): (Navigator, Navigator) = pair
          a.show(A.self)
          run { typed in typed.show(A.self) }
          for typed in list { typed.show(A.self) }
        }
      }
      """,
      gives: """
        view A: unknown: a routable value of it is stored or passed to code that may register it
          mentioned 8:16
          mentioned 9:16
          mentioned 10:18
          mentioned 11:20
          mentioned 12:22
          mentioned 14:12
          mentioned 15:31
          mentioned 16:36
        """),
    NamedFunctionCase(
      "variables out of scope, casts, and conditional declarations",
      ["Navigator.show(_:) 1 look-up view"],
      """
      protocol A {}
      class Menu {
        var navigator: Other?
        let typed: Navigator
        func early() {
          navigator.show(A.self)
          let navigator: Navigator = make()
        }
        func otherwise(given: Navigator, all: Navigator..., made: Any) {
          if let navigator: Navigator = make() {} else { navigator.show(A.self) }
          guard let navigator: Navigator = make() else { return navigator.show(A.self) }
          if let given = given as? Other { given.show(A.self) }
          (given as Other).show(A.self)
          all.show(A.self)
          let base = Navigator() as Base
          base.show(A.self)
          if let self = made as? Menu { self.typed.show(A.self) }
          #if DEBUG
            let built = Navigator()
          #endif
          built.show(A.self)
        }
      }
      extension Menu {
        func f() { typed.show(A.self) }
      }
      """,
      gives: """
        view A: unknown: a routable value of it is stored or passed to code that may register it
          mentioned 6:20
          mentioned 10:67
          mentioned 11:74
          mentioned 12:49
          mentioned 13:27
          mentioned 14:14
          mentioned 16:15
          mentioned 17:51
          mentioned 21:16
          mentioned 25:25
        """),
    NamedFunctionCase(
      "the library's names on values with a declared type",
      ["AppNavigator.perform(to:) 1 look-up", "AppRoutes.register(_:) 1 registration"],
      """
      func f(navigator: AppNavigator, routes: AppRoutes) {
        navigator.perform(to: RoutableView<A>())
        routes.register(RoutableView<B>())
      }
      protocol A {}
      protocol B {}
      """,
      gives: """
        view A: unregistered
          looked up 2:38 namedFunction
        view B: registered
          registered 3:32 namedFunction
        """),
  ]
}
