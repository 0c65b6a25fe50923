import GoldenSupport
import Testing

@testable import PDFComparison

/// Where a person finds a word on a month's page with narrow weekends, bars, lines below the grid and a footer.
@Suite struct MonthPlacesTests {
    /// Weekdays are 90 points wide, weekend days 45; the first of 30 days is a Wednesday.
    private static let lefts = [36.0, 81, 171, 261, 351, 441, 531]
    private static let tops = [80.0, 200, 290, 420, 500]

    private func word(
        _ text: String, x: Double, y: Double, size: Double = 10, font: String = "Roboto-Regular"
    ) -> PageContent.Word {
        PageContent.Word(
            text: text, box: Box(x: x, y: y, width: Double(text.count) * size / 2, height: size * 1.171875),
            look: TextSpans.Look(font: font))
    }

    /// Below the strip of a week, in the first lane for bars.
    private func onBar(
        _ text: String, x: Double, week: Int, lane: Double = 0, size: Double = 8.5
    ) -> PageContent.Word {
        let first = Self.tops[week] + 0.15 + 1.1515 * 18 + 2.2 + 0.1385 * size
        return word(text, x: x, y: first + lane * (1.42 * size + 2.2), size: size, font: "Roboto-Bold")
    }

    private var month: [PageContent.Word] {
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let header = zip(names, Self.lefts).map { word($0, x: $1 + 4, y: 60) }
        let days = (1...30).flatMap { day -> [PageContent.Word] in
            let (column, row) = ((day + 2) % 7, (day + 2) / 7)
            let (x, y) = (Self.lefts[column] + 4, Self.tops[row])
            return [
                word("\(day)", x: x, y: y + 0.15, size: 18, font: "Roboto-Bold"),
                word("Day\(day)", x: x, y: y + 40), word("Call\(day)", x: x, y: y + 70),
            ]
        }
        return header + days
    }

    private func places(_ words: [PageContent.Word]) -> (String) -> String? {
        let page = PageContent(number: 1, size: PageDimensions(width: 612, height: 792), label: "1", words: words)
        let placed = PagePlaces(page, names: []).place(words)
        return { text in
            placed.first { $0.text == text }.map { word in
                switch word.place {
                case .day(let day, let line): "\(day) \(line.map(String.init) ?? "-")"
                case .footer: "footer"
                case nil: "-"
                }
            }
        }
    }

    @Test func `a word belongs to its day, whatever the widths of columns and the heights of rows`() {
        let place = places(month)
        let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        for day in 1...30 {
            #expect(place("Day\(day)") == "\(names[(day + 2) % 7]) \(day) 1")
            #expect(place("Call\(day)") == "\(names[(day + 2) % 7]) \(day) 2")
        }
        #expect(place("17") == "Fri 17 -" && place("Tuesday") == "-")
    }

    @Test func `outside the month there is no day`() {
        let place = places(month + [word("before", x: 100, y: 120), word("after", x: 540, y: 540)])
        #expect(place("before") == "-" && place("after") == "-")
    }

    @Test func `notes beside the title are in no day, and no header`() {
        let notes = "CLINIC CLOSED ON THE THIRD OF JULY".split(separator: " ").enumerated().map {
            word(String($1), x: 200 + Double($0) * 50, y: 40, size: 8.5)
        }
        let place = places([word("July", x: 36, y: 36, size: 16)] + notes + month)
        #expect(place("CLOSED") == "-" && place("July") == "-" && place("Day17") == "Fri 17 1")
    }

