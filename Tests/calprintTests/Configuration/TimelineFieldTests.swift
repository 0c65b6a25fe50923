import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// The table `[timeline]`: one list says what it has.
@Suite struct TimelineFieldTests {
    @Test(arguments: TimelineFields.all.map(\.name))
    func `a field takes its example and its default, and the default changes nothing`(name: String) throws {
        let field = try #require(TimelineFields.all.first { $0.name == name })
        let key = name.replacing("NAME", with: "x").replacing("HOUR", with: "12")
        var style = TimelineStyle()
        try TimelineSetting(key: key, text: field.example).apply(to: &style)
        #expect(style != TimelineStyle())
        guard let text = field.defaultText else { return }
        var usual = TimelineStyle()
        try TimelineSetting(key: key, text: text).apply(to: &usual)
        #expect(usual == TimelineStyle() || usual.categories == ["x": CategoryStyle()])
    }

    @Test func `the documentation has a row for each field, with its default`() throws {
        let text = try String(contentsOf: Golden.root.appending(path: "Docs/Timeline.md"), encoding: .utf8)
        let rows = TimelineFields.all.map {
            "| `\($0.name)` | \($0.defaultText.map { "`\($0)`" } ?? "") | \($0.meaning) |"
        }
        #expect(rows.filter { !text.contains($0) } == [])
    }

    @Test(arguments: [
        ("hour-heigt = 3", "1:1: error: unknown field 'timeline.hour-heigt' (did you mean 'hour-height'?)"),
        ("box-shadow = 3", "1:1: error: pages have no shadows ('timeline.box-shadow'): printers make dots of tints"),
        ("label-shade = \"grey\"", "1:15: error: 'timeline.label-shade': black or light is expected"),
        ("grid = \"yes\"", "1:8: error: 'timeline.grid': true or false is expected"),
        ("now = \"25:00\"", "1:7: error: 'timeline.now': a time of day is expected, as in 14:30"),
        ("hour-labels.24 = \"x\"", "1:18: error: 'timeline.hour-labels.24': hours are 0 to 23"),
        ("grid = [true]", "1:8: error: 'timeline.grid' takes one value"),
    ])
    func `what is wrong is refused with its place`(line: String, message: String) throws {
        let bytes = Array("[timeline]\n\(line)\n".utf8)
        let failure = #expect(throws: Failure.self) { _ = try ConfigurationFile(bytes, path: "c.toml") }
        let wanted = "c.toml:" + message.replacing("1:", with: "2:", maxReplacements: 1)
        #expect(failure?.findings.first?.hasPrefix(wanted) == true, "\(failure?.findings ?? [])")
        #expect(failure?.status == .unsupported)
    }

    @Test func `a file has them in a table, with tables in it`() throws {
        let file = try ConfigurationFile(
            Array(
                """
                [timeline]
                hour-height = 30
                [timeline.hour-labels]
                12 = "Noon"
                [timeline.categories.Surgery]
                background = "light"
                """.utf8), path: "c.toml")
        let style = try TimelineStyle(file.settings.flatMap(\.values).map(TimelineSetting.init(option:)))
        #expect(style.hourHeight == .points(30) && style.hourLabels == [12: "Noon"])
        #expect(style.categories == ["surgery": CategoryStyle(background: .light)])
    }

    @Test(arguments: [("7-19", 7, 19), ("0-24", 0, 24)])
    func `hours are a first and an end`(text: String, first: Int, end: Int) throws {
        #expect(try HourRange(option: text) == HourRange(first: first, end: end))
    }

    @Test(arguments: ["7", "19-7", "7-25", "7:00-19:00", "-", "7-7"])
    func `anything else is no range of hours`(text: String) {
        #expect(throws: (any Error).self) { try HourRange(option: text) }
    }
}
