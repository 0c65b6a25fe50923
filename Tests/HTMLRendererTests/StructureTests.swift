import CalendarCore
import CalendarLayout
import Testing

/// The elements that groups of items become.
@Suite struct StructureTests {
    private let pages: HandmadePages

    init() throws { pages = try HandmadePages() }

    @Test func `a table of any kind has heads, rows and cells`() throws {
        let table = DisplayItem.group(
            Structure(.table),
            [
                .group(
                    Structure(.row),
                    [try pages.group(.cell, ""), try pages.group(.columnHeader, "Mon", spoken: "Monday")]),
                .group(Structure(.row), [try pages.group(.rowHeader, "Kovář"), try pages.group(.cell, "OS")]),
            ])
        let document = try Document([pages.page([table])])
        #expect(try document.content().rows == [[["", "Mon"], ["Kovář", "OS"]]])
        #expect(document.text.contains(#"<th scope="col"><abbr title="Monday">Mon</abbr></th>"#))
        #expect(document.text.contains(#"<th scope="row">Kovář</th>"#))
        #expect(document.text.contains("<thead>") && document.text.contains("<tbody>"))
        #expect(try document.complaints() == "")
    }

    @Test func `a table is named by the heading above it, for those who hear it`() throws {
        let table = DisplayItem.group(Structure(.table), [.group(Structure(.row), [try pages.group(.cell, "OS")])])
        let heading = DisplayItem.group(Structure(.subheading), [try pages.text("May"), try pages.text("31")])
        let document = try Document([pages.page([heading, table])])
        #expect(document.text.contains(#"<caption class="said">May</caption>"#))
        #expect(try document.content().words == ["May", "31", "OS"])
        #expect(try document.complaints() == "")
    }

    @Test func `cells are as black or light as what is drawn behind them`() throws {
        let (black, light) = (Rect.points(0, 0, 20, 10), Rect.points(20, 0, 20, 10))
        let cells = [
            try pages.group(.columnHeader, "We", at: black), try pages.group(.columnHeader, "Sa", at: light),
            try pages.group(.cell, "OS", at: .points(4, 2, 12, 6)),
            try pages.group(.cell, "CL", at: .points(0, 10, 20, 10)),
        ]
        let document = try Document([
            pages.page([
                .group(Structure(.artifact), [.fill(black, .black), .fill(light, .light)]),
                .group(Structure(.table), [.group(Structure(.row), cells)]),
            ])
        ])
        let classes = document.body.matches(of: /<t[hd](?:[^>]* class="([^"]*)")?[^>]*>(We|Sa|OS|CL)/)
        #expect(classes.map { "\($0.2) \($0.1 ?? "-")" } == ["We black", "Sa light", "OS black", "CL -"])
    }

