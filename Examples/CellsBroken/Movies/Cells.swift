import UIKit

final class MovieCell: UITableViewCell {
  var onToggle: (() -> Void)?
}

final class TrailerCell: UITableViewCell {}
