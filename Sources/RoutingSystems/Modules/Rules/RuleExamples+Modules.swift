import Routes

extension RuleDescription.Example {
  /// The parts of a module of RFModule, without the function that builds it.
  static let cardModule = """
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject { func cardDidClose() }
    final class CardViewController: UIViewController {}
    final class CardPresenter: CardModuleInput { weak var output: CardModuleOutput? }
    """
}
