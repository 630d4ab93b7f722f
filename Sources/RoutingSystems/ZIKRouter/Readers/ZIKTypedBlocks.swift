import Routes
import SourceModel

/// The blocks of look-ups in Objective-C that spell the type of their destination or configuration:
/// `preparation:^(id<P> destination)`, `config.prepareDestination = ^(id<P> destination)`,
/// `configuring:^(ZIKViewRouteConfiguration<P> *config)`.
///
/// Clang accepts nearly every type there: the members of a configuration take an `id`, and the
/// protocols of two configurations are not compared. Swift compares all types.
enum ZIKTypedBlocks {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    var facts: [Fact] = []
    // The blocks around the current one, outermost first.
    var around: [Block] = []
    for block in reader.outline.blocks {
      around.removeAll { $0.range.end <= block.range.start }
      facts += Self.facts(of: block, in: around, reader)
      around.append(block)
    }
    return facts
  }

  private static func facts(of block: Block, in around: [Block], _ reader: OutlineReader) -> [Fact] {
    switch block.holder {
    case .argument(let call, let index):
      guard let (label, lookUp) = lookUp(of: call, index, reader) else { return [] }
      let subjects = ZIKRouterVocabulary.blockArguments[label, default: []]
      return facts(of: block, given: subjects, by: lookUp, reader)
    case .assignment(let target):
      guard let (member, lookUp) = member(target, in: around, reader) else { return [] }
      let subjects = ZIKRouterVocabulary.blockMembers[member, default: []]
      return facts(of: block, given: subjects, by: lookUp, reader)
    case .other: return []
    }
  }

  private static func facts(
    of block: Block, given subjects: [ZIKRouterVocabulary.BlockSubject], by lookUp: RouteReference,
    _ reader: OutlineReader
  ) -> [Fact] {
    zip(block.parameters, subjects).compactMap { parameter, subject -> Fact? in
      guard let subject = subject.judged, !parameter.types.isEmpty else { return nil }
      let asks = parameter.name.map { isAsked($0, in: block, reader) } ?? false
      return .ofSystem(
        TypedBlock(
          lookUp: lookUp, subject: subject, types: parameter.types, asks: asks, conditions: block.conditions))
    }
  }

  /// The label of an argument, and the look-up that its call is made on.
  private static func lookUp(
    of call: Int, _ index: Int, _ reader: OutlineReader
  ) -> (label: String, route: RouteReference)? {
    guard let call = reader.call(call), call.arguments.indices.contains(index), case .call(let base) = call.receiver,
      case .lookUp(let lookUp)? = reader.call(base).flatMap({ ZIKObjectiveCLookUps.lookUp($0, reader) })
    else { return nil }
    return (call.arguments[index].label ?? call.callee.text, lookUp.route)
  }

  /// The member of a configuration: the nearest block around with a parameter of that name is one of a
  /// look-up, and the parameter is its configuration.
  private static func member(
    _ target: Spelling, in around: [Block], _ reader: OutlineReader
  ) -> (name: String, route: RouteReference)? {
    let path = target.text.dottedNames
    guard path.count == 2,
      let holder = around.last(where: { $0.parameters.contains { $0.name == path[0] } }),
      case .argument(let call, let index) = holder.holder, let (label, route) = lookUp(of: call, index, reader),
      let position = holder.parameters.firstIndex(where: { $0.name == path[0] }),
      case let subjects = ZIKRouterVocabulary.blockArguments[label, default: []], subjects.indices.contains(position),
      subjects[position].isConfiguration
    else { return nil }
    return (path[1], route)
  }

  /// `[destination respondsToSelector:…]`
  private static func isAsked(_ name: String, in block: Block, _ reader: OutlineReader) -> Bool {
    let calls = reader.outline.calls
    let first = calls.partitionPoint { $0.range.start < block.range.start }
    return calls[first...].prefix { $0.range.start < block.range.end }.contains { call in
      guard case .name(let receiver) = call.receiver else { return false }
      return receiver.text == name && ZIKRouterVocabulary.objectQuestions.contains(call.callee.text)
    }
  }
}
