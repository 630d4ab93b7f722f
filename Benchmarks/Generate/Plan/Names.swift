/// Names as apps have them. Each serial number gives another one.
enum Names {
  static let subjects = [
    "Account", "Address", "Album", "Article", "Badge", "Basket", "Billing", "Booking", "Calendar", "Camera", "Card",
    "Category", "Channel", "Chart", "Checkout", "Comment", "Contact", "Coupon", "Customer", "Device", "Document",
    "Download", "Editor", "Event", "Export", "Feed", "Filter", "Gallery", "Goal", "Group", "History", "Image", "Inbox",
    "Invoice", "Journal", "Label", "Language", "Library", "Location", "Login", "Media", "Member", "Message", "Notice",
    "Order", "Payment", "Photo", "Player", "Playlist", "Product", "Profile", "Receipt", "Refund", "Report", "Review",
    "Schedule", "Search", "Session", "Setting", "Shipment", "Store", "Tag", "Ticket", "Wallet",
  ]
  static let aspects = [
    "Action", "Alert", "Archive", "Attribute", "Banner", "Batch", "Button", "Cell", "Code", "Color", "Column",
    "Content",
    "Count", "Date", "Detail", "Draft", "Entry", "Error", "Field", "Footer", "Form", "Grid", "Header", "Help", "Hint",
    "Icon", "Index", "Info", "Item", "Key", "Limit", "Link", "List", "Mode", "Name", "Note", "Number", "Option", "Page",
    "Panel", "Permission", "Picker", "Policy", "Preview", "Price", "Queue", "Quote", "Rating", "Record", "Row", "Rule",
    "Scope", "Section", "Sheet", "Status", "Step", "Summary", "Tab", "Title", "Total", "Type", "Value", "Variation",
    "Wizard",
  ]
  static let roles = [
    "Builder", "Cache", "Controller", "Coordinator", "DataSource", "Decoder", "Factory", "Formatter", "Loader",
    "Mapper",
    "Model", "Monitor", "Observer", "Parser", "Presenter", "Provider", "Renderer", "Repository", "Storage", "Tracker",
    "Transformer", "Validator", "ViewModel", "Worker",
  ]
  static let verbs = [
    "apply", "build", "cancel", "clear", "configure", "count", "decode", "discard", "fetch", "filter", "finish",
    "format",
    "insert", "layout", "load", "merge", "move", "observe", "prepare", "present", "reload", "remove", "render", "reset",
    "resolve", "save", "select", "sort", "start", "sync", "toggle", "update",
  ]
  static let values = [
    "Bool", "CGFloat", "Data", "Date", "Decimal", "Double", "Int", "Int64", "String", "TimeInterval", "URL", "UUID",
  ]
  static let remarks = [
    "Called when the screen is about to change its size, before the first layout pass.",
    "The server sends this only for stores that have the feature switched on.",
    "Keeps the old value until the request has been confirmed, so that a failure can be undone.",
    "Sorted by date, the newest first; entries without a date come last.",
    "We can't rely on the order here: the cache may return items from several pages.",
    "Returns an empty list when nothing matches the current filter.",
    "See the design document for the reasons why \"draft\" entries are shown as well.",
    "Must be called on the main thread because it touches the view hierarchy.",
    "This is a workaround for a layout issue on small devices in landscape mode.",
    "Tracks the event once per session, even if the user comes back to the screen.",
  ]

  /// 4096 of them.
  static func route(_ serial: Int) -> String {
    let mixed = serial &* 1_021 & 4_095
    return subjects[mixed >> 6] + aspects[mixed & 63] + (serial < 4_096 ? "" : String(serial >> 12))
  }

  /// Of what is not about routes.
  static func type(_ serial: Int) -> String {
    let mixed = serial &* 40_507 % (64 * 64 * 24)
    let name = subjects[mixed / (64 * 24)] + aspects[mixed / 24 % 64] + roles[mixed % 24]
    return serial < 64 * 64 * 24 ? name : name + String(serial / (64 * 64 * 24))
  }

  static func module(_ serial: Int) -> String {
    subjects[serial &* 37 % 64] + ["Kit", "Core", "UI", "Feature"][serial / 64 % 4]
      + (serial < 256 ? "" : String(serial / 256))
  }
}

extension String {
  /// `OrderDetail` as `orderDetail`.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
