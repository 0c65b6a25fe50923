import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import PDFComparison
import Testing

/// Every event of a day with columns is on paper: Poppler finds it on the pages of the day, and in no column but those
/// of its people.
///
/// A seed determines each day. `CALPRINT_DAYS=2000` tries that many of them, `CALPRINT_SEED=1` begins with that seed.
@Suite struct DayColumnsPaperTests {
    private static let batches = {
        let count = RandomTests.count("CALPRINT_DAYS", default: 50)
        return stride(from: 0, to: count, by: 25).map { start in
            RandomTests.firstSeed + UInt64(start)..<RandomTests.firstSeed + UInt64(min(start + 25, count))
        }
    }()

    @Test(arguments: batches) func `each event is read back, in the columns of its people`(seeds: Range<UInt64>) throws
    {
        for seed in seeds {
            var random = SplitMix64(seed)
            let day = PeopleDay(&random)
            let drawing = try TimelineDrawing(
                DayPage.init, DayPage.details, day.schedule, [day.date...day.date], day.style)
            let words = Dictionary(grouping: try PDFWords(pdf: drawing.pdf).words, by: \.page)
            var found: Set<String> = []
            for page in drawing.pages {
                let columns = page.columns
                for word in words[page.number] ?? [] {
                    guard let title = day.owners.keys.first(where: word.text.contains) else { continue }
                    found.insert(title)
                    guard let owners = day.owners[title], !owners.isEmpty else { continue }
                    let around = columns.filter { $0.frame.contains(word) }
                    #expect(
                        around.allSatisfy { column in owners.contains { column.words.contains($0) } },
                        "CALPRINT_SEED=\(seed): \(title) of \(owners) in \(around.map(\.words))")
                }
            }
            #expect(found == Set(day.owners.keys), "CALPRINT_SEED=\(seed)")
        }
    }
}

extension LaidOutPage {
    /// The columns with the texts in them.
    fileprivate var columns: [(frame: Rect, words: [String])] {
        page.items.compactMap { item in
            guard kind == DayPage.name, case .group(let structure, let items) = item, case .dayList = structure.role,
                let frame = structure.frame, frame.width < .points(400), frame.height > .points(150)
            else { return nil }
            let words = items.compactMap { item in if case .text(let run) = item { String(run.text) } else { nil } }
            return (frame, words)
        }
    }
}

extension Rect {
    /// Returns true if the middle of a word is in it.
    fileprivate func contains(_ word: PDFWords.Word) -> Bool {
        let (x, y) = ((word.xMin + word.xMax) / 2, (word.yMin + word.yMax) / 2)
        return minX.points < x && x < maxX.points && minY.points < y && y < maxY.points
    }
}

extension Length {
    fileprivate var points: Double { Double(rawValue) / Double(Length.unitsPerPoint) }
}

/// A random day of up to 40 people.
private struct PeopleDay {
    let date = CivilDate.may(6)
    let schedule: Schedule
    let style: PageStyle
    /// The people of each event, by its title.
    let owners: [String: [String]]

    init(_ random: inout SplitMix64) {
        let ends = ["ajo", "elund", "ilova", "orberg", "umasaki"]
        let names = (0..<Int.random(in: 1...40, using: &random)).map { number in
            "\(Array("BDFGKLMN")[number % 8])\(ends[number / 8])"
        }
        var (events, owners) = ([Event](), [String: [String]]())
        for number in 0..<Int.random(in: 1...60, using: &random) {
            let count = [0, 1, 1, 1, 1, 1, 2, 3].randomElement(using: &random)!
            let own = Set((0..<count).map { _ in names.randomElement(using: &random)! }).sorted()
            let title = "q\(number)x"
            var content = Event.Content(title: title, person: own.isEmpty ? nil : own.joined(separator: ", "))
            content.subtitle = Bool.random(using: &random) ? "with a student" : nil
            content.place = Bool.random(using: &random) ? "room \(number)" : nil
            let start = Int.random(in: 0...270, using: &random) * 5
            let end = start + [5, 15, 30, 30, 45, 60, 240].randomElement(using: &random)!
            events.append(
                Event(
                    content,
                    span: .timed(
                        start: CivilDateTime(date: date, minute: start)!,
                        end: CivilDateTime(date: date, minute: min(1439, end))!),
                    location: SourceLocation(file: "t", line: number + 1, column: 1)))
            owners[title] = own
        }
        schedule = Schedule(people: names.map { Person(name: $0) }, events: events)
        self.owners = owners
        let media = ["letter", "a4", "a5", "tabloid"].randomElement(using: &random)!
        let isAcross = Bool.random(using: &random)
        style = PageStyle(sheet: Sheet(isAcross ? Media(name: media)!.landscape : Media(name: media)!)) {
            $0.grouping = .person
        }
    }
}
