import SourceModel

/// Reads Swift.
package enum SwiftFrontend {
  package static let language = Language.swift
  package static let fileExtensions = ["swift"]

  package static func parse(_ text: SourceText, interest: Interest) -> ParseResult {
    SwiftOutline.parse(text, interest: interest)
  }
}
