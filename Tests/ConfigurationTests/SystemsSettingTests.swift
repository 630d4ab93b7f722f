import Configuration
import Routes
import RoutingSystems
import SourceModel
import Testing

/// The descriptions of routing systems.
@Suite struct SystemsSettingTests {
  @Test func readsEveryKey() throws {
    let configuration = try Configuration(
      SourceText(
        """
        systems:
          interface-builder: off
          screens:
            key: string
            duplicates: mistake
            registrations: [{call: "ScreenTable.add(_:making:)", destination: making}]
            look-ups: ["ScreenTable.open(_:)"]
          mediator:
            missing: crash
            receiver: any
            kinds:
              action:
                key: string
                missing: nil
                registrations: [{call: "Mediator.add(...)", key: target, qualifier: action}]
                look-ups: [{call: "-[Mediator perform:action:]", key: 1, qualifier: action, receiver: seen}]
              service: {key: type, registrations: ["bind(_:)"]}
        """), systems: .builtIn)
    #expect(configuration.switchedOff == ["interface-builder"])
    var screens = SystemDescription.Kind(name: "route", key: .string)
    screens.isUnique = true
    var add = SystemDescription.Entry(
      function: try #require(FunctionName("ScreenTable.add(_:making:)")), key: .parameter(0))
    add.destination = .parameter(1)
    screens.registrations = [add]
    screens.lookUps = [
      SystemDescription.Entry(function: try #require(FunctionName("ScreenTable.open(_:)")), key: .parameter(0))
    ]
    var action = SystemDescription.Kind(name: "action", key: .string)
    (action.missing, action.takesAnyReceiver) = (.nil, true)
    var bind = SystemDescription.Entry(function: try #require(FunctionName("Mediator.add()")), key: .label("target"))
    (bind.takesMore, bind.qualifier) = (true, .label("action"))
    var perform = SystemDescription.Entry(
      function: try #require(FunctionName("Mediator perform:action:")), key: .parameter(0))
    (perform.qualifier, perform.takesAnyReceiver) = (.parameter(1), false)
    (action.registrations, action.lookUps) = ([bind], [perform])
    var service = SystemDescription.Kind(name: "service", key: .type)
    (service.missing, service.takesAnyReceiver) = (.crash, true)
    service.registrations = [
      SystemDescription.Entry(function: try #require(FunctionName("bind(_:)")), key: .parameter(0))
    ]
    #expect(
      configuration.systems.map(\.description) == [
        SystemDescription(name: "screens", kinds: [screens]),
        SystemDescription(name: "mediator", kinds: [action, service]),
      ])
  }

  /// Lines and columns from one.
  static let mistakes: [(text: String, expected: [String])] = [
    ("links: {regstrations: []}", ["unknown key 'regstrations'; did you mean 'registrations'?"]),
    ("links: {key: class}", ["unknown key type 'class'; did you mean 'case'?"]),
    (
      "links: {key: string, registrations: [{method: \"-[Target_{keys} go:]\"}], look-ups: [\"b(_:)\"]}",
      ["unknown place '{keys}'; did you mean '{key}'?"]
    ),
    (
      "links: {key: string, registrations: [{method: \"-[Target_A go:]\"}], look-ups: [\"b(_:)\"]}",
      ["the method has no '{key}'"]
    ),
    (
      "links: {key: string, registrations: [{method: \"Target_{key}\"}], look-ups: [\"b(_:)\"]}",
      ["'Target_{key}' names no method; write '-[Type_{key} name:]'"]
    ),
    (
      "links: {key: string, registrations: [{method: \"-[{key} go:]\"}], look-ups: [\"b(_:)\"]}",
      ["'{key}' needs a name before its only place"]
    ),
    (
      "links: {key: string, registrations: [{method: \"-[T_{key} go:]\", qualifier: 2}], look-ups: [\"b(_:)\"]}",
      ["the qualifier of a 'method' is a place in it, or 'any'"]
    ),
    (
      "links: {key: string, registrations: [{method: \"-[T_{key} go:]\", call: \"a(_:)\"}], look-ups: [\"b(_:)\"]}",
      ["an entry has one of 'call', 'attribute', 'method', 'property'"]
    ),
    (
      "links: {key: string, registrations: [{property: path}], look-ups: [\"b(_:)\"]}",
      ["'path' names no property of a type; write 'Type.property'"]
    ),
    (
      "links: {key: string, registrations: [{property: \"Routable.\"}], look-ups: [\"b(_:)\"]}",
      ["'Routable.' names no property of a type; write 'Type.property'"]
    ),
    (
      "links: {key: string, registrations: [{property: App.Routable.path}], look-ups: [\"b(_:)\"]}",
      ["'App.Routable.path' names more than one type; write 'Routable.path'"]
    ),
    (
      "links: {key: string, registrations: [{property: Routable.path, call: \"a(_:)\"}], look-ups: [\"b(_:)\"]}",
      ["an entry has one of 'call', 'attribute', 'method', 'property'"]
    ),
    (
      "links: {key: string, registrations: [{property: Routable.path, destination: 1}], look-ups: [\"b(_:)\"]}",
      ["'destination' is for a 'call'"]
    ),
    (
      "links: {key: type, registrations: [{property: Routable.path}], look-ups: [\"b(_:)\"]}",
      ["'property' is for keys that are strings or URLs"]
    ),
    (
      "links: {key: string, registrations: [\"a(_:)\"], look-ups: [{property: Routable.path}]}",
      ["'property' is for registrations"]
    ),
    (
      "links: {key: string, registrations: [\"a(_:)\"], look-ups: [{method: \"-[T_{key} go:]\"}]}",
      ["'method' is for registrations"]
    ),
    (
      "links: {key: string, registrations: [{key: 1}], look-ups: [\"b(_:)\"]}",
      ["an entry has one of 'call', 'attribute', 'method', 'property'"]
    ),
    (
      "links: {key: type, matching: exact, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["'matching' is for keys that are URLs"]
    ),
    (
      "links: {key: url, matching: jlroutes, placeholder: <name>, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["'placeholder' is for 'matching: segments'"]
    ),
    (
      "links: {key: url, matching: mgj, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      [
        "unknown matching 'mgj'; known values: 'exact', 'segments', 'urlnavigator', 'jlroutes', 'mgjrouter', 'zikrouter'"
      ]
    ),
    (
      "links: {registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}", ["the kind 'route' has no 'key'"]
    ),
    (
      "links: {kinds: {page: {registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}}}", ["the kind 'page' has no 'key'"]
    ),
    ("links: {key: type, registrations: [\"a(_:)\"]}", ["the system 'links' has no 'look-ups'"]),
    ("links: {key: type, look-ups: [\"a(_:)\"]}", ["the system 'links' has no 'registrations'"]),
    (
      "links: {look-ups: [\"b(_:)\"], kinds: {page: {key: type, registrations: [\"a(_:)\"]}}}",
      ["'look-ups' stands beside 'kinds'; write it in each kind"]
    ),
    (
      "links: {key: type, registrations: [register], look-ups: [\"b(_:)\"]}",
      ["'register' is not a function name; write 'Type.name(_:label:)', 'name(_:)' or '-[Type name:label:]'"]
    ),
    (
      "links: {key: type, registrations: [{call: \"a(_:factory:)\", destination: factry}], look-ups: [\"b(_:)\"]}",
      ["unknown label 'factry'; did you mean 'factory'?"]
    ),
    (
      "links: {key: type, registrations: [{call: \"a(_:to:)\", key: 4}], look-ups: [\"b(_:)\"]}",
      ["'key' counts from 1 to 2 here, or is a label, 'each', 'generic' or 'result'"]
    ),
    (
      "links: {key: type, registrations: [{key: 1}], look-ups: [\"b(_:)\"]}",
      ["an entry has one of 'call', 'attribute', 'method', 'property'"]
    ),
    (
      "links: {key: type, registrations: [a()], look-ups: [\"b(_:)\"]}",
      ["'a()' takes no argument; write 'key: result' or 'key: generic'"]
    ),
    (
      "links: {key: type, registrations: [{call: \"a(_:)\", attribute: B}], look-ups: [\"b(_:)\"]}",
      ["an entry has one of 'call', 'attribute', 'method', 'property'"]
    ),
    (
      "links: {key: type, registrations: [\"a(_:)\"], look-ups: [{attribute: \"B C\"}]}",
      ["'B C' is not the name of an attribute; write it as 'Injected'"]
    ),
    (
      "links: {key: type, registrations: [{call: \"a(_:)\", key: declared}], look-ups: [\"b(_:)\"]}",
      ["'declared' is for an 'attribute'"]
    ),
    (
      "links: {key: type, registrations: [{call: \"a(_:)\", key: enclosing}], look-ups: [\"b(_:)\"]}",
      ["'enclosing' is for a 'destination'"]
    ),
    (
      "links: {key: type, registrations: [\"a(_:)\"], look-ups: [{attribute: B, key: [1, result]}]}",
      ["'result' is for a 'call'"]
    ),
    (
      "links: {key: type, registrations: [\"a(_:)\"], look-ups: [{call: \"b(_:)\", qualifier: any}]}",
      ["'qualifier: any' is for registrations"]
    ),
    (
      "links: {key: type, registrations: [\"a(_:)\"], look-ups: [{call: \"b(_:)\", key: []}]}",
      ["'key' must be a list of at least one argument"]
    ),
    (
      "links: {key: type, opens: [fill], registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["'fill' is not a function or a file name; write 'Type.name(_:label:)', 'name(_:)' or 'Name.plist'"]
    ),
    (
      "links: {key: type, world: shut, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["unknown world 'shut'; known values: 'closed', 'open'"]
    ),
    ("zikrouter: {key: type}", ["'zikrouter' is built in; it can only be 'off'"]),
    ("zikruter: off", ["unknown system 'zikruter'; did you mean 'zikrouter'?"]),
    (
      "Links: {key: type, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["'Links' is not a name of a system; write small letters, digits and '-'"]
    ),
    (
      "links: {kinds: {a page: {key: type, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}}}",
      ["'a page' is not a name of a kind; write it as 'sideMenu'"]
    ),
    (
      "links: {key: type, registrations: [\"a(_:)\"], look-ups: [\"a(_:)\"]}", ["'a(_:)' is named twice; first at 2:38"]
    ),
    (
      "links: {key: type, missing: sometimes, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}",
      ["unknown effect 'sometimes'; known values: 'crash', 'throws', 'nil', 'nothing', 'fine'"]
    ),
  ]

  @Test(arguments: mistakes) func namesTheMistake(text: String, expected: [String]) {
    do {
      _ = try Configuration(SourceText("systems:\n  \(text)\n"), systems: .builtIn)
      Issue.record("nothing is wrong in \(text)")
    } catch {
      #expect(error.all.map(\.message) == expected)
      #expect(error.all.allSatisfy { $0.range.start.line > 0 }, "\(text)")
    }
  }
}
