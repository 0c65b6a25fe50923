/// How a time of day is printed; the raw value is the value of `--time-format`.
public enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `9:00 AM`, `2:30 PM`.
    case hours12 = "12h"
    /// `9:00`, `14:30`.
    case hours24 = "24h"
}
