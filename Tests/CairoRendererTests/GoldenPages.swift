import CairoRenderer
import CalendarCore
import CalendarLayout

/// One or two pages that are compared with their golden.
struct GoldenPage: CustomStringConvertible, Sendable {
    let name: String
    let months: ClosedRange<String>
    let style: PageStyle
    let kind: DrawnKind
    let conformance: PDFConformance
    /// Faces besides the bundled ones.
    let fonts: [String]
    /// The words set in bold; nil for none.
    let emphasis: Emphasis?
    let schedule: @Sendable () throws -> Schedule

    /// Those that have a golden as a web page, too.
    static let webPages = ["month-2026-07-events", "month-2025-05-continued", "month-2025-01-hebrew"]

    var description: String { name }

    init(
        _ name: String, _ months: ClosedRange<String>, _ style: PageStyle = PageStyle(), kind: DrawnKind = .month,
        conformance: PDFConformance = .accessible, fonts: [String] = [],
        emphasis: Emphasis? = nil,
        _ schedule: @escaping @Sendable () throws -> Schedule = { try .clinic() }
    ) {
        (self.name, self.months, self.style, self.schedule) = (name, months, style, schedule)
        (self.kind, self.conformance, self.fonts, self.emphasis) = (kind, conformance, fonts, emphasis)
    }
}

extension GoldenPage {
    static let all = months + timelines + kinds + papers + options + fitting + locales + languages

    /// The looks of a month page.
    private static let months = [
        GoldenPage("month-2025-01-light", .month("2025-01")),
        GoldenPage("month-2025-12-dense", .month("2025-12")),
        GoldenPage("month-2025-12-highlighted", .month("2025-12"), emphasis: .kovar),
        GoldenPage("month-2026-08-six-rows", .month("2026-08")),
        GoldenPage("month-2026-07-events", .month("2026-07"), .init { $0.today = .may(6, month: 7, year: 2026) }) {
            try .clinicWithEvents()
        },
        GoldenPage("month-2030-01-empty", .month("2030-01")),
        GoldenPage("month-2030-02-archive", .month("2030-02"), conformance: .archival) { .oneDay },
        GoldenPage("months-2025-12-to-2026-01-turn-of-the-year", "2025-12"..."2026-01") { .turnOfTheYear },
        GoldenPage("month-2025-05-other-roles", .month("2025-05")) { .ward },
        GoldenPage("month-2025-05-gaps", .month("2025-05")) { .withGaps },
        GoldenPage("month-2025-01-changes", .month("2025-01")) { try .revisedClinic() },
        GoldenPage("month-2025-01-tasks", .month("2025-01")) { try .clinicWithTasks() },
    ]

