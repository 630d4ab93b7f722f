import UIKit

/// What builds its subviews on any view: a poster is shown in a cell, and alone.
protocol Sheet {
  func layout(on view: UIView)
  init()
}

final class PosterSheet: Sheet {
  let title = UILabel()

  init() {}

  func layout(on view: UIView) {
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
  }
}

class SheetView<Content: Sheet>: UIView {
  let sheet = Content()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sheet.layout(on: self)
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }
}

class SheetCell<Content: Sheet>: UITableViewCell {
  let sheet = Content()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sheet.layout(on: contentView)
  }

  required init?(coder: NSCoder) { fatalError("not in a document") }
}

final class PosterListController: UITableViewController {
  private let header = SheetView<PosterSheet>(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    tableView.register(SheetCell<PosterSheet>.self, forCellReuseIdentifier: "poster")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "poster", for: indexPath)
  }
}
