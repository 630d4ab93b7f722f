import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// What a module embeds and inherits, and what the output says of it.
@Suite struct ArchGraphTests {
  private static let app = """
    //- Form.swift
    struct FormState: ARCHState {}
    class FormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
      func open() { LoginConfigurator(moduleIO: nil).module.insert(to: self, container: box, animated: false) }
    }
    class FormViewController<S: ARCHState, Out: ACRHViewOutput>: ARCHViewController<S, Out> {}
    class FormConfigurator: ARCHModuleConfigurator {
      var module: ARCHModule {
        let controller = FormViewController<FormState, FormEventHandler<FormState>>()
        let handler = FormEventHandler<FormState>()
        controller.output = handler
        return controller
      }
    }
    //- Login.swift
    protocol LoginInput {}
    protocol LoginOutput: AnyObject {}
    struct LoginState: ARCHState {}
    class LoginEventHandler: FormEventHandler<LoginState>, LoginInput {}
    class LoginViewController: FormViewController<LoginState, LoginEventHandler> {}
    class LoginConfigurator: ARCHModuleConfigurator {
      typealias ModuleIO = (LoginInput) -> LoginOutput?
      let moduleIO: ModuleIO?
      init(moduleIO: ModuleIO?) { self.moduleIO = moduleIO }
      var module: ARCHModule {
        let controller = LoginViewController()
        let handler = LoginEventHandler()
        controller.output = handler
        return controller
      }
    }
    //- App.swift
    @main class AppDelegate {}

    """

  @Test func graph() {
    let found = TestSupport.graph(in: Fixture(Self.app + "extension Login/*|*/ViewController {}"))
    #expect(
      found == [
        "LoginViewController Login.swift:5:7", "from FormViewController Form.swift:3:17",
        "to FormViewController Login.swift:4:26 Login.swift:5:28",
      ], "\(found)")
  }

  @Test func details() {
    let lines = TestSupport.details(in: Fixture(Self.app))
    #expect(
      lines == [
        "FormConfigurator: view FormViewController, input -, output -, state FormState, handler FormEventHandler, "
          + "configurator FormConfigurator, parts FormViewController FormEventHandler",
        "LoginConfigurator: view LoginViewController, input LoginInput, output LoginOutput, state LoginState, "
          + "handler LoginEventHandler, configurator LoginConfigurator, parts LoginViewController LoginEventHandler",
      ], "\(lines)")
  }
}