    @Test func `names and codes stay on one line where a page keeps them together`() throws {
        let cells = try ["VAC", "D-N", "17–8"].map { try pages.group(.cell, $0) }
        let table = DisplayItem.group(Structure(.table), [.group(Structure(.row), cells)])
        let list = DisplayItem.group(
            Structure(.entries), [.group(Structure(.entry), [try pages.group(.value, "C Corvane / D ½")])])
        let body = try Document([pages.page([table, list])]).body
        #expect(body.contains("<td>VAC</td>"))
        for code in ["D-N", "17–8"] { #expect(body.contains("<td><span class=\"whole\">\(code)</span></td>")) }
        #expect(body.contains("C\u{A0}Corvane\u{A0}/ D\u{A0}½"))
    }

    @Test func `a heading of several columns or rows has their number and its scope`() throws {
        let table = DisplayItem.group(
            Structure(.table),
            [
                .group(
                    Structure(.headerRow),
                    [try pages.group(.cell, ""), try pages.group(.columnGroupHeader(columns: 2), "June")]),
                .group(
                    Structure(.headerRow),
                    [
                        try pages.group(.cell, ""), try pages.group(.columnHeader, "1"),
                        try pages.group(.columnHeader, "2"),
                    ]),
                .group(Structure(.row), [try pages.group(.rowGroupHeader(columns: 3), "Nurses")]),
                .group(
                    Structure(.row),
                    [try pages.group(.rowHeader, "Kovář"), try pages.group(.cell, "D"), try pages.group(.cell, "N")]),
            ])
        let document = try Document([pages.page([table])])
        #expect(document.text.contains(#"<th class="group" scope="colgroup" colspan="2">June</th>"#))
        #expect(document.text.contains(#"<th class="group" scope="rowgroup" colspan="3">Nurses</th>"#))
        #expect(try document.complaints() == "")
    }

    /// Groups in places where nobody expects them, text outside any group, and text between rows and cells.
    @Test func `no text is lost, wherever it stands`() throws {
        let items = [
            try pages.text("alone"), try pages.group(.word, "word"), try pages.group(.cell, "cell"),
            try pages.group(.row, "row"),
            try pages.group(.entry, "entry"), try pages.group(.footEntry, "foot"), try pages.group(.label, "label"),
            try pages.group(.dayNumber, "number"), try pages.group(.weekNumber(3), "week"),
            try pages.group(.note, "note"),
            .group(
                Structure(.table),
                [
                    try pages.text("loose"),
                    .group(Structure(.row), [try pages.text("between"), try pages.group(.cell, "in")]),
                    try pages.group(.heading, "head"),
                ]),
            .group(Structure(.entries), [try pages.text("plain"), try pages.group(.subheading, "deep")]),
            .link(
                .points(0, 0, 9, 9), to: Place(page: 9, position: Point(x: .zero, y: .zero)),
                [try pages.group(.heading, "linked")]),
        ]
        let words = [
            "alone", "word", "cell", "row", "entry", "foot", "label", "number", "week", "note", "loose", "between",
            "in",
            "head", "plain", "deep", "linked",
        ]
        #expect(try Document([pages.page(items)]).content().words == words)
    }

    @Test func `what is gone is deleted text, and said in words`() throws {
        func gone(_ words: String) throws -> DisplayItem {
            guard case .text(let run) = try pages.text(words) else { return .group(Structure(.artifact), []) }
            return .text(TextRun(run.shaped.striking(), origin: run.origin, size: run.size))
        }
        let entries = DisplayItem.group(
            Structure(.entries),
            [
                .group(
                    Structure(.entry, spoken: "no longer: CL B"),
                    [try pages.group(.label, "CL"), .group(Structure(.value), [try gone("B")])]),
                .group(Structure(.entry, spoken: "no longer: C"), [.group(Structure(.value), [try gone("C")])]),
                .group(Structure(.word, spoken: "broken"), [try gone("broken")]),
            ])
        let document = try Document([pages.page([entries])])
        for words in ["B", "C", "broken"] { #expect(document.body.contains("<del>\(words)</del>"), "\(document.body)") }
        #expect(try document.content().spoken.contains("no longer: CL B"))
        #expect(try document.complaints() == "")
    }

    @Test func `what is an artifact is not written`() throws {
        let items = [
            try pages.group(.artifact, "ornament"), try pages.group(.footer, "page 1"),
            try pages.group(.heading, "May"),
        ]
        let document = try Document([pages.page(items)])
        #expect(try document.content().words == ["May", "page", "1"])
        #expect(document.body.contains("<footer><span>page 1</span></footer>"))
    }

    @Test func `lines of one text are one text again`() throws {
        let broken = try pages.lines("Kovář-Pym and", 0..<6, 6..<9)
        let apart = try pages.lines("Snow day", 0..<4, 5..<8)
        let word = DisplayItem.group(
            Structure(.word, spoken: "Ashgrove"), [try pages.text("Ash-"), try pages.text("grove")])
        let entries = [broken, apart, [word]].map { DisplayItem.group(Structure(.entry), $0) }
        let document = try Document([pages.page([.group(Structure(.entries), entries)])])
        #expect(try document.content().words == ["Kovář-Pym", "Snow", "day", "Ashgrove"])
    }

    @Test func `a bar is heard with its dates, and a link around it stays`() throws {
        let place = Place(page: 1, position: Point(x: .zero, y: .zero))
        let bar = DisplayItem.group(
            Structure(.bar(through: .day(4)), spoken: "Fair, 2 to 4 May"),
            [.link(.points(0, 0, 9, 9), to: place, [try pages.text("Fair")])])
        let cells = try (1...5).map { number in
            DisplayItem.group(
                Structure(.dayCell(.day(number))),
                [try pages.text("\(number)", .bold)] + (number == 2 ? [.group(Structure(.entries), [bar])] : []))
        }
        let document = try Document([pages.page([.group(Structure(.table), [.group(Structure(.weekRow), cells)])])])
        let content = try document.content()
        #expect(content.rows == [[["1", "2 Fair", "3", "4", "5"]]])
        #expect(content.spoken.contains("Fair, 2 to 4 May") && content.links == ["#page-1-0-0"])
        let shown = document.text.matches(of: /<li class="bar (from on|from|on)"/).map { String($0.1) }
        #expect(shown == ["on", "from on", "from"])
        #expect(try document.complaints() == "")
    }

    @Test func `a day says what it is by class, and when by date`() throws {
        var style = HandmadePages.style
        style.today = .day(5)
        let cells = [
            DisplayItem.group(
                Structure(.dayCell(.day(3))),
                [try pages.text("3", .bold, ink: .white), try pages.text("CLOSED", ink: .white)]),
            .group(
                Structure(.dayCell(.day(5))),
                [
                    try pages.text("5", .bold), try pages.text("today", .bold),
                    .group(Structure(.entries), [try pages.group(.entry, "Fair")]),
                ]),
            .group(Structure(.adjacentDayCell), []),
        ]
        let row = DisplayItem.group(Structure(.weekRow), cells)
        let text = try Document([pages.page([.group(Structure(.table), [row])])], style).text
        // 3 May 2025 is a Saturday.
        #expect(text.contains(#"<td class="weekend closed empty">"#) && text.contains(#"<td class="today">"#))
        #expect(
            text.contains(
                #"<time datetime="2025-05-03">3</time> <span class="weekday inserted">Saturday</span> CLOSED"#))
        #expect(text.contains(#"<td class="outside"></td>"#))
    }

    @Test func `a cell that is heard otherwise has its words for that`() throws {
        let day = DisplayItem.group(Structure(.dayCell(.day(6)), spoken: "6, on call"), [try pages.text("6", .bold)])
        let code = try pages.group(.cell, "C", spoken: "call")
        let document = try Document([pages.page([.group(Structure(.table), [.group(Structure(.row), [day, code])])])])
        let content = try document.content()
        #expect(content.rows == [[["6", "C"]]])
        #expect(content.spoken.contains("6, on call") && content.spoken.contains("call"))
        #expect(
            document.text.contains(#"<span class="drawn" aria-hidden="true">C</span> <span class="said">call</span>"#))
        #expect(try document.complaints() == "")
    }

    @Test func `a text in another language says so`() throws {
        let entries = DisplayItem.group(
            Structure(.entries), [try pages.group(.entry, "שלום"), try pages.group(.entry, "Peace")])
        let text = try Document([pages.page([entries])]).text
        #expect(
            text.contains(#"<span class="value" lang="he">שלום</span>"#)
                && text.contains(#"<span class="value">Peace</span>"#))
    }
}

extension CivilDate {
    /// A day of May 2025.
    fileprivate static func day(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 5, day: day)! }
}
