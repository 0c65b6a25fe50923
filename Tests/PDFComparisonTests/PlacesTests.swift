import Foundation
import GoldenSupport
import Testing

@testable import PDFComparison

/// Where a person finds a word.
@Suite struct PlacesTests {
    /// A month drawn by nobody in particular: a French header, numbers at the right of their cells, the first on a
    /// Wednesday, and other numbers among the entries.
    private func month(names: [String], offset: Double) -> [PageContent.Word] {
        let header = names.enumerated().map {
            word($1, x: 50 + Double($0) * 70 - Double($1.count) * 2, y: 40, width: Double($1.count) * 4)
        }
        let days = (1...31).flatMap { day -> [PageContent.Word] in
            let (column, row) = ((day + 1) % 7, (day + 1) / 7)
            let (x, y) = (15 + Double(column) * 70, 60 + Double(row) * 90)
            return [
                word(
                    "\(day)", x: x + offset - (offset > 20 ? 6 * Double("\(day)".count) : 0), y: y,
                    width: 6 * Double("\(day)".count)),
                word("Call", x: x + 3, y: y + 14), word("12", x: x + 30, y: y + 14),
                word("Day\(day)", x: x + 3, y: y + 26),
            ]
        }
        return header + days
    }

    private func word(
        _ text: String, x: Double, y: Double, width: Double = 20, height: Double = 10
    ) -> PageContent.Word {
        PageContent.Word(text: text, box: Box(x: x, y: y, width: width, height: height), look: TextSpans.Look())
    }

    private func page(_ words: [PageContent.Word]) -> PageContent {
        PageContent(number: 1, size: PageDimensions(width: 612, height: 792), label: "1", words: words)
    }

    private let french = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]

    @Test(arguments: [3.0, 66.0])
    func `a month is known by its header and its numbers, in any language`(offset: Double) {
        let words = month(names: french, offset: offset)
        let placed = PagePlaces(page(words), names: []).place(words)
        for day in 1...31 {
            let name = french[(day + 1) % 7].prefix(3)
            let entry = placed.first { $0.text == "Day\(day)" }
            #expect(entry?.day == "\(name) \(day)" && entry?.line == 2)
        }
        #expect(placed.count { $0.text == "12" && $0.line == 1 } == 31, "the number of the 12th is on no line")
        #expect(placed.first { $0.text == "mardi" }?.day == nil)
    }

    @Test func `a month that lost a weekday or a number takes the other's grid`() {
        let words = month(names: french, offset: 3)
        let broken = words.filter { $0.text != "mardi" && $0.text != "14" }
        let places = PagePlaces(page(broken), names: [], other: PagePlaces(page(words), names: []))
        #expect(places.place(broken).first { $0.text == "Day14" }?.day == "mar 14")
        #expect(PagePlaces(page(broken), names: []).place(broken).first { $0.text == "Day14" }?.day == nil)
    }

    @Test func `a page that continues a month names its days by number and weekday`() {
        let words = [
            word("6", x: 36, y: 46.84, width: 8, height: 14), word("Monday", x: 49, y: 50, width: 30),
            word("CALL", x: 36, y: 64), word("AVERBECK", x: 60, y: 64), word("12", x: 36, y: 78, width: 8),
            word("Tuesday", x: 60, y: 78), word("7", x: 220, y: 76.84, width: 8, height: 14),
            word("Tuesday,", x: 233, y: 80, width: 30), word("continued", x: 266, y: 80),
            word("OFF", x: 220, y: 94),
        ]
        let placed = PagePlaces(page(words), names: ContinuedDays.englishNames).place(words)
        func place(_ text: String) -> String {
            placed.first { $0.text == text }.map { "\($0.day ?? "-") \($0.line.map(String.init) ?? "-")" } ?? ""
        }
        #expect(place("Monday") == "Mon 6 -" && place("AVERBECK") == "Mon 6 1")
        #expect(place("12") == "Mon 6 2", "far from the weekday behind it, so no heading")
        #expect(place("OFF") == "Tue 7 1")
    }

    @Test func `on a page that continues a month, words stand under the heading above them`() {
        let words = [
            word("May,", x: 250, y: 20), word("continued", x: 280, y: 20),
            word("Monday,", x: 36, y: 50), word("April", x: 60, y: 50), word("6", x: 84, y: 50),
            word("CALL", x: 36, y: 64), word("AVERBECK", x: 60, y: 64), word("12", x: 36, y: 78),
            word("Tuesday,", x: 320, y: 80), word("April", x: 344, y: 80), word("7", x: 368, y: 80),
            word("rest", x: 320, y: 60), word("OS", x: 320, y: 94),
        ]
        let placed = PagePlaces(page(words), names: ContinuedDays.englishNames).place(words)
        func place(_ text: String) -> String? {
            placed.first { $0.text == text }.map { "\($0.day ?? "-") \($0.line.map(String.init) ?? "-")" }
        }
        #expect(place("continued") == "- -")
        #expect(place("Monday,") == "Mon 6 -" && place("6") == "Mon 6 -")
        #expect(place("AVERBECK") == "Mon 6 1" && place("OS") == "Tue 7 1")
        #expect(place("rest") == "Mon 6 3", "a day may run over into the next column")
    }

    /// The names of weekdays are one word each there, and Poppler keeps the words whole.
    @Test func `the months of the goldens are known but for those in six languages`() throws {
        let others = ["arabic", "hebrew", "persian", "devanagari", "thai", "vietnamese"]
        let folder = Golden.root.appending(path: "GoldenPDFs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            name in name.hasPrefix("month") && name.hasSuffix(".pdf") && !others.contains(where: name.contains)
        }
        #expect(names.count > 5)
        for name in names {
            let file = folder.appending(path: name).path
            let document = try PDFDocument(requireSuccess(of: "cat", [file]).stdout)
            #expect(CalendarGrid(try PageContent.read(1...1, of: document)[0].words) != nil, "\(name)")
        }
    }
}
