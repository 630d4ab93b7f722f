import UIKit

extension UIView {
  /// The name of the class.
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableView {
  func register<Cell: UITableViewCell>(cell: Cell.Type) {
    register(cell, forCellReuseIdentifier: cell.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(for path: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: path) as? Cell else {
      fatalError("nothing registers \(Cell.self)")
    }
    return cell
  }
}
