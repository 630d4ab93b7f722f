import Routes
import SourceModel

/// Identifiers and URLs that are looked up.
enum ZIKTextLookUps {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { fact($0, reader) }
  }

  private static func fact(_ call: Call, _ reader: OutlineReader) -> Fact? {
    let scope = reader.outline.typeNames(around: call.scope)
    guard let first = call.arguments.first, let form = reader.form(of: call, at: 0), form.operand == .text,
      case .lookUp(let lookUpForm) = form.meaning, let (value, origin) = form.text(of: first.value, in: scope)
    else { return nil }
    let lookUp = Fact.TextLookUp(
      value: value, origin: origin, form: lookUpForm, spaces: form.spaces,
      receiver: receiver(of: call, form, reader), scope: scope, conditions: call.conditions)
    return .textLookUp(lookUp)
  }

  private static func receiver(
    of call: Call, _ form: CallForm, _ reader: OutlineReader
  ) -> Fact.TextLookUp.Receiver {
    guard case .type = form.receiver else { return .registrar(reader.registrar(of: call)) }
    return reader.isOnRouter(call) ? .library(isBare: !reader.namesModule(call.receiver)) : .other
  }
}
