extension PageStyle {
  /// The page as it is printed: the drawing on one sheet, and the legend.
  static let paper = #"""
    @media (prefers-reduced-motion: reduce) {
      * { scroll-behavior: auto !important; transition: none !important; animation: none !important; }
    }

    @media print {
      @page { size: landscape; margin: 12mm; }
      :root, :root[style] { color-scheme: light !important; print-color-adjust: exact; }
      html, body { height: auto; }
      body { display: block; background: none; }
      #panel { border: 0; padding: 0; display: block; overflow: visible; }
      #pathfinder, .field, #tools, #details, #help, .only, #reset, .row input, .facet.target {
        display: none !important;
      }
      #filters { display: flex; flex-wrap: wrap; gap: 4px 28px; margin: 8px 0; }
      .facet { display: flex; flex-wrap: wrap; gap: 0 18px; }
      .facet legend { display: none; }
      .row { min-height: 0; }
      main { overflow: visible; }
      #drawing { height: 155mm; }
    }
    """#
}
