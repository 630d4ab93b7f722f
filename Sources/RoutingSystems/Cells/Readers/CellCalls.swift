import Routes
import SourceModel

/// The calls of one file that register or dequeue by a reuse identifier.
struct CellCalls {
  let outline: SourceOutline
  /// The functions of the tree that do so for their callers.
  let functions: FunctionInterest

  init(_ outline: SourceOutline, functions: FunctionInterest) {
    (self.outline, self.functions) = (outline, functions)
  }

  /// A call with the form that reads it.
  struct Named {
    let form: CallForm
    let space: RouteSpace
    /// The identifier.
    let value: Value
    /// What is known of the kind of a supplementary view.
    let kind: ElementKind?
  }

  /// The form of a call, and the argument that names something. nil for other calls.
  func named(_ call: Call) -> Named? {
    let forms = CellForms.table[call.callee.text, outline.language]
    for (position, argument) in call.arguments.enumerated() {
      guard let form = forms.first(where: { $0.takes(argument.label, at: position) }),
        let space = form == ReactiveItems.form ? ReactiveItems.space(of: call) : form.spaces.first
      else { continue }
      return Named(form: form, space: space, value: argument.value, kind: kind(of: call, in: space))
    }
    return nil
  }

  private func kind(of call: Call, in space: RouteSpace) -> ElementKind? {
    guard space == CellSpaces.collectionSupplementary else { return nil }
    let argument = call.arguments.first { CellForms.kindLabels.contains($0.label ?? "") }
    // In Objective-C, the label is a piece of the selector.
    let isFirst = call.callee.text.hasSuffix("OfKind")
    return (argument ?? (isFirst ? call.arguments.first : nil)).flatMap { ElementKind($0.value) }
  }

  /// The facts of a call, of each round where it is in a loop.
  func facts(of call: Call) -> [Fact] { call.factsOfRounds(factsOfOnce) }

  private func factsOfOnce(_ call: Call) -> [Fact] {
    guard let named = named(call) else {
      return functionCall(call) + madeCell(call) + ReactiveItems.lookUpInAnyView(call, in: outline)
    }
    if named.form.isLookUp {
      guard let lookUp = lookUp(call, named) else { return [] }
      return [.textLookUp(lookUp)] + cast(of: call, lookUp) + site(of: call, lookUp.value.range)
    }
    return registration(call, named)
  }

  /// The terms of a function.
  func terms(in scope: Int) -> NameTerms { NameTerms(of: CellSpaces.system, in: scope, of: outline) }

  // MARK: Look-ups

  private func lookUp(_ call: Call, _ named: Named) -> Fact.TextLookUp? {
    if named.value.isNil || step(of: call) != nil { return nil }
    let scope = outline.typeNames(around: call.scope)
    let text = named.value.text(in: scope)
    var lookUp = Fact.TextLookUp(
      value: text?.value ?? Spelling(text: "", range: call.callee.range), origin: text?.origin ?? .unknown,
      owner: named.kind?.name, form: form(of: call, named), spaces: [named.space],
      scope: scope, conditions: call.conditions)
    lookUp.missing = missing(call, named)
    lookUp.doubt = call.conditions.doubtOfCrash
    return lookUp
  }

  private func cast(of call: Call, _ lookUp: Fact.TextLookUp) -> [Fact] {
    guard let cast = call.cast ?? ReactiveItems.cast(of: call) else { return [] }
    return ControllerCast(cast, of: lookUp, at: call.scope, in: outline).map { [.ofSystem($0)] } ?? []
  }

  /// A dequeue with an index path crashes. Without one it gives nil, and the classic code makes the cell itself.
  func missing(_ call: Call, _ named: Named) -> RouteTable.Missing {
    if isForIndexPath(call) || named.form == ReactiveItems.form { return .crash }
    return call.types.isForced || call.cast?.isForced == true ? .nil : .fine
  }

  private func isForIndexPath(_ call: Call) -> Bool {
    call.arguments.contains { ["for", "forIndexPath"].contains($0.label ?? "") }
  }

  private func form(of call: Call, _ named: Named) -> LookUpForm {
    guard case .lookUp(let form) = named.form.meaning else { return .identifier }
    return form == .dequeue && isForIndexPath(call) ? .dequeueFor : form
  }

  // MARK: Registrations

  private func registration(_ call: Call, _ named: Named) -> [Fact] {
    if step(of: call) != nil || call.arguments.first?.value.isNil == true { return [] }
    let scope = outline.typeNames(around: call.scope)
    let text = named.value.text(in: scope)
    let type = call.arguments.first?.value.typeName.flatMap { isParameter($0, at: call.scope) ? nil : $0 }
    var registration = Fact.TextRegistration(
      value: text?.value, origin: text?.origin ?? .unknown, owner: named.kind?.name, spaces: [named.space],
      form: Self.form(of: call), method: call.callee.range,
      call: RegisteringCall(
        registrar: .library(named.space.family), isOnCurrent: false, function: outline.function(around: call),
        conditions: call.conditions))
    if text == nil, isNamedByClass(named.value, call) { registration.origin = .unknownType }
    registration.destination = type.map { Spelling(text: SpelledType.plain($0.text), range: $0.range) }
    registration.registrant = scope.last.map(TypeName.simple)
    let generic = type.flatMap { RegisteredGeneric($0, by: call.callee.range, at: call.scope, in: outline) }
    return [.textRegistration(registration)] + (generic.map { [.ofSystem($0)] } ?? []) + nib(of: call)
      + site(of: call, text?.value.range ?? call.callee.range)
  }

