import CalendarCore
import CalendarLayout

extension PageOptions {
    static let rows = paper + grid + type + marks + entries

    private static let paper = list {
        OptionRow<[PageView]?>.view.at(\.views)
        OptionRow<Media>(
            OptionInfo(
                "media", .page,
                "Paper: a name such as letter, a4 or jis-b5, or a size such as 100x200mm; help lists all",
                example: ["a4"], completion: .list(Media.common.map(\.name)), listing: { MediaListing().text }),
            default: PageOptions().media, text: PageOptions().media.name, read: Media.init(option:)
        ).at(\.media)
        OptionInfo("landscape", .page, "Turn the paper: the longer edge is at the top").at(\.landscape)
        OptionInfo("portrait", .page, "Leave the paper as it is, also for kinds that are across").at(\.portrait)
        OptionInfo(
            "margin", .page, "Margin in points, or four: top, right, bottom, left", valueName: "points",
            otherwise: "36, less on small paper", example: ["36,28,36,28"]
        ).at(\.margin, read: Insets.init(option:))
        OptionInfo(
            "gutter", .page, "More margin for a binding, in points", kind: .decimal, valueName: "points",
            otherwise: "none", example: ["18"]
        ).at(\.gutter, read: Length.init(margin:))
        OptionInfo(
            "gutter-side", .page,
            "Where the binding is: left; top, if the sheet hangs; mirrored, if it is printed on both sides",
            valueName: "side", example: ["mirrored"]
        ).at(\.gutterSide)
    }

    private static let grid = list {
        OptionRow<CalendarLocale?>(
            OptionInfo(
                "locale", .page,
                "Language and conventions of pages, as in de_DE; en_US has 12 hours; --locale help lists all",
                valueName: "name", otherwise: "English, weeks from Sunday, 24 hours", example: ["de_DE"],
                completion: .locales, listing: { LocaleListing.text }),
            read: CalendarLocale.init(option:)
        ).recorded { $0.languageTag }.at(\.locale)
        OptionInfo(
            "cell", .page, "Labels before their values, above them (of empty lines, too), or whichever reads better",
            example: ["stacked"]
        ).at(\.style.cellStyle)
        OptionInfo(
            "labels", .page, "Labels run in before their values, or in a column of their own", example: ["column"]
        ).at(\.style.labels)
        OptionInfo(
            "weekends", .page, "Narrow weekends if that makes the type larger, or keep all columns equal",
            example: ["equal"]
        ).at(\.style.weekends)
        OptionInfo(
            "weekend", .page, "Days of the weekend, as in fri,sat, or none", valueName: "days",
            otherwise: "saturday,sunday, or the locale's", example: ["fri,sat"], completion: .weekdays
        ).at(\.weekend, read: Weekday.weekend(option:))
        OptionInfo(
            "first-weekday", .page, "Weekday of the first column, as in mon or monday", valueName: "day",
            otherwise: "\(PageStyle().firstWeekday.optionName), or the locale's", example: ["monday"],
            completion: .weekdays
        ).at(\.firstWeekday, read: Weekday.init(option:))
    }

    private static let type = list {
        OptionInfo(
            "min-font-size", .page, "Smallest type for entries, in points", kind: .decimal, valueName: "size",
            otherwise: "7 on letter paper", example: ["6"]
        ).at(\.style.bodySizes.minimum, read: Length.init(fontSize:))
        OptionInfo(
            "max-font-size", .page, "Largest type for entries, in points", kind: .decimal, valueName: "size",
            otherwise: "14 on letter paper", example: ["11.5"]
        ).at(\.style.bodySizes.maximum, read: Length.init(fontSize:))
        OptionInfo("same-size", .page, "Set all months in the same size").at(\.style.bodySizes.areSame)
    }

    private static let marks = list {
        OptionInfo(
            "today", .page,
            "Mark this day, and count --from this-week and the like from it; the word today is the clock's day, which "
                + "pages never ask for otherwise",
            valueName: "date", example: ["2026-07-06"]
        ).at(\.style.today, read: CivilDate.init(todayOption:))
        OptionInfo(
            "as-of", .page, "The date of the data, which the foot of pages says if --today does not", valueName: "date",
            otherwise: "the newest change", example: ["2026-07-06"]
        ).at(\.style.asOf, read: CivilDate.init(option:))
        OptionInfo(
            "rows", .page, "Weeks on a page of --view weeks", valueName: "n",
            otherwise: "up to seven on one page, six on each of several", example: ["4"]
        ).at(\.style.weekRows, in: 1...12)
        OptionInfo("week-numbers", .page, "Number the weeks, as in ISO 8601, at the edge of the grid")
            .at(\.style.hasWeekNumbers)
        OptionRow<NameForm>(
            OptionInfo(
                "names", .page, "Names as they are written, or the initials that people declare", example: ["initials"]),
            default: PageStyle().names
        ).recorded { [$0.keyword] }.at(\.style.names)
        OptionInfo(
            "corner", .page,
            "Blank cells of a month say whose its initials are, or have the months before and after, or both",
            example: ["both"]
        ).at(\.style.corner)
        OptionInfo(
            "by", .page,
            "A row of a roster is a person, or a day; days and weeks with hours have a column a person, place or line",
            otherwise: "a row a person, a column a day", example: ["person"]
        ).at(\.style.grouping)
        OptionInfo(
            "order", .page, "People on a roster: as the table has them, by name, or by the line they are on most",
            example: ["name"]
        ).at(\.style.rosterOrder)
        // Not for print jobs: a user who prints a host's schedule is not its owner.
        OptionRow<SheetPhones>(
            OptionInfo(
                "phones", .page, "Whose phones a person's own sheet (--person with --only) has at the end",
                example: ["all"], scopes: [.file, .item]),
            default: PageStyle().phones
        ).recorded { [$0.keyword] }.at(\.style.phones)
        OptionInfo(
            "done-items", .page, "What is done on a checklist has a tick, or a line through it as well",
            example: ["strike"]
        ).at(\.style.doneItems)
        // Not for print jobs: a user who prints a host's records is not their owner.
        OptionRow<[ChecklistProgress.PrivateDetail]?>(
            OptionInfo(
                "details", .page,
                "Private details that a person's checklist prints, as in address,phone: "
                    + ChecklistProgress.PrivateDetail.keywords.alternatives, valueName: "names",
                otherwise: "none", example: ["address,phone"],
                scopes: [.file, .item]), read: ChecklistProgress.PrivateDetail.details(option:)
        ).recorded { $0.map(\.rawValue).joined(separator: ",") }.at(\.details)
        OptionInfo("show-gaps", .page, "Mark each line that has fewer people than the rules (--rules) ask for")
            .at(\.showGaps)
        OptionRow<Bool>(
            OptionInfo("no-footer", .page, "No line at the foot of pages: schedule, newest change, page number")
        ).at(\.style.hasFooter) { !$0 }
        OptionInfo(
            "stamp", .page, "Put a code for this state of the schedule at the foot of pages; calprint verify reads it"
        ).at(\.stamp)
    }

