/// The tables that hold versions of records.
enum VersionTable: String {
    case newest = "record"
    case replaced

    var texts: String { self == .newest ? "text" : "replaced_text" }

    /// The index of kinds and first days.
    var dayIndex: String { "\(rawValue)_day" }

    /// The index of the lengths of events.
    var lengthIndex: String { "\(rawValue)_length" }
}
