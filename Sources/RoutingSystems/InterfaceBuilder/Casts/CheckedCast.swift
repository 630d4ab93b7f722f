import Routes
import SourceModel

/// A cast of the controller that a document makes, to a class that it is perhaps not of.
struct CheckedCast {
  let type: Spelling
  let isForced: Bool
  /// The types around it, outermost first.
  let scope: [String]
  let file: FileID
  /// What the controller may be.
  let controllers: [ControllerClass]
  /// A main clause about the first of them: `the segue 'ShowPrice' leads to a 'PriceViewController'`.
  let statement: String
  /// The reason why the controller may be another one, a clause; nil if it is certain.
  var doubt: String?

  var site: Site { Site(file: file, range: type.range) }
}

/// A rule about casts that fail.
protocol CheckedCastRule: Rule where Subject == CheckedCast {}

extension CheckedCast {
  /// The class that the controller is certainly not of, as a message names it; nil if the cast may succeed.
  fileprivate func failingClass(in index: RouteIndex) -> String? {
    guard !index.types.isGenericParameter(self.type.text, in: scope),
      let type = index.classes.name(of: type.text, scope: scope, file: file)
    else { return nil }
    let full = index.types.printedName(of: self.type.text, scope: scope, file: file, in: .swift)
    let isOther = controllers.contains { $0.isOtherwise(type, full) }
    guard controllers.allSatisfy({ $0.cannotBe(type, in: index) == true || $0.isOtherwise(type, full) }) else {
      return nil
    }
    return isOther ? full ?? type : type
  }

  /// Whether the controller is certainly of another class.
  func fails(in index: RouteIndex) -> Bool { failingClass(in: index) != nil }
}

extension CheckedCastRule {
  static func check(_ cast: CheckedCast, in index: RouteIndex) -> [Finding] {
    guard let name = cast.failingClass(in: index) else { return [] }
    let end = cast.isForced ? "the cast to '\(name)' fails" : "the cast to '\(name)' gives nil"
    var finding = finding(at: cast.site, "\(cast.statement), so that \(end)", doubt: cast.doubt)
    if !cast.isForced { finding.limit = .warning }
    return [finding]
  }
}