    /// The other kinds of page.
    private static let kinds = [
        GoldenPage(
            "agenda-2025-01-own-sheet", .month("2025-01"), .init { ($0.isOwnSheet, $0.title) = (true, "Kovář") },
            kind: DrawnKind(AgendaPage.init)
        ) { try .ownSheet() },
        GoldenPage(
            "weeks-2026-06-29", "2026-06-29"..."2026-08-09",
            .init(locale: CalendarLocale(named: "en_GB")!) { $0.firstWeekday = .monday },
            kind: DrawnKind(WeeksPage.init)
        ) { try .clinicOverSummer() },
        GoldenPage("agenda-2026-07-events", .month("2026-07"), kind: DrawnKind(AgendaPage.init)) {
            try .clinicWithEvents()
        },
        GoldenPage(
            "agenda-2025-05-phone", .month("2025-05"), .paper("phone"), kind: DrawnKind(AgendaPage.init)
        ) { .crowded(entries: 4) },
        GoldenPage(
            "year-2025-on-call", .month("2025-01"), .init { $0.hasWeekNumbers = true }, kind: DrawnKind(YearPage.init)
        ) {
            try .clinic().keeping(lines: ["call"], hasOthers: false).naming([.kovar()])
        },
        GoldenPage("year-2025-09-school", "2025-09"..."2026-08", kind: DrawnKind(YearPage.init)) {
            try .clinic().keeping(lines: ["call"], hasOthers: false).naming([.kovar()])
        },
        GoldenPage(
            "year-2025-line", .month("2025-01"), .across("tabloid", yearLine: "call"), kind: DrawnKind(YearPage.init)),
        GoldenPage(
            "quarter-2025-1-german", .month("2025-01"),
            .init(sheet: Sheet(Media(name: "a4")!.landscape), locale: CalendarLocale(named: "de_DE")!),
            kind: DrawnKind(QuarterPage.init)),
        GoldenPage("changes-2025-01", .month("2025-01"), kind: DrawnKind { ChangesPage(Schedule.revisions, $0) }),
        GoldenPage("planner-2025-01", .month("2025-01"), kind: DrawnKind(PlannerPage.init)),
        GoldenPage(
            "requirements-2026-07", .month("2026-07"),
            .init(sheet: Sheet(Media.letter.landscape)) { $0.today = .may(1, month: 7, year: 2026) },
            kind: DrawnKind(RequirementsPage.init)
        ) { try .withDocuments() },
        GoldenPage(
            "call-2026-07-01", "2026-07-01"..."2026-07-01", kind: DrawnKind(CallPage.init)
        ) { try .withPhones() },
        GoldenPage(
            "call-2026-07-01-a6", "2026-07-01"..."2026-07-01",
            .init(sheet: try! Sheet(mediaBox: Media(name: "a6")!.size, margins: Insets(.points(18)))),
            kind: DrawnKind(CallPage.init)
        ) { try .withPhones() },
        GoldenPage(
            "roster-2026-06-29-two-weeks", "2026-06-29"..."2026-07-12", .payPeriod, kind: .roster
        ) { .payPeriod },
        GoldenPage(
            "checklist-person", .month("2026-01"), .init { $0.hasOwnChecklists = true },
            kind: DrawnKind(ChecklistPage.init)
        ) { try .withChecklists().keepingRecords(of: [Person(name: "Žurawin")]) },
        GoldenPage("checklist-people", .month("2026-01"), kind: DrawnKind(ChecklistPage.init)) {
            try .withChecklists()
        },
        GoldenPage(
            "checklist-person-german", .month("2026-01"), .german { $0.hasOwnChecklists = true },
            kind: DrawnKind(ChecklistPage.init)
        ) { try .withChecklists().keepingRecords(of: [Person(name: "Belacqua")]) },
        GoldenPage("roster-2025-05-people", .month("2025-05"), .across("letter"), kind: .roster) { .roster },
        GoldenPage("roster-2025-05-groups", .month("2025-05"), .across("letter"), kind: .roster) { .groupedWithGaps },
        GoldenPage(
            "roster-2025-05-days-arabic", .month("2025-05"), .across("a4", locale: "ar_EG", rows: .day), kind: .roster,
            fonts: ["Regular", "Bold"].map { "/usr/share/fonts/truetype/noto/NotoSansArabic-\($0).ttf" }
        ) { .roster },
    ]

    private static let papers = [
        GoldenPage("month-2025-05-a5", .month("2025-05"), .paper("iso_a5_148x210mm")),
        GoldenPage("month-2025-10-a4", .month("2025-10"), .paper("a4")),
        GoldenPage("month-2026-02-tabloid", .month("2026-02"), .paper("na_ledger_17x11in")),
        GoldenPage("month-2025-12-landscape", .month("2025-12"), .init(sheet: Sheet(Media.letter.landscape))),
        GoldenPage("month-2025-05-narrow", .month("2025-05"), .paper("100x200mm")),
        GoldenPage("months-2025-04-to-2025-06-mirrored", "2025-04"..."2025-06", .mirrored) {
            .crowded(entries: 24, onDays: [1, 7, 14, 21])
        },
    ]

    private static let options = [
        GoldenPage("month-2025-01-no-footer", .month("2025-01"), .init { $0.hasFooter = false }),
        GoldenPage(
            "month-2025-02-label-column-equal-weekends", .month("2025-02"),
            .init { ($0.labels, $0.weekends) = (.column, .equal) }),
        GoldenPage("month-2025-02-stacked-cells", .month("2025-02"), .init { $0.cellStyle = .stacked }),
        GoldenPage("month-2026-08-monday-first", .month("2026-08"), .init { $0.firstWeekday = .monday }),
        GoldenPage(
            "month-2025-01-week-numbers", .month("2025-01"),
            .init { ($0.firstWeekday, $0.hasWeekNumbers) = (.monday, true) }),
    ]

