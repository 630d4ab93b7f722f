import SourceModel

/// One walk over a file that shifts tokens onto open brackets: never recursive, and tolerant of everything.
struct Reader {
  /// What is open around a place, as an `#if` finds it.
  struct Surroundings {
    var frames: [Frame]
    var runTime: [(text: String, arms: Int)]
    var scope: Int
    var isInType: Bool
  }

  var heads: HeadReader
  let wanted: Wanted
  let triggers: Set<String>
  var frames = [Frame(.file, start: 0)]
  /// Run-time conditions, each with how many of the compiler's conditions are around it.
  var runTime: [(text: String, arms: Int)] = []
  var scope = 0
  /// Whether a type's body is open.
  var isInType = false
  var saved: [Surroundings] = []
  var scopes = [Scope(kind: .file, parent: nil)]
  /// By scope: its name's byte offsets and what it gives back.
  var scopeNames: [(start: Int, end: Int)] = [(0, 0)]
  var scopeValues: [DraftValue?] = [nil]
  var drafts: [CallDraft] = []
  var typeUses: [TypeUseDraft] = []
  var metatypes: [TypeUseDraft] = []
  var bindings: [BindingDraft] = []
  var assignments: [AssignmentDraft] = []
  var blocks: [BlockDraft] = []
  /// The statements of methods, if some are read.
  var steps: [StepDraft] = []
  let readsCode: Bool
  /// The elements of array literals.
  var arrays: [[DraftValue]] = []
  var places: [Place] = []
  /// The place of what is read now, once it is asked for.
  private var place: Int?
  /// The words that are not part of a type, a selector or a name in the outline, each as often as it occurs.
  private(set) var doubtful: [WordHash] = []
  private var foundErrors = false

  /// True if syntax errors were found. There are none below `#if 0`, which is often prose.
  var hasErrors: Bool {
    get { foundErrors }
    set { if heads.state.deadDepth == nil { foundErrors = newValue } }
  }

  init(_ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>, _ wanted: Wanted) {
    heads = HeadReader(lexer, bytes, wanted.interest.macros.declaring)
    self.wanted = wanted
    triggers = wanted.interest.triggers
    readsCode = !wanted.interest.names.bodies.all.isEmpty || !wanted.interest.names.bodies.properties.isEmpty
  }

  mutating func read() {
    while true {
      let token = next()
      if token.kind == .end { break }
      take(token)
      heads.state.isFirstInFile = false
    }
    if frames.count > 1 || isInType || heads.isUnfinished { foundErrors = true }
    while frames.count > 1 { closeTop() }
    endStatement()
  }

  /// The next token that is no line of the preprocessor.
  mutating func next() -> Token {
    while true {
      let token = heads.state.lexer.next()
      guard token.kind == .pound else { return token }
      takeDirective()
    }
  }

  /// The token behind the one that was read last.
  var following: Token {
    var copy = heads.state.lexer
    return copy.next()
  }

  private mutating func takeDirective() {
    let definition = heads.takeDirective()
    takeTurns()
    guard let definition else { return }
    heads.addAlias(definition)
    if wanted.readMacros.contains(heads.spelled(definition.name)) { return doubtBody(of: definition) }
    if definition.aliased == nil { readMacro(definition) }
  }

  mutating func takeTurns() {
    for turn in heads.takeTurns() {
      place = nil
      switch turn {
      case .open: saved.append(surroundings)
      case .turn: if let last = saved.last { surroundings = last }
      case .close: if let last = saved.popLast() { goOn(with: last) }
      }
    }
  }

  /// What is open here.
  var surroundings: Surroundings {
    get { Surroundings(frames: frames, runTime: runTime, scope: scope, isInType: isInType) }
    set {
      (frames, runTime) = (newValue.frames, newValue.runTime)
      (scope, isInType) = (newValue.scope, newValue.isInType)
      place = nil
    }
  }

  /// Behind `#endif` a chain goes on with what stood before the `#if`.
  private mutating func goOn(with last: Surroundings) {
    guard frames.count == last.frames.count, top.statement.count == last.frames[last.frames.count - 1].statement.count
    else { return }
    let operand = last.frames[last.frames.count - 1].expression.operand
    if operand.call != nil, top.expression.operand.call != nil { top.expression.operand = operand }
  }

  var top: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
    _modify { yield &frames[frames.count - 1] }
  }

  mutating func forgetPlace() { place = nil }

  mutating func currentPlace() -> Int {
    if let place { return place }
    var conditions: ConditionStack = []
    let arms = heads.state.conditions.stack
    var taken = 0
    for condition in runTime {
      let count = min(condition.arms, arms.count)
      if taken < count { conditions += arms[taken..<count] }
      taken = max(taken, count)
      conditions.append(condition.text)
    }
    conditions += arms[taken...]
    places.append(Place(scope: scope, conditions: conditions))
    place = places.count - 1
    return places.count - 1
  }

  /// A macro may make anything of a word, a protocol's name too.
  mutating func doubt(_ word: Token) {
    doubtful.append(heads.state.lexer.hash(of: word))
  }

  mutating func addScope(_ kind: Scope.Kind, name: (start: Int, end: Int), isStatic: Bool = false) -> Int {
    let conditions = places[currentPlace()].conditions
    scopes.append(
      Scope(kind: kind, parent: scope, modifiers: Scope.Modifiers(isStatic: isStatic), conditions: conditions))
    scopeNames.append(name)
    scopeValues.append(nil)
    return scopes.count - 1
  }

  mutating func enter(_ inner: Int) {
    scope = inner
    place = nil
  }
}
