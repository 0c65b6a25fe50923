import CalendarCore
import CalendarLayout

/// The output of `--locale help`.
enum LocaleListing {
    /// A line for each locale: its tag, and a month as in its titles.
    static var text: String {
        let month = YearMonth(year: 2025, month: 1)!
        let lines = CalendarLocale.tags.compactMap { tag in
            CalendarLocale(named: tag).map { tag.padded(to: 16) + $0.title(of: month) }
        }
        return """
            \(lines.joined(separator: "\n"))

            Also de_DE, de_DE.UTF-8 and any case. A region that is not listed has what its language has.
            Source: CLDR \(CalendarLocale.version).
            """
    }
}

/// The output of `--media help`.
struct MediaListing {
    var text: String {
        let names = Media.common.map { media in
            let name = media.name.padded(to: 12)
            return "  \(name)\(media.size.inMillimetres.padded(to: 16))\(media.size.inInches)"
        }
        return """
            \(names.joined(separator: "\n"))

            Any other size from 90 mm to 2 m: 100x200mm, 8.5x14in, 612x792pt, or a name of CUPS or PWG 5101.1 that ends in
            its size, as in iso_a6_105x148mm. Case does not matter.
            """
    }
}

extension Size {
    /// `210 × 297 mm`, to the nearest millimetre.
    fileprivate var inMillimetres: String { "\(width.millimetres) × \(height.millimetres) mm" }

    /// `8.27 × 11.69 in`
    fileprivate var inInches: String { "\(width.inches) × \(height.inches) in" }
}

extension Length {
    fileprivate var millimetres: Int { Int((inPoints * 25.4 / 72).rounded()) }

    fileprivate var inches: String {
        let hundredths = Int((inPoints * 100 / 72).rounded())
        let fraction = String(hundredths % 100 + 100).dropFirst()
        return "\(hundredths / 100)." + fraction
    }
}
