import Routes
import SourceModel

/// A nib whose cell has another identifier than it is registered under.
enum ReuseIdentifierMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [RegisteredNib] { RegisteredNib.all(in: index) }

  static func check(_ nib: RegisteredNib, in _: RouteIndex) -> [Finding] {
    let objects = nib.objects
    guard objects.count == 1, let identifier = objects[0].identifier(.reuse),
      !identifier.text.allSatisfy(\.isWhitespace), identifier.text != nib.route.key.name
    else { return [] }
    let registered = "it is registered under '\(nib.route.key.name)'"
    var finding = finding(
      at: nib.document.site(of: identifier), "the cell has the identifier '\(identifier.text)', and \(registered)",
      related: [Finding.Related(site: nib.name, message: "the registration")])
    if !nib.isDequeued { finding.limit = .warning }
    return [finding]
  }

  static let description = RuleDescription(
    id: "reuse-identifier-mismatch",
    severity: .error,
    summary: "The cell of a nib has another identifier than the one that the nib is registered under.",
    libraryCheck: "UITableView, register(_:forCellReuseIdentifier:)",
    rationale: """
      UIKit raises an exception when the cell is dequeued: *cell reuse indentifier in nib (…) does not match the \
      identifier used to register the nib (…)*. A cell of a nib needs no identifier. The rule reads nibs whose name the \
      call itself spells, and that have no variants for languages or devices. It is a warning where nothing is seen to \
      dequeue the cell.
      """,
    examples: [
      RuleDescription.Example(
        "An identifier that is left over from a rename",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1" reuseIdentifier="cellId"/>
        //                                      ^^^^^^ reuse-identifier-mismatch
        </objects></document>
        //- Movies.swift
        func setUp() { table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie") }
        """),
      RuleDescription.Example(
        "Of a collection, by the names of types",
        """
        //- Tile.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <collectionViewCell id="c1" reuseIdentifier="tile"/>
        //                                           ^^^^ reuse-identifier-mismatch
        </objects></document>
        //- Movies.swift
        class Tile: UICollectionViewCell {}
        func setUp() {
          grid.register(
            UINib(nibName: String(describing: Tile.self), bundle: nil),
            forCellWithReuseIdentifier: String(describing: Tile.self))
        }
        """),
      RuleDescription.Example(
        "No identifier, and the same one",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1" reuseIdentifier="movie"/>
        </objects></document>
        //- ActorCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1"/>
        </objects></document>
        //- Movies.swift
        func setUp() {
          table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie")
          table.register(UINib(nibName: "ActorCell", bundle: nil), forCellReuseIdentifier: "actor")
        }
        """),
      RuleDescription.Example(
        "An identifier that is not known",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1" reuseIdentifier="cellId"/>
        </objects></document>
        //- Movies.swift
        func setUp(_ id: String) { table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: id) }
        """),
    ])
}
