import CalendarCore

/// The pages of a calendar of any kind, one by one: numbered, continued, and checked against the schedule.
public struct CalendarPages<Kind: PageKind>: PageSequence {
    private var kind: Kind
    private var isPrepared = false
    /// The pages of the document.
    private var directory = PageDirectory()
    /// The number of pages in the document.
    private var pageCount = 0
    /// True if its last page is also the document's.
    private var isLast = true
    private var spans: ArraySlice<DaySpan>
    /// The plans of the first spans that were planned to count their pages.
    private var planned: ArraySlice<(span: DaySpan, plans: [Kind.Plan])> = []
    /// How many spans keep their plans until they are drawn. Others are planned again, so that memory does not grow.
    private static var plannedCount: Int { 64 }
    private var nextNumber = 1
    /// The remaining pages of the current span, last page first.
    private var pending: [LaidOutPage] = []

    /// The pages of some spans of days, in their order.
    public init(_ kind: Kind, spans: some Sequence<DaySpan>) {
        self.kind = kind
        self.spans = Array(spans)[...]
    }

    /// The number of spans that have not been laid out yet.
    public var remainingSpanCount: Int { spans.count }

    /// The next page: of a span, or of its continuation; nil after the last.
    ///
    /// Throws a ``LayoutError`` if the pages of its span cannot be laid out.
    public mutating func next() throws(LayoutError) -> LaidOutPage? {
        if let page = pending.popLast() { return page }
        if !isPrepared { try prepare() }
        guard let span = spans.popFirst() else { return nil }
        let pages = try pages(of: span)
        nextNumber += pages.count
        pending = pages.reversed()
        return pending.popLast()
    }

    /// Lays out a span, checks it against the schedule, and looks for characters that no face has.
    private mutating func pages(of span: DaySpan) throws(LayoutError) -> [LaidOutPage] {
        let pages = composedPages(of: span)
        try checkMeasured()
        try check(pages, of: span)
        guard kind.context.typesetter.measurer.hasMissedGlyphs else { return pages }
        return try notingMissingCharacters(pages)
    }

    /// Prepares a document of its own; its pages are counted only if they print their number.
    private mutating func prepare() throws(LayoutError) {
        var directory = PageDirectory()
        guard kind.context.style.hasFooter else { return try prepareKind() }
        try enter(into: &directory, isLast: true)
        begin(directory)
    }

    /// Decides everything that all pages share.
    private mutating func prepareKind() throws(LayoutError) {
        kind.prepare(Array(spans))
        try checkMeasured()
        isPrepared = true
    }

    /// Enters its pages behind those of a directory.
    public mutating func enter(into directory: inout PageDirectory, isLast: Bool) throws(LayoutError) {
        try prepareKind()
        (nextNumber, self.isLast) = (directory.pageCount + 1, isLast)
        count(in: &directory)
        try checkMeasured()
    }

    /// Throws the first reason why a text could not be measured or set.
    private func checkMeasured() throws(LayoutError) {
        if let failure = kind.context.typesetter.failure { throw .measuring(failure) }
    }

    private mutating func count(in directory: inout PageDirectory) {
        for span in spans {
            if Kind.showsDays { directory.add(span, as: Kind.name) }
            if let known = kind.pageCount(of: span) {
                directory.pageCount += known
                continue
            }
            let plans = kind.plan(span)
            if planned.count < CalendarPages.plannedCount { planned.append((span, plans)) }
            let continued = continuation(of: plans, from: 1, span).plan(span)
            directory.pageCount += plans.count + continued.count
            guard !isLast || span != spans.last else { continue }
            directory.pageCount += mirroring.blankCount(
                after: directory.pageCount, isContinued: !continued.isEmpty)
        }
    }

    /// Takes the directory of all pages.
    public mutating func begin(_ directory: PageDirectory) {
        (self.directory, pageCount) = (directory, directory.pageCount)
        kind.take(directory)
    }

    /// The pages that continue some plans, whose pages have the numbers from `first` on.
    private func continuation(of plans: [Kind.Plan], from first: Int, _ span: DaySpan) -> ContinuationPage {
        let numbers = first..<first + plans.count
        return ContinuationPage(
            kind.context, zip(plans, numbers).flatMap(overflow), of: Kind.name(of: span, kind.context.style.locale))
    }

