/// The sign behind the number of a year, a month or a day in Chinese, Japanese and Korean.
enum DateSign {
    case year, month, day

    /// The signs in ``PlainLetters``.
    private var words: [String] {
        switch self {
        case .year: DateSign.years
        case .month: DateSign.months
        case .day: DateSign.days
        }
    }

    private static let years = ["年", "년"].map { PlainLetters.of($0) }
    private static let months = ["月", "월"].map { PlainLetters.of($0) }
    private static let days = ["日", "号", "號", "일"].map { PlainLetters.of($0) }

    /// Returns the number of bytes of the sign with which a text begins; nil if it does not.
    func length(atStartOf bytes: some Collection<UInt8>) -> Int? {
        guard bytes.first.map({ $0 >= 0x80 }) ?? false else { return nil }
        return words.lazy.map(\.utf8).first { bytes.starts(with: $0) }?.count
    }

    /// Returns true if a word in ``PlainLetters`` begins with the sign.
    func begins(_ word: String) -> Bool { length(atStartOf: word.utf8) != nil }
}
