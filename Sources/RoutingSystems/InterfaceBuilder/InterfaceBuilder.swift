import Routes
import SourceModel

/// Interface Builder: storyboards, their scenes and segues, and nibs, which code names by texts.
package struct InterfaceBuilder: RoutingSystem {
  package let id = InterfaceSpaces.system
  package let name = "Interface Builder"
  package var spaces: [RouteSpace] { InterfaceSpaces.all }
  package var forms: [CallForm] { InterfaceForms.table.all }
  package var readers: [any FactReader] {
    [InterfaceCodeReader(language: .swift), InterfaceCodeReader(language: .objectiveC)]
  }
  package var facts: [any SystemFact.Type] {
    [
      ControllerCast.self, ControllerNib.self, ExtensionStoryboard.self, HandmadeSegue.self,
      InterfaceDocumentFact.self, MadeWindow.self, SegueCast.self, SegueOverride.self,
    ]
  }
  package let rules: [any Rule.Type] = [
    BrokenAction.self,
    BrokenOutlet.self,
    BrokenRuntimeAttribute.self,
    BrokenSegueAction.self,
    BrokenUnwind.self,
    CustomClassNotFound.self,
    CustomClassWrongBase.self,
    DanglingConnection.self,
    DeadSegueComparison.self,
    DuplicateObjectID.self,
    DuplicateSceneIdentifier.self,
    DuplicateSegueIdentifier.self,
    GenericCustomClass.self,
    NibNeverLoaded.self,
    NibWithoutView.self,
    NoInitialScene.self,
    SceneClassMismatch.self,
    SceneNeverInstantiated.self,
    SegueClassMismatch.self,
    SegueNeverPerformed.self,
    UnknownMainStoryboard.self,
    UnknownNib.self,
    UnknownScene.self,
    UnknownSegue.self,
    UnknownStoryboard.self,
    UnperformableSegue.self,
    UnreachableScene.self,
  ]
  package let repairs: [any Repair.Type] = [
    ChangeCast.self, ChangeClass.self, ChangeIdentifier.self, ChangeMember.self, DeclareMember.self,
    MarkMember.self,
  ]

  package let completions: [any CompletionContext.Type] = [
    CustomClassValue.self, MemberValue.self, SceneIdentifierValue.self, SceneReferenceValue.self,
    SegueComparisonText.self, SegueIdentifierValue.self, StoryboardReferenceValue.self,
  ]

  package init() {}

  package func facts(of document: InterfaceReading, named name: InterfaceName) -> [Fact] {
    InterfaceDocumentReader(document, name).facts
  }

  package func facts(of properties: BundleProperties) -> [Fact] { BundlePropertyFacts(properties).all }

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    AddSegueCase.fixes(for: name, with: environment)
  }

  package func documentParts(in file: FileID, of index: RouteIndex) -> [DocumentPartGroup] {
    let documents = index.systemFacts(of: InterfaceDocumentFact.self).filter { $0.file == file }
    return documents.compactMap(\.fact.reading.outline).flatMap { DocumentParts($0).all }
  }

  package var generatedCode: (any GeneratedCode)? { ResourceCode() }

  package func resolver(of tree: LinkedTree) -> (any LookUpResolver)? {
    InterfaceResolver(tree)
  }
}
