import Routes
import SourceModel

/// Reads the properties that register what they give back.
struct DescribedPropertyReader: FactReader {
  let language: Language
  private let tables: [DescribedTable]

  /// nil if no table asks for properties.
  init?(_ tables: [DescribedTable], in language: Language) {
    self.language = language
    self.tables = tables.filter { !$0.kind.definitions.properties.isEmpty }
    if self.tables.isEmpty { return nil }
  }

  var interest: Interest {
    let names = Set(tables.flatMap(\.kind.definitions.properties).map(\.name))
    var interest = Interest(triggers: names)
    interest.names.bodies.properties = names
    return interest
  }

  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact] {
    tables.flatMap { table in
      table.kind.definitions.properties.flatMap { property in
        outline.givenTexts.filter { $0.name.text == property.name }.map { given in
          .ofSystem(fact(of: given, property, table, outline))
        }
      }
    }
  }

  private func fact(
    of given: GivenTexts, _ property: SystemDescription.Property, _ table: DescribedTable, _ outline: SourceOutline
  ) -> RegisteringProperty {
    let scope = outline.typeNames(around: given.scope)
    return RegisteringProperty(
      property: property, space: table.space, type: scope.last.map(TypeName.simple) ?? "", name: given.name,
      isStatic: given.isStatic,
      texts: given.values?.map { value in
        let text = value.text(in: scope)
        return RegisteringProperty.Text(value: text?.value, origin: text?.origin ?? .unknown)
      },
      conditions: given.conditions)
  }
}
