import ArgumentParser

/// For people, or for programs.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
