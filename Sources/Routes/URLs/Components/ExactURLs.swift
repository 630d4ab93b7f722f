/// URLs that are compared as texts.
struct ExactURLs: ComponentDialect {
  func url(_ text: String) -> ComponentURL { ComponentURL(components: [text]) }
  func patterns(_ text: String) -> [ComponentPattern] { [ComponentPattern(text: text, components: [.text(text)])] }

  func isPlain(_: String) -> Bool { true }
  func isPlaceholder(_: String) -> Bool { false }
}
