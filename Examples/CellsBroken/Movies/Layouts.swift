import UIKit

protocol Sheet {
  func layout(on view: UIView)
  init()
}

final class PosterSheet: Sheet {
  let stack = UIStackView()
  let title = UILabel()

  init() {}

  func layout(on view: UIView) {
//     ^^^^^^ layout-adds-nothing
    stack.addArrangedSubview(title)
  }
}

class SheetView<Content: Sheet>: UIView {
  let sheet = Content()
//    ^^^^^ layout-never-applied
}

class SheetCell<Content: Sheet>: UITableViewCell {
  let sheet = Content()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: "sheet")
//                                             ^^^^^ cell-identifier-overridden
    sheet.layout(on: self)
//                   ^^^^ layout-on-cell-itself
    addSubview(UILabel())
//  ^^^^^^^^^^ subview-on-cell-itself
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }
}

final class PosterListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = SheetView<PosterSheet>(frame: .zero)
    tableView.register(SheetCell<PosterSheet>.self, forCellReuseIdentifier: "poster")
    tableView.register(MovieCell.self, forCellReuseIdentifier: "poster")
//                                                              ^^^^^^ cell-identifier-conflict
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "poster", for: indexPath)
  }
}

final class PosterGridController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
//                                      ^^^^^^^^^^^^^^^^ registration-in-cell-provider
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "")
  }
}

final class BadgeSheet: Sheet {
  let badge = UIView()

  init() {}

  func layout(on view: UIView) {
    view.addSubview(badge)
    badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
//  ^^^^^^^^^^^^^^^ constraints-with-autoresizing-mask
  }
}

final class CreditSheet: Sheet {
//          ^^^^^^^^^^^ layout-without-init
  init(style: Int) {}

  func layout(on view: UIView) { view.addSubview(UILabel()) }
}

final class PosterView: SheetView<PosterSheet> {
  var caption: UILabel { sheet.caption }
//                       ^^^^^^^^^^^^^ adapter-member-missing
}
