import JSON
import LanguageServerProtocol

func parse(_ text: String) throws -> JSONValue {
  try JSONValue(parsing: text.utf8)
}

/// Reads the parameters of a message that has this JSON text.
func decode<Parameters: MethodParameters>(_ type: Parameters.Type, _ text: String) throws -> Parameters {
  try Parameters(params: try parse(text))
}

/// The range on line `line` between two characters.
func range(_ line: Int, _ start: Int, _ end: Int) -> DocumentRange {
  DocumentRange(
    start: DocumentPosition(line: line, character: start), end: DocumentPosition(line: line, character: end))
}
