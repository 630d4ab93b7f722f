import SourceModel

/// A name in code that a user selects.
package struct SelectedName: Sendable {
  package let text: String
  package let site: Site
  /// True behind `@implementation`. The class is declared elsewhere.
  package let isImplementation: Bool

  package init(_ text: String, at site: Site, isImplementation: Bool) {
    self.text = text
    self.site = site
    self.isImplementation = isImplementation
  }
}