    private mutating func composedPages(of span: DaySpan) -> [LaidOutPage] {
        let plans = planned.first?.span == span ? planned.removeFirst().plans : kind.plan(span)
        let numbers = nextNumber..<nextNumber + plans.count
        let continuation = continuation(of: plans, from: nextNumber, span)
        let continued = continuation.plan(span)
        let places = ContinuationPlaces(continued, firstNumber: numbers.upperBound)
        var pages: [LaidOutPage] = []
        for (plan, number) in zip(plans, numbers) {
            pages.append(kind.compose(plan, number: number, continuations: places))
        }
        for (plan, number) in zip(continued, numbers.upperBound...) {
            pages.append(continuation.compose(plan, number: number, continuations: ContinuationPlaces()))
        }
        pages = pages.map { mirroring.placed(footed($0.accounting(for: Kind.coverage))) }
        return pages + blanks(after: pages, isContinued: !continued.isEmpty)
    }

    private var mirroring: MirroredPages { MirroredPages(style: kind.context.style) }

    /// Empty pages, so that the next span begins on a new sheet.
    private func blanks(after pages: [LaidOutPage], isContinued: Bool) -> [LaidOutPage] {
        guard let last = pages.last, !isLast || !spans.isEmpty else { return [] }
        let count = mirroring.blankCount(after: last.number, isContinued: isContinued)
        return (0..<count).map { LaidOutPage(blankAfter: last, by: $0 + 1) }
    }

    /// The page with a line at its foot, and a link from its title.
    private func footed(_ page: LaidOutPage) -> LaidOutPage {
        let footer = PageFooter(context: kind.context, pageCount: pageCount, neighbours: neighbours(of: page.span))
        var page = page
        // Changes are those of some days.
        let days = Kind.showsDays || page.kind == ChangesPage.name ? page.span : nil
        page.page = directory.leadingFromTitle(page.page, of: page.span).adding(footer.items(page.number, days))
        return page
    }

    /// The pages of this kind before and after those of a span; nil in a document of one kind.
    private func neighbours(of span: DaySpan) -> PageFooter.Neighbours? {
        func target(_ span: DaySpan) -> (place: Place, name: String)? {
            directory.place(of: span, as: Kind.name).map { ($0, Kind.name(of: span, kind.context.style.locale)) }
        }
        return directory.neighbours(of: span, as: Kind.name).map { last, next in
            PageFooter.Neighbours(last: last.flatMap(target), next: next.flatMap(target))
        }
    }

    private func overflow(of plan: Kind.Plan, page: Int) -> [ContinuationPage.PlacedBlock] {
        kind.overflow(of: plan).map {
            ContinuationPage.PlacedBlock(block: $0, page: page)
        }
    }

    private func check(_ pages: [LaidOutPage], of span: DaySpan) throws(LayoutError) {
        let style = kind.context.style
        let audit = SpanAudit(kind.context.schedule, span, kinds: Kind.coverage, kind.context.format) {
            Kind.shows($0, style)
        }
        do {
            try audit.check(pages.map(\.placements))
            try kind.audit(pages)
        } catch {
            throw .accounting(error)
        }
    }

    /// Throws ``LayoutError/missingCharacters(_:)`` if there are any and the style allows no boxes for them.
    private func notingMissingCharacters(_ pages: [LaidOutPage]) throws(LayoutError) -> [LaidOutPage] {
        let pages = pages.map { $0.notingMissingCharacters() }
        let all = pages.flatMap(\.missing).firstOfEachScalar
        guard all.isEmpty || kind.context.style.missingCharacters == .warn else { throw .missingCharacters(all) }
        return pages
    }
}

extension CalendarPages<MonthPage> {
    /// The pages of some months of a schedule, in the order of `months`.
    public init(
        _ schedule: Schedule, months: some Sequence<YearMonth>, style: PageStyle = PageStyle(), typesetter: Typesetter
    ) {
        let context = LayoutContext(schedule, style, typesetter, details: MonthPage.details)
        self.init(MonthPage(context), spans: months.map(DaySpan.init))
    }
}
