import LanguageServerProtocol
import Routes
import SourceModel

extension Snapshot {
  /// The summaries of what stands at a place. If its status is unknown because a project above the opened folders is not
  /// read, the last one names the folder to open.
  func summaries(of occurrences: [Occurrence]) -> [Summary] {
    var summaries = index.summaries(of: occurrences)
    guard let advice = openingAdvice, let last = summaries.indices.last,
      occurrences.contains(where: { index.uncertainty(of: $0.subject) != nil })
    else { return summaries }
    summaries[last].statements.append("To resolve this: \(advice)")
    return summaries
  }

  /// The first unknown status at a place; nil if none is unknown.
  func uncertainty(at place: some PlaceInDocument) -> Uncertainty? {
    occurrences(at: place).lazy.compactMap { index.uncertainty(of: $0.subject) }.first
  }

  /// The reason of an unknown status and what to do about it.
  func explanation(of uncertainty: Uncertainty) -> Sentence {
    let reason: Sentence = "'\(code: uncertainty.name)' is unknown: \(uncertainty.reason)"
    guard let advice = openingAdvice ?? uncertainty.advice else { return reason }
    return "\(reason). To resolve this: \(advice)"
  }

  private var openingAdvice: Sentence? {
    projectAbove.map { "open the folder \(code: $0.description), whose project compiles these files" }
  }
}
