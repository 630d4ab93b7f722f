import UIKit

final class MovieCell: UITableViewCell {}

final class ActorCell: UITableViewCell {}

final class PosterCell: UICollectionViewCell {}

final class PosterHeader: UICollectionReusableView {}
