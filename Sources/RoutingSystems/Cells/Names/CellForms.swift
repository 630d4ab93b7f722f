import Routes
import SourceModel

/// The calls of UIKit that register or dequeue by a reuse identifier (Apple, *UITableView*, *UICollectionView*).
enum CellForms {
  static let table = CallFormTable(swiftRegistrations + objectiveCRegistrations + lookUps + [ReactiveItems.form])

  /// The words of UIKit's look-ups; those of registrations are their labels.
  static func triggers(in language: Language) -> Set<String> {
    Set(lookUps.filter { $0.languages.contains(language) }.map(\.callee))
  }

  private static let labels: [(label: String, space: RouteSpace)] = [
    ("forCellReuseIdentifier", CellSpaces.tableCell),
    ("forHeaderFooterViewReuseIdentifier", CellSpaces.tableHeaderFooter),
    ("forCellWithReuseIdentifier", CellSpaces.collectionCell),
  ]

  /// The label of the identifier in a registration; nil for the spaces whose registrations have two labels.
  static func registrationLabel(of space: RouteSpace) -> String? { labels.first { $0.space == space }?.label }

  /// The label of the kind of a supplementary view, before that of its identifier.
  static let kindLabels: Set = ["forSupplementaryViewOfKind", "ofKind"]
  static let reuseLabel = "withReuseIdentifier"

  /// The function of Swift that registers.
  static let registering = "register"

  private static let swiftRegistrations =
    labels.map { registration(registering, label: $0.label, in: [.swift], of: $0.space) }
    + [registration(registering, label: reuseLabel, in: [.swift], of: CellSpaces.collectionSupplementary)]

  /// Swift 2 had the names of Objective-C.
  private static let objectiveCRegistrations = ["registerClass", "registerNib"].flatMap { callee in
    labels.map { registration(callee, label: $0.label, in: [.swift, .objectiveC], of: $0.space) }
      + [registration(callee, label: reuseLabel, in: [.swift, .objectiveC], of: CellSpaces.collectionSupplementary)]
  }

  private static let lookUps = [
    lookUp("dequeueReusableCell", label: "withIdentifier", in: .swift, .dequeue, of: CellSpaces.tableCell),
    lookUp("dequeueReusableCell", label: reuseLabel, in: .swift, .dequeueFor, of: CellSpaces.collectionCell),
    lookUp(
      "dequeueReusableHeaderFooterView", label: "withIdentifier", in: .swift, .headerFooter,
      of: CellSpaces.tableHeaderFooter),
    lookUp(
      "dequeueReusableSupplementaryView", label: reuseLabel, in: .swift, .supplementary,
      of: CellSpaces.collectionSupplementary),
    lookUp("dequeueReusableCellWithIdentifier", in: .objectiveC, .dequeue, of: CellSpaces.tableCell),
    lookUp("dequeueReusableCellWithReuseIdentifier", in: .objectiveC, .dequeueFor, of: CellSpaces.collectionCell),
    lookUp(
      "dequeueReusableHeaderFooterViewWithIdentifier", in: .objectiveC, .headerFooter,
      of: CellSpaces.tableHeaderFooter),
    lookUp(
      "dequeueReusableSupplementaryViewOfKind", label: reuseLabel, in: .objectiveC, .supplementary,
      of: CellSpaces.collectionSupplementary),
  ]

  private static func registration(
    _ callee: String, label: String, in languages: Set<Language>, of space: RouteSpace
  ) -> CallForm {
    CallForm(
      callee, label: label, in: languages, on: .value, takes: .text, of: [space], means: .registration,
      isDistinctive: true)
  }

  private static func lookUp(
    _ callee: String, label: String? = nil, in language: Language, _ form: LookUpForm, of space: RouteSpace
  ) -> CallForm {
    CallForm(callee, label: label, in: [language], on: .value, takes: .text, of: [space], means: .lookUp(form))
  }
}
