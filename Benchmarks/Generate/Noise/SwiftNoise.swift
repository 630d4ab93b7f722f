/// A file of Swift as apps have them, with nothing about routes but the look-ups that it is given.
struct SwiftNoise {
  var names: NoiseNames
  var code = CodeText(width: 2)

  private init(seed: UInt64) {
    names = NoiseNames(seed: seed)
  }

  /// About `lines` lines; the first type is called `name`.
  static func file(_ name: String, lines: Int, lookUps: [PlannedLookUp], seed: UInt64) -> String {
    var noise = SwiftNoise(seed: seed)
    noise.imports(routes: !lookUps.isEmpty)
    noise.firstType(name, lines: lines, lookUps)
    while noise.code.lines + 4 < lines { noise.furtherType(of: name, lines: lines) }
    return noise.code.text
  }

  private mutating func imports(routes: Bool) {
    code.line(0, "import \(names.pick(["Foundation", "UIKit", "Combine", "SwiftUI"]))")
    if routes { code.line(0, "import UIKit\nimport ZRouter") }
    if names.roll(3) == 0 { code.line(0, "import \(Names.module(names.roll(64)))") }
    code.blank()
  }

  private mutating func firstType(_ name: String, lines: Int, _ lookUps: [PlannedLookUp]) {
    comment(0)
    let head =
      switch lookUps.isEmpty ? names.roll(5) : 0 {
      case 0: "final class \(name): UIViewController"
      case 1: "struct \(name): Equatable, Codable"
      case 2: "public class \(name)<Element: Hashable>"
      case 3: "enum \(name)"
      default: "class \(name): NSObject, \(names.type())Delegate"
      }
    code.line(0, "\(head) {")
    // An enumeration stores nothing.
    if head.hasPrefix("enum") { cases() } else { properties(2 + names.roll(4)) }
    for (number, lookUp) in lookUps.enumerated() { method(lookUp, number) }
    repeat { member() } while code.lines + 8 < min(lines, 400) && names.roll(12) > 0
    code.line(0, "}")
  }

  private mutating func furtherType(of name: String, lines: Int) {
    code.blank()
    if names.roll(2) == 0 { code.line(0, "// MARK: - \(names.pick(Names.aspects)) \(names.pick(Names.subjects))\n") }
    let head =
      switch names.roll(6) {
      case 0: "private struct \(names.type())"
      case 1: "extension \(names.type()) where Element == \(names.value())"
      case 2: "protocol \(names.type())Delegate: AnyObject"
      case 3: "extension \(name): \(names.type())Delegate"
      default: "extension \(name)"
      }
    code.line(0, "\(head) {")
    if head.hasPrefix("protocol") {
      for _ in 0...names.roll(4) { code.line(1, "func \(signature())") }
    } else {
      if head.contains("struct") { properties(1 + names.roll(4)) }
      repeat { member() } while code.lines + 8 < lines && names.roll(6) > 0
    }
    code.line(0, "}")
  }

  private mutating func method(_ lookUp: PlannedLookUp, _ number: Int) {
    code.blank()
    code.line(1, "@objc private func open\(names.pick(Names.subjects))\(number)() {")
    for line in lookUp.swift { code.line(2, line) }
    code.line(1, "}")
  }

  private mutating func cases() {
    for _ in 0...names.roll(5) { code.line(1, "case \(names.variable())(\(names.value()))") }
  }

  private mutating func properties(_ count: Int) {
    for _ in 0..<count {
      if names.roll(4) == 0 { comment(1) }
      let variable = names.variable()
      switch names.roll(5) {
      case 0: code.line(1, "private let \(variable): \(names.value())")
      case 1: code.line(1, "var \(variable): [\(names.value()): \(names.type())] = [:]")
      case 2: code.line(1, "private(set) var \(variable) = \"\(names.pick(Names.aspects)) \(names.word()) %@\"")
      case 3: code.line(1, "weak var \(variable)Delegate: \(names.type())Delegate?")
      default: code.line(1, "private lazy var \(variable) = \(names.type())(\(names.word()): \(names.roll(100)))")
      }
    }
  }

  private mutating func member() {
    code.blank()
    if names.roll(2) == 0 { comment(1) }
    switch names.roll(8) {
    case 0: computedProperty()
    case 1: nestedType()
    default: method()
    }
  }

  private mutating func computedProperty() {
    code.line(1, "var \(names.variable()): \(names.value())? {")
    statement(2)
    code.line(2, "return \(names.variable())?.\(names.word())")
    code.line(1, "}")
  }

  private mutating func nestedType() {
    code.line(1, "private enum \(names.pick(Names.aspects))\(names.pick(["Constants", "Keys", "State"])) {")
    for _ in 0...names.roll(4) {
      code.line(2, "static let \(names.variable()): \(names.value()) = .\(names.word())")
    }
    code.line(1, "}")
  }

  private mutating func method() {
    code.line(1, "\(names.pick(["", "", "private ", "@MainActor ", "public "]))func \(signature()) {")
    for _ in 0...(2 + names.roll(7)) { statement(2) }
    code.line(1, "}")
  }

  private mutating func signature() -> String {
    let parameters = (0..<names.roll(3)).map { _ in "\(names.word()) \(names.variable()): \(names.value())" }
    let ending = names.pick(["", "", " throws", " async throws -> \(names.value())"])
    return "\(names.function())(\(parameters.joined(separator: ", ")))\(ending)"
  }

  mutating func comment(_ level: Int) {
    let mark = names.pick(["///", "///", "//"])
    for _ in 0...names.roll(3) { code.line(level, "\(mark) \(names.remark())") }
  }
}
