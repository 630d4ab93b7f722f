import UIKit

protocol MovieCellDelegate: AnyObject {
  func didToggle(_ cell: MovieCell)
}

final class MovieCell: UITableViewCell {
  var onToggle: (() -> Void)?
  var delegate: MovieCellDelegate?
//    ^^^^^^^^ cell-keeps-owner
}

final class TrailerCell: UITableViewCell {}
