import UIKit

final class MovieCell: UITableViewCell {}

final class TrailerCell: UITableViewCell {}
