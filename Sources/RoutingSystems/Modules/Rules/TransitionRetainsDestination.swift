import Routes
import SourceModel

/// A transition that keeps the view alive which keeps the transition.
enum TransitionRetainsDestination: Rule {
  typealias Subject = PlacedFact<ModuleProperty>

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ModuleFactories.self).model
    return model.transitions.flatMap { model.properties(of: $0) }.filter {
      $0.fact.name.text == "destination" && index.origins[$0.file] == .product
    }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let property = placed.fact
    guard property.ownerKind == .class, !property.isWeak, !property.isComputed, !property.modifiers.contains(.static)
    else { return [] }
    return [
      finding(
        at: placed.site, "'\(property.owner)' retains its destination, which retains the transition; make it 'weak'",
        doubt: index.answer(ModuleFactories.self).model.types.isAmbiguous(property.owner)
          ? "several types are called '\(property.owner)'" : nil)
    ]
  }

  static let description = RuleDescription(
    id: "transition-retains-destination",
    severity: .warning,
    summary: "A transition holds its destination strongly, so that neither is ever released.",
    rationale: """
      RFModule stores the transition of a module in the view of the module. A transition that stores the view as its \
      destination keeps it alive, and the view keeps the transition. Declare the property `weak`, as the transitions of the \
      library do.
      """,
    examples: [
      RuleDescription.Example(
        "A stored destination",
        """
        //- Sheet.swift
        final class SheetTransition: NSObject, ModuleTransitioning {
          weak var source: UIViewController?
          var destination: (UIViewController & AppearanceConfigurable)?
        //    ^^^^^^^^^^^ transition-retains-destination
          func perform(animated: Bool, completion: (() -> Void)?) {}
        }
        """),
      RuleDescription.Example(
        "One with an observer",
        """
        //- Sheet.swift
        final class SheetTransition: NSObject, RFModuleTransitioning {
          var destination: UIViewController? {
        //    ^^^^^^^^^^^ transition-retains-destination
            didSet { print("set") }
          }
        }
        """),
      RuleDescription.Example(
        "A weak destination, and a computed one",
        """
        //- Sheet.swift
        final class SheetTransition: NSObject, ModuleTransitioning {
          weak var destination: UIViewController?
        }
        final class PushTransition: NSObject, ModuleTransitioning {
          weak var source: UIViewController?
          var destination: UIViewController? { source?.presentedViewController }
        }
        """),
      RuleDescription.Example(
        "A value, and a class that is no transition",
        """
        //- Sheet.swift
        struct SheetTransition: ModuleTransitioning {
          var destination: UIViewController?
        }
        final class PushTransition: NSObject, ModuleTransitioning {
          weak var destination: UIViewController?
        }
        final class Journey {
          var destination: UIViewController?
        }
        """),
    ])
}

extension ModuleModel {
  /// The classes of transitions, sorted.
  fileprivate var transitions: [String] {
    owners.filter { owner in
      types.isClass(owner) && reached(from: owner).contains(where: ModuleNames.transitionProtocols.contains)
    }
  }
}