  private func site(of call: Call, _ identifier: SourceRange) -> [Fact] {
    CellSite(call, identifier, in: outline).map { [.ofSystem($0)] } ?? []
  }

  /// The nib that a call registers, if its name is spelled there: `UINib(nibName: "MovieCell", bundle: nil)`.
  private func nib(of call: Call) -> [Fact] {
    guard let maker = outline.call(making: call.arguments.first?.value), CellNib.makers.contains(maker.callee.text)
    else { return [] }
    let name: Spelling? =
      switch maker.arguments.first?.value {
      case .string(let text, let range): Spelling(text: text, range: range)
      case .constant(let text, _): text
      case .typeName(let type): Spelling(text: TypeName.simple(type.text), range: type.range)
      default: nil
      }
    return name.map { [.ofSystem(CellNib(name: $0, method: call.callee.range))] } ?? []
  }

  private func isParameter(_ type: Spelling, at scope: Int) -> Bool {
    outline.isTypeParameter(SpelledType.plain(type.text), in: scope)
  }

  /// True if a member of the class that is registered, or its name, is the identifier: `type.reuseIdentifier`.
  private func isNamedByClass(_ value: Value, _ call: Call) -> Bool {
    guard let path = value.path?.text else { return false }
    let first = call.arguments.first?.value.path?.text ?? receiver(ofFirstArgument: call)
    if let first, !first.isEmpty, path.hasPrefix(first + "."), !outline.isTypeParameter(first, in: call.scope) {
      return true
    }
    return isNamedByNib(path, call)
  }

  /// True if another member is its nib, or the name of that, of what the function registers as a class, too: `cell.nib`,
  /// `UINib(nibName: cell.name, bundle: nil)`.
  private func isNamedByNib(_ path: String, _ call: Call) -> Bool {
    guard let dot = path.lastIndex(of: "."), let nib = nib(ofFirstArgument: call)?.path?.text else { return false }
    let type = path[..<dot]
    guard nib.hasPrefix(type + "."), nib.dropFirst(type.count + 1).allSatisfy({ $0 != "." }) else { return false }
    return isRegistered(String(type), beside: call)
  }

  /// The nib that a call registers, or its name.
  private func nib(ofFirstArgument call: Call) -> Value? {
    guard case .call(let index)? = call.arguments.first?.value else { return call.arguments.first?.value }
    guard let maker = outline.call(index), CellNib.makers.contains(maker.callee.text) else { return nil }
    return maker.arguments.first?.value
  }

  /// True if the function around registers a value as a class, too.
  private func isRegistered(_ type: String, beside call: Call) -> Bool {
    outline.calls.contains { other in
      other.scope == call.scope && other.arguments.first?.value.path?.text == type
        && named(other)?.form.isLookUp == false
    }
  }

  /// The value that a nib is made by: `type` of `type.loadNib()`.
  private func receiver(ofFirstArgument call: Call) -> String? {
    guard let maker = outline.call(making: call.arguments.first?.value), case .name(let name) = maker.receiver else {
      return nil
    }
    return name.text
  }

  static func form(of call: Call) -> RegistrationForm {
    if call.callee.text == "registerNib" { return .nib }
    if call.callee.text == "registerClass" { return .cellClass }
    return call.arguments.first?.value.typeName == nil ? .nib : .cellClass
  }

  /// What UIKit's function registers where code passes or keeps it is not known: `tableView.register`.
  func factsOfValue(_ function: Call) -> [Fact] {
    if !function.arguments.isEmpty { return named(function).map { registration(function, $0) } ?? [] }
    guard let view = view(of: function) else { return [] }
    return [
      .textRegistration(
        Fact.TextRegistration(
          value: nil, origin: .unknown, spaces: CellSpaces.spaces(ofView: view), form: .cellClass,
          method: function.callee.range,
          call: RegisteringCall(
            registrar: .unknown, isOnCurrent: false, function: outline.function(around: function),
            conditions: function.conditions)))
    ]
  }

  /// The class of UIKit that the receiver shows, or the type around.
  private func view(of function: Call) -> String? {
    switch function.receiver {
    case .name(let name): CellSpaces.view(named: name.text)
    case .none: outline.typeNames(around: function.scope).last.flatMap(CellSpaces.view)
    default: nil
    }
  }

  // MARK: Functions

  /// What a call does with a name that the caller of the function around decides.
  func step(of call: Call) -> LookUpFunction.Step? {
    outline.language == .swift ? CellFunctions(self).step(of: call) : nil
  }

  /// What a call of a function of the tree means, link finds.
  private func functionCall(_ call: Call) -> [Fact] {
    guard outline.language == .swift, functions.contains(call) else { return [] }
    let scope = outline.typeNames(around: call.scope)
    var lookUp = Fact.TextLookUp(
      value: call.callee, origin: .function(terms(in: call.scope).call(call)), form: .identifier, spaces: [],
      scope: scope, conditions: call.conditions)
    lookUp.doubt = call.conditions.doubtOfCrash
    return [.textLookUp(lookUp)]
  }
}

extension Value {
  /// The names that a value is spelled with, if they are no text: `row.type`.
  var path: Spelling? {
    switch self {
    case .reference(let name), .variable(let name), .parameter(let name): name
    default: nil
    }
  }
}
