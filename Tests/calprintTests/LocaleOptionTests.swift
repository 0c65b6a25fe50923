import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

@testable import calprint

@Suite struct LocaleOptionTests {
    @Test func `without a locale pages are as before`() throws {
        var plain = PageStyle()
        plain.missingCharacters = .warn
        #expect(try style([]) == plain)
    }

    @Test func `a locale brings its week and its times`() throws {
        let german = try style(["--locale", "de_DE.UTF-8"])
        #expect(german.locale == CalendarLocale(named: "de-DE"))
        #expect(german.firstWeekday == .monday)
        #expect(german.timeFormat == .hours24)
        #expect(german.sheet == .usLetter)
        #expect(try style(["--locale", "en_US"]).timeFormat == .hours12)
        let cairo = try style(["--locale", "ar-EG"])
        #expect(cairo.firstWeekday == .saturday)
        #expect(cairo.locale.weekend == [.friday, .saturday])
    }

    @Test func `options say otherwise, wherever they stand`() throws {
        let options = ["--weekend", "fri,Saturday", "--first-weekday", "sun", "--time-format", "12h"]
        for arguments in [options + ["--locale", "de"], ["--locale", "de"] + options] {
            let style = try style(arguments)
            #expect(style.locale.weekend == [.friday, .saturday])
            #expect(style.firstWeekday == .sunday)
            #expect(style.timeFormat == .hours12)
        }
        #expect(try style(["--weekend", "none"]).locale.weekend == [])
    }

    @Test(arguments: [
        (["--locale", "de_DEE"], "'de_DEE' is not a locale (did you mean 'de-DE'?)"),
        (["--locale", "klingon"], "'klingon' is not a locale (--locale help lists them)"),
        (["--locale", ""], "'' is not a locale"), (["--weekend", "fri,"], "'' is not a weekday"),
        (["--weekend", "fri,xyz"], "'xyz' is not a weekday"),
    ])
    func `a name that is none is a mistake`(_ arguments: [String], _ message: String) throws {
        let run = try Command.run(["--from", "2025-01", "-o", "/dev/null", "--quiet"] + arguments)
        #expect(run.status == 64)
        #expect(run.errorText.contains(message), "\(run.errorText)")
    }

    @Test(arguments: [["--locale", "help"], ["--from", "2025-01", "--locale=help"]])
    func `the list has every locale, with a month as its title has it`(_ arguments: [String]) throws {
        let run = try Command.run(arguments)
        #expect(run.status == 0)
        let lines = String(decoding: run.stdout, as: UTF8.self).split(separator: "\n")
        for tag in CalendarLocale.tags { #expect(lines.contains { $0.hasPrefix(tag + " ") }, "\(tag)") }
        #expect(lines.contains("hu              2025. január"))
    }

    private func style(_ arguments: [String]) throws -> PageStyle {
        let options = try DrawingOptions.parse(["--from", "2025-01"] + arguments)
        return try options.style(of: options.views[0])
    }
}
