import Routes
import TestSupport
import Testing

/// Source code whose marks say what the rules report of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var title: String
  var source: String
  var settings: LinkSettings

  init(_ title: String, world: ScanExtent? = .closed, _ source: String) {
    (self.title, self.source, settings) = (title, source, LinkSettings(world: world))
  }

  var testDescription: String { title }

  /// `enabled` are rules that take part beside those that always do.
  func check(_ enabled: Set<String> = []) {
    #expect(diagnosticDifferences(in: Fixture(source), settings: settings, enabled: enabled) == [])
  }

  static let declared = """
    protocol P {}
    extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }

    """

  /// To be put behind `declared`.
  static let declaredModule = """
    extension RoutableViewModule where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }

    """
}
