import CalendarCore

/// Who is on call, in large type, until when, and who is next.
struct CallHead {
    /// The day's text on the line, if it is nothing but the name.
    let entry: Entry?
    let label: ShapedText
    let names: [Name]
    /// Until when, in bold, and who is next, at the end of the last phone's line.
    let remarks: [ShapedText]
    let remarkSize: Length
    /// True if the remarks are below the phones, because there is no room beside them.
    let isRemarkBelow: Bool
    let height: Length

    /// Somebody on call.
    struct Name {
        let name: ShapedText
        let size: Length
        let phone: ShapedText?
        let phoneSize: Length

        var height: Length { size * 11 / 10 + (phone == nil ? .zero : phoneSize * 5 / 4) }
    }
}

/// Another line of the day: a name in each column, or all in one.
struct CallLine {
    let entry: Entry
    let label: ShapedText?
    let closing: ShapedText?
    let names: [TextBlock]
    let columns: Int
    /// The room above and below the names.
    let pad: Length

    var height: Length { rows.sum() + pad * 2 }

    /// The heights of its rows of names.
    var rows: [Length] {
        stride(from: 0, to: names.count, by: columns).map { start in
            names[start..<min(start + columns, names.count)].map(\.height).max() ?? .zero
        }
    }
}

/// One of the next days: who is on call, and who is where.
struct CallDay {
    let date: CivilDate
    let closing: ClosedName?
    let calls: [Call]
    let others: [Entry]

    struct Call {
        let entry: Entry
        let phone: String?
    }
}

/// Sets a card in the largest type in which the day's lines fit, and as many of the next seven days as have room.
struct CallPlanner {
    private let context: LayoutContext
    private let holders: CallHolders
    private let metrics: CallMetrics
    private let area: Rect
    private let initials: DeclaredInitials

    init(_ context: LayoutContext, _ holders: CallHolders) {
        (self.context, self.holders) = (context, holders)
        area = context.frame.body
        metrics = CallMetrics(area)
        initials = DeclaredInitials(context.schedule.people)
    }

    private var typesetter: Typesetter { context.typesetter }
    private var words: CallWords { CallWords(context: context, holders: holders) }

    func plan(_ span: DaySpan) -> CallPlan {
        let date = span.lowerBound
        let head = head(on: date)
        let entries = entries(on: date).filter { $0 != head?.entry }
        let room = area.height - (head?.height ?? .zero)
        let sizes = TypeLadder.sizes(from: metrics.staff, to: metrics.leastStaff)
        let all = sizes.map { size in entries.map { line($0, size: size) } }
        let lines = all.first { $0.map(\.height).sum() <= room } ?? all[all.count - 1]
        let rest = room - lines.map(\.height).sum() - metrics.headingHeight
        let least = metrics.isNarrow ? metrics.mostRow * 4 / 5 : metrics.dayName * 8 / 5
        let count = max(0, min(7, rest.rawValue / max(1, least.rawValue)))
        let days = (0..<count).compactMap { CivilDate(date.epochDay + ($0 + 1)) }.map { day($0) as CallDay }
        return CallPlan(
            span: span, metrics: metrics, head: head, lines: lines, days: days,
            rowHeight: min(metrics.mostRow, rest / max(1, count)))
    }

    private func entries(on date: CivilDate) -> [Entry] {
        context.schedule.entries(on: date).filter { $0.kind == .line }
    }

    // MARK: On call

    private func head(on date: CivilDate) -> CallHead? {
        let now = holders.holders(on: date)
        guard let line = holders.line, !now.isEmpty else { return nil }
        let names = now.map { name($0, share: now.count) }
        let (remarks, size) = (remarks(now, on: date), metrics.word)
        let widest = remarks.map { $0.advance.width(at: size) }.max() ?? .zero
        let beside = area.width - metrics.gap - widest
        let last = names[names.count - 1]
        let used = last.phone.map { $0.advance.width(at: last.phoneSize) } ?? last.name.advance.width(at: last.size)
        let isBelow = used > beside
        let height =
            metrics.gap + metrics.word * 7 / 5 + names.map(\.height).sum() + metrics.gap
            + (isBelow ? size * 5 / 4 * remarks.count : .zero)
        return CallHead(
            entry: words.entry(entries(on: date), saying: now), label: typesetter.word(line.label, in: .bold),
            names: names, remarks: remarks, remarkSize: size, isRemarkBelow: isBelow, height: height)
    }

    private func name(_ holder: CallHolders.Holder, share count: Int) -> CallHead.Name {
        let size = count == 1 ? metrics.name : metrics.name * 3 / (2 + count)
        let bold = typesetter.word(holder.name, in: .bold)
        let isWide = bold.size(atMost: size, fitting: area.width) < metrics.leastName
        let name = isWide ? typesetter.word(holder.name, in: .condensedBold) : bold
        let phone = holder.phone.map {
            typesetter.word($0, in: [.bold, .condensedBold], size: metrics.phone, fitting: area.width)
        }
        return CallHead.Name(
            name: name, size: name.size(atMost: size, fitting: area.width), phone: phone,
            phoneSize: phone?.size(atMost: metrics.phone, fitting: area.width) ?? .zero)
    }

    /// "until Mon 6 Jul, 7:30" and "then BELACQUA 555-0142".
    private func remarks(_ now: [CallHolders.Holder], on date: CivilDate) -> [ShapedText] {
        [
            words.until(now, on: date).map { word($0, [.bold, .condensedBold]) },
            words.then(now).map { word($0, [.regular, .condensed]) },
        ].compactMap(\.self)
    }

    private func word(_ text: String, _ faces: [FontFace]) -> ShapedText {
        typesetter.word(text, in: faces, size: metrics.word, fitting: area.width)
    }

    // MARK: The day's lines

    private func line(_ entry: Entry, size: Length) -> CallLine {
        let closing = ClosedName(entry, context)
        let text = closing?.name ?? context.format.text(of: entry)
        let all = Staff(of: entry, text, initials).names
        let width = area.width - metrics.labelColumn
        let face: FontFace = closing != nil ? .bold : metrics.isNarrow ? .condensed : .regular
        let isOne = metrics.isNarrow || all.count == 1
        let columns = isOne ? 1 : 3
        let names = isOne ? [all.joined(separator: " · ")] : all
        let blocks = names.map { name in
            TextBlock(
                typesetter.value(name, of: entry), in: face, size: size, leading: size * 5 / 4,
                width: width / columns - (isOne ? .zero : metrics.pad), typesetter)
        }
        let label = entry.leadingLabel.map {
            typesetter.word(
                $0, in: [.bold, .condensedBold], size: metrics.label, fitting: metrics.labelColumn - metrics.pad)
        }
        let word = closing?.word.map { typesetter.word($0, in: .regular) }
        return CallLine(entry: entry, label: label, closing: word, names: blocks, columns: columns, pad: metrics.pad)
    }

    // MARK: The next days

    private func day(_ date: CivilDate) -> CallDay {
        let entries = entries(on: date).filter { !$0.isGone && !$0.isBoxed }
        let closed = entries.lazy.compactMap { ClosedName($0, context) }.first
        let open = entries.filter { context.schedule.closing(of: $0) == nil }
        let calls = open.filter { $0.line?.key == holders.line?.key && holders.line != nil }
        return CallDay(
            date: date, closing: closed, calls: calls.map { CallDay.Call(entry: $0, phone: holders.phone(on: date)) },
            others: open.filter { entry in !calls.contains(entry) })
    }
}