    private static let entries = list {
        OptionRow<TimeFormat?>(
            OptionInfo(
                "time-format", .page, "Times as in 2:30 PM, or as in 14:30", valueName: "format",
                otherwise: "\(PageStyle().timeFormat.keyword), or the locale's", example: ["12h"])
        ).recorded { $0.keyword }.at(\.timeFormat)
        OptionInfo("times", .page, "How much to print of the times of events", otherwise: "range", example: ["start"])
            .at(\.style.times)
        OptionRow<Switch?>(
            OptionInfo("places", .page, "Print the places of events", otherwise: "on", example: ["off"])
        ).at(\.style.places) { $0?.isOn }
        OptionRow<Switch?>(
            OptionInfo("tentative", .page, "Mark tentative events in words", otherwise: "on", example: ["off"])
        ).at(\.style.tentative) { $0?.isOn }
        OptionRow<String?>.closedLabel(
            .page, otherwise: "the schedule's, or in the place of \(Closing.defaultWords[0]) the locale's"
        ).at(\.style.closedLabel)
        OptionInfo("title", .page, "Text after the month in every title", example: ["Ward 3"]).at(\.style.title)
        OptionInfo(
            "hours", .page, "Hours that weeks and days show, as in 7-19; earlier and later events are above and below",
            valueName: "range", otherwise: "those of the events, eight at least", example: ["7-19"]
        ).at(\.style.timeline.hours, read: HourRange.init(option:))
        OptionInfo(
            "days", .page,
            "Days that pages of a week show, as in mon-fri or mon,wed; a message counts the entries of others",
            valueName: "days", otherwise: "all", example: ["mon-fri"], completion: .weekdays
        ).at(\.style.timeline.days, read: WeekdaySet.init(option:))
        OptionInfo(
            "timeline", .page,
            "How weeks and days look, field by field; a file can have them as a table [timeline]; repeats",
            kind: .fields, valueName: "field=value", example: ["hour-height=30", "grid-shade=light"]
        ).at(\.timeline, each: TimelineSetting.init(option:))
    }
}

extension OptionRow {
    static var view: OptionRow<[PageView]?> {
        let names = PageView.all.map(\.name)
        return OptionRow<[PageView]?>(
            OptionInfo(
                "view", .page, "Kinds of page, separated by commas", valueName: "kind",
                otherwise: "month; with --only, agenda", example: ["year,month"]
            ).taking(names)
        ) { try PageView.views(option: $0, among: PageView.all) }.recorded { $0.map(\.name).joined(separator: ",") }
    }
}

extension PageView {
    /// The kinds of page. A new kind is a folder of the layout and a line here.
    static let all = [
        month, PageView(WeeksPage.init, showing: initials), PageView(WeekPage.init, showing: people),
        PageView(DayPage.init, showing: people), agenda,
        PageView(RosterPage.init, readsNames: true) { _ in roster },
        PageView(YearPage.init, showing: people), PageView(QuarterPage.init, showing: initials),
        PageView(PlannerPage.init, showing: initials),
        PageView(RequirementsPage.init, records: .documents) { _ in
            // Without days, templates name the document.
            [.documents: RecordKind.named(.documents).stamped, .people: names, .templates: ["name"]]
        },
        PageView(ChecklistPage.init, records: .checklists) { style in
            [
                .templates: RecordKind.named(.templates).stamped, .people: names,
                .progress: RecordKind.named(.progress).stamped.union(style.details.map(\.rawValue)),
            ]
        },
        PageView(CallPage.init) { _ in [.people: names.union(["phone"]), .lines: ["label", "hours"]] },
    ]

    static let month = PageView(MonthPage.init, showing: initials)
    static let agenda = PageView(AgendaPage.init, countsDays: true, showing: initials)

    private static let names: Set = ["name", "initials", "spellings"]
    private static let roster: ShownFields = [.people: names.union(["group"]), .lines: ["label", "code", "hours"]]

    /// Pages with texts as they are written, unless the style has initials for the names that people declare.
    private static func initials(_ style: PageStyle) -> ShownFields {
        [.people: style.names == .written ? ["name", "initials"] : names, .lines: ["label"]]
    }

    /// Pages that may have a column a person, or the names of people in the place of texts.
    private static func people(_ style: PageStyle) -> ShownFields { roster }
}
