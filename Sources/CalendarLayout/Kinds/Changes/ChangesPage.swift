import CalendarCore

/// The kind of page that lists what changed since an earlier schedule, day by day, then record by record: what is new
/// in bold, and what is gone below it, as "was B".
public struct ChangesPage: PageKind {
    /// `changes`.
    public static let name = "changes"

    /// None: it repeats what other pages show.
    public static let coverage: Set<Entry.Kind> = []

    /// It lists changes, whatever the days.
    public static let showsDays = false

    /// Start and end times, and places: any of these may have changed.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let blocks: [ContinuedBlock]
    private var directory = PageDirectory()

    /// Lists of changes, in a style.
    public init(_ changes: [ScheduleChange], _ context: LayoutContext) {
        self.init(changes, records: [], context)
    }

    /// Lists of changes on days, and of records that are on none, in a style.
    package init(_ changes: [ScheduleChange], records: [RecordChange], _ context: LayoutContext) {
        self.context = context
        blocks = ChangeBlocks(changes, context).blocks + RecordChangeBlocks(records, context).blocks
    }

    /// Keeps the links from days to the pages that show them.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// Counted without links, which take no room; the plan that is drawn has them.
    public func pageCount(of span: DaySpan) -> Int? { plan(span).count }

    /// As many pages as the changes need, whatever the days; none without a change.
    public func plan(_ span: DaySpan) -> [ChangesPlan] {
        let all = CivilDate.first...CivilDate.last
        let placed = blocks.map { block in
            let place = block.date.flatMap { directory.place(of: $0...$0, closerThan: all) }
            return ContinuationPage.PlacedBlock(block: block, page: place?.page)
        }
        let plans = ContinuationPage(context, placed).plan(span)
        return plans.enumerated().map { ChangesPlan(columns: $0.element, isFirst: $0.offset == 0) }
    }

    /// The columns of a page, with its title.
    public func compose(_ plan: ChangesPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        let style = context.style
        let (title, words) = (style.changesTitle, style.locale.phrases.page)
        let items =
            [context.frame.heading(style.titled(title)), plan.columns.rules]
            + plan.columns.parts.joined().map { $0.item(context) }
        let label = "\(title), \(words.filled(["page": style.locale.number(number)]))"
        let page = context.frame.page(items, label: label, outline: plan.isFirst ? Page.Outline(title) : nil)
        return LaidOutPage(
            page, number: number, kind: ChangesPage.name, span: plan.columns.span, type: plan.columns.sizes.type,
            placements: [])
    }
}

extension PageStyle {
    /// "Changes since 19 Jun", or "Changes".
    var changesTitle: String {
        changesSince.map { locale.phrases.changesSince.filled(["date": locale.shortDate($0)]) }
            ?? locale.phrases.changes
    }
}

/// A planned page of the list.
public struct ChangesPlan {
    let columns: ContinuationPlan
    /// True if the list begins on it.
    let isFirst: Bool
}

/// The changes of each day, and of the notes of each month, below a heading with its name.
struct ChangeBlocks {
    private(set) var blocks: [ContinuedBlock] = []
    private let context: LayoutContext

    init(_ changes: [ScheduleChange], _ context: LayoutContext) {
        self.context = context
        var groups: [(heading: ScheduleChange.Heading, changes: [ScheduleChange])] = []
        for change in changes {
            let heading = change.heading
            if groups.last?.heading != heading { groups.append((heading, [])) }
            groups[groups.count - 1].changes.append(change)
        }
        blocks = groups.map { block($0.changes, $0.heading) }
    }

    private func block(_ changes: [ScheduleChange], _ heading: ScheduleChange.Heading) -> ContinuedBlock {
        let locale = context.style.locale
        let entries = changes.flatMap(sides)
        return switch heading {
        case .day(let date):
            ContinuedBlock(locale.heading(of: date), date: date, repeating: entries)
        case .notes(let month):
            ContinuedBlock("\(locale.phrases.notes) · \(locale.title(of: month))", date: nil, repeating: entries)
        }
    }
}

extension ChangeBlocks {
    /// The people who are new and gone, if that tells the change; else the new entry, and the one that is gone.
    private func sides(of change: ScheduleChange) -> [Entry] {
        if let after = change.after, change.before != nil, let words = change.people?.words {
            return [Entry(line: after.line, .line(words), location: after.location, revision: .new)]
        }
        let sides = context.format.sides(of: change, context.schedule.closedWord) ?? (change.before, change.after)
        let gone = sides.before.map {
            Entry(goneFrom: $0.line, context.format.text(of: $0), isReplaced: sides.after != nil, $0.location)
        }
        var new = sides.after
        new?.revision = .new
        return [new, gone].compactMap(\.self)
    }
}

extension ScheduleChange {
    /// The heading of changes of the same day or the same notes.
    fileprivate enum Heading: Equatable {
        case day(CivilDate)
        case notes(YearMonth)
    }

    fileprivate var heading: Heading {
        switch subject {
        case .day(let date, _): .day(date)
        case .note(let month, _): .notes(month)
        }
    }
}
