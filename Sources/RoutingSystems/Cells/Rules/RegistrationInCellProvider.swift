import Routes
import SourceModel

/// A registration of cells that is made anew for each cell.
enum RegistrationInCellProvider: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<ProvidedRegistration>] {
    index.systemFacts(of: ProvidedRegistration.self).filter { index.origins[$0.file] == .product && $0.isReliable }
  }

  static func check(_ placed: PlacedFact<ProvidedRegistration>, in _: RouteIndex) -> [Finding] {
    [finding(at: placed.site, "the registration is made anew for each cell; make it once, before the data source")]
  }

  static let description = RuleDescription(
    id: "registration-in-cell-provider",
    severity: .error,
    summary: "A registration of cells is made while a cell is dequeued.",
    libraryCheck: "UICollectionView.CellRegistration",
    rationale: """
      A registration that is made in the closure of a diffable data source, or in `collectionView(_:cellForItemAt:)`, \
      prevents that cells are reused. UIKit raises an exception from iOS 15.
      """,
    examples: [
      RuleDescription.Example(
        "In the closure of a data source",
        """
        //- Movies.swift
        class Movies: UICollectionViewController {
          func setUp() {
            source = UICollectionViewDiffableDataSource<Int, Movie>(collectionView: collectionView) { view, path, movie in
              let registration = UICollectionView.CellRegistration<MovieCell, Movie> { cell, _, movie in cell.show(movie) }
              //                                  ^^^^^^^^^^^^^^^^ registration-in-cell-provider
              return view.dequeueConfiguredReusableCell(using: registration, for: path, item: movie)
            }
          }
        }
        """),
      RuleDescription.Example(
        "In a method that provides cells",
        """
        //- Movies.swift
        class Movies: UICollectionViewController {
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(
              using: UICollectionView.CellRegistration<MovieCell, Movie> { cell, _, movie in cell.show(movie) },
              //                      ^^^^^^^^^^^^^^^^ registration-in-cell-provider
              for: path, item: movies[path.item])
          }
        }
        """),
      RuleDescription.Example(
        "Before the data source, and in a property",
        """
        //- Movies.swift
        class Movies: UICollectionViewController {
          let other = UICollectionView.CellRegistration<MovieCell, Movie> { cell, _, movie in cell.show(movie) }
          func setUp() {
            let registration = UICollectionView.CellRegistration<MovieCell, Movie> { cell, _, movie in cell.show(movie) }
            source = UICollectionViewDiffableDataSource<Int, Movie>(collectionView: collectionView) { view, path, movie in
              view.dequeueConfiguredReusableCell(using: registration, for: path, item: movie)
            }
          }
        }
        """),
      RuleDescription.Example(
        "One that is kept",
        """
        //- Movies.swift
        class Movies: UICollectionViewController {
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            if registration == nil {
              registration = UICollectionView.CellRegistration<MovieCell, Movie> { cell, _, movie in cell.show(movie) }
            }
            return view.dequeueConfiguredReusableCell(using: registration!, for: path, item: movies[path.item])
          }
        }
        """),
    ])
}
