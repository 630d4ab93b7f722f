import Routes
import SourceModel

/// A nib that is registered for cells and has not one cell.
enum InvalidCellNib: Rule {
  static func subjects(in index: RouteIndex) -> [RegisteredNib] { RegisteredNib.all(in: index) }

  static func check(_ nib: RegisteredNib, in index: RouteIndex) -> [Finding] {
    let objects = nib.objects
    let base = nib.route.key.space.table.base ?? ""
    guard objects.count == 1, let object = objects.first else {
      let count = objects.isEmpty ? "no object" : "\(objects.count) objects"
      return [finding(about: nib, "\(count) at its top in place of one \(base)")]
    }
    guard isOther(object, than: nib.route.key.space, in: index) else { return [] }
    return [finding(about: nib, "a \(object.tag.text) at its top in place of a \(base)")]
  }

  private static func finding(about nib: RegisteredNib, _ contents: String) -> Finding {
    var finding = finding(
      at: nib.name, "the nib has \(contents)",
      related: [Finding.Related(site: Site(file: nib.document.file, range: nib.outline.place), message: "the nib")])
    if !nib.isDequeued { finding.limit = .warning }
    return finding
  }

  /// True for an object that is certainly not of the base class. The custom class decides, if there is one.
  private static func isOther(_ object: InterfaceObject, than space: RouteSpace, in index: RouteIndex) -> Bool {
    guard let base = space.table.base else { return false }
    if let name = object.className?.text {
      guard index.classes.doubt(name) == nil, case .apple(let end) = index.classes.ancestry(of: name).end,
        let inherited = AppleClass.lineage(of: end)
      else { return false }
      return !inherited.contains(base)
    }
    let isView = ["view", "tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.tag.text)
    if space == CellSpaces.collectionSupplementary {
      return object.tag.text == "view" || object.tag.text == "tableViewCell"
    }
    return isView && CellDocuments.space(of: object.tag.text) != space
  }

  static let description = RuleDescription(
    id: "invalid-cell-nib",
    severity: .error,
    summary: "A nib that is registered for cells has not exactly one cell at its top.",
    libraryCheck: "UITableView, register(_:forCellReuseIdentifier:)",
    rationale: """
      UIKit raises an exception when the cell is dequeued: *invalid nib registered for identifier (…) - nib must contain \
      exactly one top level object which must be a UITableViewCell instance*. Gesture recognizers count, too. The rule \
      reads nibs whose name the call itself spells, and that have no variants for languages or devices. It is a warning \
      where nothing is seen to dequeue the cell.
      """,
    examples: [
      RuleDescription.Example(
        "A nib with a gesture recognizer beside the cell",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell id="c1"/><tapGestureRecognizer id="g1"/>
        </objects></document>
        //- Movies.swift
        func setUp() {
          table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie")
          //                             ^^^^^^^^^ invalid-cell-nib
        }
        """),
      RuleDescription.Example(
        "In Objective-C, a plain view",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="c1"/>
        </objects></document>
        //- Movies.m
        @implementation Movies
        - (void)setUp {
          [self.table registerNib:[UINib nibWithNibName:@"MovieCell" bundle:nil] forCellReuseIdentifier:@"movie"];
          //                                              ^^^^^^^^^ invalid-cell-nib
        }
        @end
        """),
      RuleDescription.Example(
        "A cell, and a view of a class that is a header",
        """
        //- MovieCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell id="c1" reuseIdentifier="movie"/>
        </objects></document>
        //- Header.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="h1" customClass="Header"/>
        </objects></document>
        //- Movies.swift
        class Header: UITableViewHeaderFooterView {}
        func setUp() {
          table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie")
          table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        }
        """),
      RuleDescription.Example(
        "A view of a class that is not known",
        """
        //- Header.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="h1" customClass="PodHeader"/>
        </objects></document>
        //- Movies.swift
        func setUp() {
          table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        }
        """),
    ])
}

extension InterfaceOutline {
  /// The place of the first object, which stands for the document.
  var place: SourceRange { objects.first { $0.isTopLevel }?.tag.range ?? .zero }
}
