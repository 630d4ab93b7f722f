/// What opens the places that a page of a map names.
package enum PageEditor: String, CaseIterable, Sendable {
  case vscode, xed, path
}