    /// Texts that need more room than a page has.
    private static let fitting = [
        GoldenPage("month-2025-05-regular", .month("2025-05")) { .crowded(entries: 3) },
        GoldenPage("month-2025-05-broken-at-hyphens", .month("2025-05")) {
            .crowded(entries: 2, name: "Belacqua-Winterbottom-Ashgrove")
        },
        GoldenPage("month-2025-05-broken-name", .month("2025-05")) {
            .crowded(entries: 2, onDays: [14], name: "Ek Gastroenterologicallyminded")
        },
        GoldenPage("month-2025-05-shortened-below-the-grid", .month("2025-05")) { .crowded(longTextOn: 14) },
        GoldenPage("month-2025-05-continued", .month("2025-05")) { .crowded(entries: 24) },
    ]

    /// Languages that the bundled faces can write.
    private static let locales = [
        GoldenPage("month-2025-05-german", .month("2025-05"), .locale("de_DE")),
        GoldenPage("month-2025-05-greek-continued", .month("2025-05"), .locale("el_GR")) { .crowded(entries: 24) },
        GoldenPage(
            "month-2026-07-russian-events", .month("2026-07"), .locale("ru_RU", today: .may(6, month: 7, year: 2026))
        ) { try .clinicWithEvents() },
        GoldenPage("month-2025-05-vietnamese-shortened", .month("2025-05"), .locale("vi_VN")) {
            .crowded(longTextOn: 14)
        },
        GoldenPage("month-2025-05-croatian-continued", .month("2025-05"), .locale("hr_HR")) { .crowded(entries: 24) },
    ]
}

extension PageStyle {
    /// On A4, with the locale's conventions.
    fileprivate static func locale(_ name: String, today: CivilDate? = nil) -> PageStyle {
        PageStyle(sheet: Sheet(Media(name: "a4")!), locale: CalendarLocale(named: name)!) { $0.today = today }
    }

    /// A4 in German.
    fileprivate static func german(_ change: (inout PageStyle) -> Void) -> PageStyle {
        PageStyle(sheet: Sheet(Media(name: "a4")!), locale: CalendarLocale(named: "de_DE")!, change)
    }

    fileprivate static func paper(_ name: String) -> PageStyle { PageStyle(sheet: Sheet(Media(name: name)!)) }

    /// Across, with the locale's conventions.
    static func across(
        _ name: String, locale: String = "en", rows: RosterRows = .person, yearLine: String? = nil
    ) -> PageStyle {
        PageStyle(
            sheet: Sheet(Media(name: name)!.landscape),
            locale: locale == "en" ? .english : CalendarLocale(named: locale)!
        ) { ($0.grouping, $0.yearLine) = (rows == .day ? .day : nil, yearLine) }
    }

    /// Across, with days as in Britain.
    fileprivate static var payPeriod: PageStyle {
        PageStyle(sheet: Sheet(Media.letter.landscape), locale: CalendarLocale(named: "en_GB")!) {
            ($0.firstWeekday, $0.changesSince) = (.monday, .may(19, month: 6, year: 2026))
        }
    }

    /// US Letter for both sides of paper that is bound.
    fileprivate static var mirrored: PageStyle {
        let margins = Insets(top: .points(54), left: .points(30), bottom: .points(36), right: .points(30))
        let gutter = Gutter(.points(24), at: .mirrored)
        return PageStyle(sheet: try! Sheet(mediaBox: Media.letter.size, margins: margins, gutter: gutter)) {
            $0.bodySizes.minimum = .points(9)
        }
    }
}

extension CivilDate {
    /// A day of May 2025, unless told otherwise.
    static func may(_ day: Int, month: Int = 5, year: Int = 2025) -> CivilDate {
        CivilDate(year: year, month: month, day: day)!
    }
}
