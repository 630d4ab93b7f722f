import Routes
import SourceModel

extension InterfaceCalls {
  /// The reason why a look-up in code under some conditions may not end the application.
  static func doubt(of conditions: ConditionStack, in space: RouteSpace) -> String? {
    if let doubt = conditions.doubtOfCrash { return doubt }
    let questions =
      space == InterfaceSpaces.scene ? questionsAboutScenes : space.table.namesFiles ? questionsAboutFiles : []
    let asksFirst = conditions.contains { condition in questions.contains(where: condition.contains) }
    return asksFirst ? "the code asks first whether it is there" : nil
  }

  private static let questionsAboutFiles = [
    "path(forResource:", "url(forResource:", "pathForResource:", "URLForResource:",
  ]

  /// A key of `UIStoryboard` that Apple does not document.
  private static let questionsAboutScenes = ["identifierToNibNameMap"]
}