    @Test(arguments: [8.5, 9.25, 10.36])
    func `a word on a bar belongs to the first day that the bar crosses in its week`(size: Double) {
        func onBar(_ text: String, x: Double, week: Int, lane: Double = 0) -> PageContent.Word {
            self.onBar(text, x: x, week: week, lane: lane, size: size)
        }
        let bars = [
            // From Monday to Thursday: the words run over Tuesday.
            onBar("conference", x: 81 + 5.5, week: 1), onBar("of", x: 131, week: 1), onBar("Doctors", x: 144, week: 1),
            onBar("Drama", x: 176, week: 1),
            // Another in the same lane, and one below the first.
            onBar("Leave", x: 441 + 5.5, week: 1), onBar("Paving", x: 81 + 5.5, week: 1, lane: 1),
            // Goes on from the week before.
            onBar("again", x: 36 + 9, week: 2),
            // Ends after the month: that is at its end.
            onBar("Closed", x: 171 + 5.5, week: 4), onBar("to", x: 300, week: 4), onBar("Aug", x: 311, week: 4),
        ]
        let place = places(month + bars)
        for text in ["conference", "of", "Doctors", "Drama", "Paving"] {
            #expect(place(text)?.hasPrefix("Mon 6 ") == true, "\(text) \(place(text) ?? "")")
        }
        #expect(place("Leave") == "Fri 10 1" && place("again") == "Sun 12 1")
        for text in ["Closed", "to", "Aug"] { #expect(place(text) == "Tue 28 1", "\(text)") }
    }

    @Test func `bold words lower in the cells are on no bar, as there is none above them`() {
        let calls = Self.lefts.dropFirst().prefix(5).enumerated().map {
            onBar("Bold\($0)", x: $1 + 30, week: 1, lane: 3)
        }
        let place = places(month + calls)
        for (index, name) in ["Mon 6", "Tue 7", "Wed 8", "Thu 9", "Fri 10"].enumerated() {
            #expect(place("Bold\(index)")?.hasPrefix(name) == true)
        }
    }

    @Test func `lines below the grid belong to the day that they begin with`() {
        let lines = [
            word("7", x: 36, y: 640, size: 8.5), word("Tuesday", x: 44, y: 640, size: 8.5),
            word("OS", x: 90, y: 640, size: 8.5), word("Ames", x: 44, y: 650, size: 8.5),
            word("30", x: 36, y: 660, size: 8.5), word("Thursday", x: 47, y: 660, size: 8.5),
            word("Bell", x: 400, y: 660, size: 8.5),
        ]
        let place = places(month + lines)
        #expect(place("OS") == "Tue 7 3" && place("Ames") == "Tue 7 4" && place("Bell") == "Thu 30 3")
        #expect(place("Day7") == "Tue 7 1")
    }

    @Test func `the line at the foot of a page is the footer, on any page`() {
        let footer = [
            word("Clinic", x: 36, y: 747.2, size: 7.5), word("12:30", x: 300, y: 747.2, size: 7.5),
            word("of", x: 553, y: 747.2, size: 7.5), word("24", x: 568.5, y: 747.2, size: 7.5),
        ]
        let place = places(month + footer)
        for text in ["Clinic", "12:30", "of"] { #expect(place(text) == "footer", "\(text)") }
        let continued = [
            word("6", x: 36, y: 50, size: 18), word("Monday", x: 50, y: 57), word("Ames", x: 36, y: 80),
        ]
        let page = PageContent(
            number: 2, size: PageDimensions(width: 612, height: 792), label: "2", words: continued + footer)
        let placed = PagePlaces(page, names: ContinuedDays.englishNames).place(page.words)
        #expect(placed.first { $0.text == "12:30" }?.place == .footer)
        #expect(placed.first { $0.text == "Ames" }?.place == .day("Mon 6", line: 1))
    }

    @Test func `without a footer, the last line is in its day`() {
        let place = places(month + [word("last", x: 100, y: 740)])
        #expect(place("last") == "Mon 27 3")
    }

    @Test func `a page that continues a month knows its days by abbreviated names, too`() {
        let words = [word("6", x: 36, y: 50, size: 18), word("Montag", x: 50, y: 57), word("Ames", x: 36, y: 80)]
        let page = PageContent(number: 2, size: PageDimensions(width: 612, height: 792), label: "2", words: words)
        let placed = PagePlaces(page, names: ["Mo.", "Di."]).place(words)
        #expect(placed.first { $0.text == "Ames" }?.place == .day("Mon 6", line: 1))
    }

    @Test func `ink is in the day where it lies; wide ink where it begins; a rule across days in none`() {
        let page = PageContent(number: 1, size: PageDimensions(width: 612, height: 792), label: "1", words: month)
        let places = PagePlaces(page, names: [])
        #expect(places.day(of: Box(x: 100, y: 230, width: 10, height: 10)) == "Mon 6")
        #expect(places.day(of: Box(x: 84, y: 222, width: 200, height: 12)) == "Mon 6")
        #expect(places.day(of: Box(x: 36, y: 289.6, width: 540, height: 0.8)) == nil)
    }
}
