import CalendarCore
import Testing

@testable import CalendarLayout

@Suite struct PictographsTests {
    @Test(arguments: [
        "🎉", "😀", "👍🏽", "🇩🇪", "👨‍👩‍👧", "👩‍❤️‍👨", "🤷‍♂️", "❤️", "☎️", "🌡", "🏖️", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{20E3}",
        "😀\u{FE0E}", "🩵", "🀄",
    ])
    func `a pictograph is one, with all that belongs to it`(text: String) {
        #expect(Pictographs.ranges(in: "a \(text) b") == [2..<2 + text.utf8.count])
        #expect(Pictographs.areAll(of: text) && Pictographs.areAll(of: " \(text) \(text)"))
        #expect(!Pictographs.areAll(of: "a\(text)"))
    }

    @Test(arguments: [
        "", " ", "a", "5", "#", "½", "é", "日", "ש", "☃", "✔", "♥", "→", "©", "™", "№", "a\u{200D}b", "\u{FE0F}", "🅰",
        "𝐀", "\u{F0000}",
    ])
    func `a letter, a digit or a symbol is none`(text: String) {
        #expect(Pictographs.ranges(in: text) == [])
        #expect(!Pictographs.areAll(of: text))
    }

    @Test func `the frame of a key is one, its digit is not`() {
        #expect(Pictographs.ranges(in: "5\u{FE0F}\u{20E3}") == [4..<7])
    }

    /// Characters are one em wide; a space in place of a pictograph is a quarter.
    @Test(arguments: [
        ("Party 🎉", "Party", 5.0), ("🎉 Party", "Party", 5), ("Party 🎉 at 8", "Party at 8", 10), ("A 🎉🎉 B", "A B", 3),
        ("A 🎉 🎉 B", "A B", 3), ("A 🎉, B", "A , B", 5), ("1🎉2", "12", 2.25), ("A 🎉 🎉", "A", 1), ("Ames", "Ames", 4),
    ])
    func `what no face has takes no room, and no space is left over`(text: String, drawn: String, width: Double) {
        let shaped = Typesetter(measurer).shape(text, in: .regular)
        #expect(shaped.text == text && shaped.missing == [])
        #expect(String(String.UnicodeScalarView(shaped.glyphs.compactMap { Unicode.Scalar($0.id) })) == drawn)
        #expect(Double(shaped.advance.rawValue) == width * Double(Advance.unitsPerEm))
        #expect(shaped.omitted.count == text.count { $0 == "🎉" })
        #expect(zip(shaped.clusters, shaped.clusters.dropFirst()).allSatisfy { $0.position <= $1.position })
    }

    @Test func `what a face has stays`() {
        let shaped = Typesetter(SquareEmMeasurer()).shape("Party 🎉", in: .regular)
        #expect(shaped.glyphs.count == 7 && shaped.omitted == [])
    }

    @Test func `a letter that no face has stays an error beside a pictograph`() {
        let shaped = Typesetter(SquareEmMeasurer(missing: ["🎉", "日"])).shape("日🎉", in: .regular)
        #expect(shaped.missing == ["日"])
    }

    @Test(arguments: ["🎉", "🎉 🎉"])
    func `boxes stand for a text that has nothing else, also behind a time`(text: String) throws {
        let date = Samples.may.date(6)
        let timed = Event(
            Event.Content(title: text), span: .timed(start: CivilDateTime(date: date, minute: 600)!, end: nil))
        let schedule = Schedule(
            days: [Samples.day(6, [("os", text)])], notes: [Samples.notes(["a", text])], events: [timed])
        let page = try #require(pages(schedule, measurer: measurer).first)
        let omitted = text.split(separator: " ").map(String.init)
        #expect(page.missing == [])
        #expect(page.placements.map(\.omitted) == [[], omitted, omitted, omitted])
        let drawn = page.page.items.glyphs.filter { $0 == "🎉" }
        #expect(drawn.count == omitted.count * 3)
    }

    @Test func `an entry tells what was left out of it, page by page and once for each place`() throws {
        let place = SourceLocation(file: "a.csv", line: 2, column: 3)
        let event = Event(
            Event.Content(title: "Fair 🎉 🎉"), span: .allDay(first: Samples.may.date(6), last: Samples.may.date(8)),
            location: place)
        let schedule = Schedule(days: [Samples.day(6, [("os", "Ames 🎉")])], events: [event])
        let page = try #require(pages(schedule, measurer: measurer).first)
        #expect(page.placements.map(\.text) == ["Fair 🎉 🎉", "Ames 🎉", "Fair 🎉 🎉", "Fair 🎉 🎉"], "bars come first")
        #expect(page.placements.map(\.omitted.count) == [2, 1, 2, 2])
        var drawn = OmittedPictographs()
        drawn.add(page.placements)
        #expect(drawn.counts.map(\.number) == [2, 1] && drawn.counts.map(\.source) == [place, nil])
        let survey = try GlyphSurvey(schedule, Typesetter(measurer)).omitted
        #expect(Set(survey.counts) == Set(drawn.counts))
    }

    private let measurer = SquareEmMeasurer(missing: ["🎉"])
}

extension [DisplayItem] {
    /// The glyphs that are drawn, as characters.
    fileprivate var glyphs: [Unicode.Scalar] {
        flatMap { item -> [Unicode.Scalar] in
            switch item {
            case .text(let run):
                run.shaped.glyphs[run.shaped.glyphRange(of: run.clusters)].compactMap { Unicode.Scalar($0.id) }
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.glyphs
            case .fill, .rules, .outline: []
            }
        }
    }
}
