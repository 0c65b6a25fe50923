import CairoRenderer
import CalendarCore
import CalendarLayout
import Testing

@Suite struct LocaleFaceTests {
    /// The languages of the bundled faces' scripts that have letters which the faces lack.
    private static let lacking: Set<String> = []

    @Test func `what a page of a Latin, Greek or Cyrillic locale prints is in every bundled face`() throws {
        let measurer = PangoMeasurer(try FontLibrary())
        var lacking: Set<String> = []
        var count = 0
        for tag in CalendarLocale.tags {
            let locale = try #require(CalendarLocale(named: tag))
            guard locale.hasEuropeanScript else { continue }
            count += 1
            let text = locale.everything.joined(separator: " ")
            for face in FontFace.allCases {
                let missing = measurer.shape(text, in: face).missing
                if !missing.isEmpty { lacking.insert("\(tag.prefix { $0 != "-" }): \(missing)") }
            }
        }
        #expect(lacking == LocaleFaceTests.lacking)
        #expect(count > 300)
    }
}

extension CalendarLocale {
    /// True if its months are written in Latin, Greek or Cyrillic letters.
    fileprivate var hasEuropeanScript: Bool {
        names.months.wide.joined().unicodeScalars.allSatisfy {
            $0.value < 0x530 || (0x1E00..<0x2070).contains($0.value)
        }
    }

    /// All names and phrases, and dates with them.
    fileprivate var everything: [String] {
        var texts: [String] = []
        for forms in [names.months, names.monthsInDates, names.weekdays, names.weekdaysInDates] {
            texts += forms.wide + forms.abbreviated + forms.short
        }
        let month = YearMonth(year: 2025, month: 1)!
        let time = CivilDateTime(date: month.firstDay, minute: 870)!
        texts.append(title(from: month, to: YearMonth(year: 2025, month: 2)!))
        texts += [heading(of: month.firstDay), shortDateWithYear(month.firstDay)]
        texts += [clockTime(time, as: .hours12), clockTime(time, as: .hours24), ending(at: "1"), patterns.beforeNoon]
        for child in Mirror(reflecting: phrases).children {
            texts.append((child.value as? Phrase)?.filled([:]) ?? child.value as? String ?? "")
        }
        return texts
    }
}
