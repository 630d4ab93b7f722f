import SourceModel

/// ZIKRouter as Swift code uses it.
package enum ZIKRouterSwift: Dialect {
  package static let language = Language.swift
  package static let interest = Interest()

  package static func facts(in outline: SourceOutline, interest: Interest) -> [Fact] {
    []
  }
}
