import Routes
import SourceModel

/// The class in `registerView(|`, `[self registerView:[| class]]`, `forMakingView: |` and their sisters: routable classes, those
/// first that nothing registers yet.
struct DestinationClass: CompletionContext {
  /// How the class is written.
  private enum Form {
    case name, metatype, message
  }

  private let family: RouteFamily
  private let language: Language
  private let form: Form

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard !cursor.isLiteral, cursor.qualifier == nil, !cursor.continuesComposition, let form = Self.form(at: cursor),
      let family = cursor.brackets.first(where: { !$0.isReceiver }).flatMap(Self.family)
    else { return nil }
    (self.family, self.form, language) = (family, form, cursor.language)
  }

  private static func form(at cursor: Cursor) -> Form? {
    if cursor.brackets.first?.isReceiver == true { return cursor.language == .objectiveC ? .name : nil }
    if cursor.language == .swift, cursor.follower == UInt8(ascii: ".") { return .name }
    guard cursor.endsExpression else { return nil }
    return cursor.language == .swift ? .metatype : .message
  }

  func offers(in index: RouteIndex) -> [Offer] {
    var seen: Set<String> = []
    return index.destinations.compactMap { destination in
      guard destination.family == family, seen.insert(destination.type).inserted else { return nil }
      return offer(of: destination, in: index)
    }
  }

  private func offer(of destination: Destination, in index: RouteIndex) -> Offer {
    let words = "\(family.name) destination"
    let table = DestinationTable.Class(name: destination.type, family: family)
    let made = index.destinationTable.byClass[table]
    let registrars = made?.compactMap { $0.form.isEasy ? nil : $0.router } ?? []
    let registered = "\(words), registered\(registrars.first.map { " by \($0)" } ?? "")"
    let name = index.types.spelling(of: destination.type, .class, in: language)
    return Offer(
      spelled(name), named: name, symbol: .class, fit: made == nil ? .good : .fair, words: words,
      detail: made == nil ? "\(words), not registered" : registered, subject: .destination(destination.type))
  }

  private func spelled(_ name: String) -> String {
    switch form {
    case .name: name
    case .metatype: "\(name).self"
    case .message: "[\(name) class]"
    }
  }

  /// The family of an argument of a call or message that takes a class; nil for any other argument.
  private static func family(_ argument: OpenBracket) -> RouteFamily? {
    guard argument.shape != .angle else { return nil }
    let isFirst = argument.shape == .parenthesis && argument.label == nil && argument.position == 0
    if let name = isFirst ? argument.callee : argument.messagePiece,
      let known = ZIKRouterVocabulary.destinationCalls[name]
    {
      return known.family
    }
    if let label = argument.label, let family = ZIKRouterVocabulary.easyLabels[label],
      ZIKRouterVocabulary.easyCalls.contains(argument.callee)
    {
      return family
    }
    return blockRouteFamily(argument)
  }

  /// `ZIKAnyViewRoute.make(withDestination: |`, `[ZIKViewRoute makeRouteWithDestination:|`
  private static func blockRouteFamily(_ argument: OpenBracket) -> RouteFamily? {
    guard let label = argument.label,
      ["withDestination", "withExclusiveDestination"].contains(label)
        || ZIKRouterVocabulary.blockRouteSelectors.contains(label)
    else { return nil }
    return argument.receiver.flatMap { ZIKRouterVocabulary.blockRouteTypes[$0] }
  }
}

extension OpenBracket {
  /// True for the receiver of a message.
  var isReceiver: Bool { shape == .square && label == nil && receiver == nil }

  /// The piece of a message's selector before it.
  var messagePiece: String? { shape == .square ? label : nil }
}
