import SourceModel

extension ConditionStack {
  /// The first condition that keeps the place out of a build for iOS: `#if os(tvOS)`, `#if !TARGET_OS_IPHONE`. nil where
  /// none certainly does.
  package var otherPlatform: String? { first { PlatformCondition($0)?.value == false } }

  /// True if the platform decides whether a build contains the place.
  package var dependOnPlatform: Bool { contains { PlatformCondition($0)?.namesPlatform == true } }
}

/// A condition of `#if`, as a build for an iOS device decides it.
struct PlatformCondition {
  /// Whether the build contains what it guards; nil if that depends on something else than the platform.
  var value: Bool? { isRead ? values.last ?? nil : nil }
  /// True if it asks for a platform, or for the framework of one.
  private(set) var namesPlatform = false

  private var rest: Substring
  private var isRead = false
  /// The operands that are read, and the operators and parentheses that wait for one: a condition may nest deeply.
  private var values: [Bool?] = []
  private var waiting: [Sign] = []

  private enum Sign: String {
    case not = "!"
    case and = "&&"
    case or = "||"
    case open = "("
  }

  /// nil for a condition that is not one of a build.
  init?(_ condition: String) {
    guard condition.hasPrefix("#if ") else { return nil }
    rest = condition.dropFirst("#if ".count)
    isRead = read()
  }

  // MARK: Reading

  /// Returns false if the text is not a condition.
  private mutating func read() -> Bool {
    while true {
      while let sign = [Sign.not, .open].first(where: { take($0.rawValue) }) { waiting.append(sign) }
      guard let operand = operand() else { return false }
      values.append(operand)
      negate()
      while take(")") {
        guard close() else { return false }
      }
      if take("&&") {
        join(while: [.and])
        waiting.append(.and)
      } else if take("||") {
        join(while: [.and, .or])
        waiting.append(.or)
      } else {
        join(while: [.and, .or])
        return waiting.isEmpty && rest.allSatisfy(\.isWhitespace)
      }
    }
  }

  /// Returns false where nothing was opened.
  private mutating func close() -> Bool {
    join(while: [.and, .or])
    guard waiting.popLast() == .open else { return false }
    negate()
    return true
  }

  private mutating func negate() {
    while waiting.last == .not, let value = values.popLast() {
      waiting.removeLast()
      values.append(value.map { !$0 })
    }
  }

  private mutating func join(while signs: Set<Sign>) {
    while let sign = waiting.last, signs.contains(sign), let right = values.popLast(), let left = values.popLast() {
      waiting.removeLast()
      // What one side decides, the other one cannot change.
      let deciding = sign == .or
      values.append(
        left == deciding || right == deciding ? deciding : left == nil || right == nil ? nil : !deciding)
    }
  }

  /// The value of a name, of a call such as `os(iOS)`, or of a comparison, which has none. Returns nil for other texts.
  private mutating func operand() -> Bool?? {
    let name = word()
    guard !name.isEmpty else { return nil }
    let value: Bool?
    if take("(") {
      let argument = word()
      value = call(name, argument)
      // `swift(>=5.9)`
      rest = rest.drop { $0 != ")" }
      guard take(")") else { return nil }
    } else {
      value = macro(name)
    }
    guard Self.comparisons.contains(where: { take($0) }) else { return .some(value) }
    return word().isEmpty ? nil : .some(nil)
  }

  private static let comparisons = ["==", "!=", ">=", "<=", ">", "<"]

  private mutating func word() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ sign: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  // MARK: Platforms

  /// `os(tvOS)`, `canImport(AppKit)`
  private mutating func call(_ name: String, _ argument: String) -> Bool? {
    switch (name, argument) {
    case ("os", _): platform(argument == "iOS")
    case ("targetEnvironment", "macCatalyst"): platform(false)
    case ("canImport", "UIKit"): platform(true)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"): platform(false)
    default: nil
    }
  }

  /// `TARGET_OS_TV`: `TargetConditionals.h` defines the macros of all platforms, as 1 or 0.
  private mutating func macro(_ name: String) -> Bool? {
    switch name {
    case "TARGET_OS_IOS", "TARGET_OS_IPHONE", "TARGET_OS_MAC", "TARGET_OS_EMBEDDED": platform(true)
    case "TARGET_OS_SIMULATOR": nil
    default: name.hasPrefix("TARGET_OS_") ? platform(false) : nil
    }
  }

  private mutating func platform(_ value: Bool) -> Bool {
    namesPlatform = true
    return value
  }
}
