import CalendarCore

/// The next days below a card's lines: a row each, on a narrow card of two lines.
struct CallDaysComposer: PageComposer {
    let plan: CallPlan
    let context: LayoutContext
    /// The bottom of the day's lines.
    let top: Length

    private var metrics: CallMetrics { plan.metrics }
    private var area: Rect { context.frame.body }
    private var first: Length { top + (metrics.isNarrow ? metrics.pad : metrics.gap + metrics.label * 2) }

    private var rows: [Rect] {
        area.below(first - area.minY).rows(Array(repeating: plan.rowHeight, count: plan.days.count))
    }

    /// The edge between the dates and the rest of a row.
    private func dates(in row: Rect) -> Rect {
        Rect(
            x: row.x(of: metrics.dateColumn, from: .zero, direction), y: row.minY, width: metrics.dateColumn,
            height: row.height)
    }

    /// A part of a row, from a distance behind the dates to another, or to its end.
    private func part(of row: Rect, from start: Length, to end: Length? = nil) -> Rect {
        let start = metrics.dateColumn + metrics.inset + start
        let width = (end.map { $0 + metrics.dateColumn + metrics.inset } ?? row.width) - start
        return Rect(x: row.x(of: width, from: start, direction), y: row.minY, width: width, height: row.height)
    }

    // MARK: Under the words

    var grounds: [DisplayItem] {
        guard !rows.isEmpty else { return [] }
        let bands = zip(plan.days, rows).compactMap { day, row in
            context.ground(of: day.date, isClosed: day.closing != nil, in: dates(in: row))
        }
        let (heavy, thin) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
        return bands + [
            .rules([Rule.horizontal(y: first, from: area.minX, to: area.maxX)], weight: heavy),
            .rules(rows.map { Rule.horizontal(y: $0.maxY, from: area.minX, to: area.maxX) }, weight: thin),
        ]
    }

    // MARK: Words

    func items() -> [DisplayItem] {
        heads()
            + zip(plan.days, rows).map { day, row in
                .group(Structure(.dayList(day.date), frame: row), date(of: day, in: row) + content(of: day, in: row))
            }
    }

    /// The labels above the columns of a wide card.
    private func heads() -> [DisplayItem] {
        guard !metrics.isNarrow, !plan.days.isEmpty else { return [] }
        let row = Rect(x: area.minX, y: top, width: area.width, height: first - top)
        let call = plan.head.map { [($0.label, part(of: row, from: .zero, to: metrics.callColumn))] } ?? []
        let others = zip(lines, columns(in: row)).map { (typesetter.word($0.label, in: .bold), $1) }
        return [
            .group(
                Structure(.artifact),
                (call + others).map { label, box in
                    let size = label.size(atMost: metrics.label, fitting: box.width - metrics.pad)
                    return item(label, .start(.zero), in: box, at: row.maxY - metrics.label / 2, size: size)
                })
        ]
    }

    /// The lines of the columns: those on which somebody is on one of the days.
    private var lines: [ScheduleLine] {
        let used = Set(plan.days.flatMap(\.others).compactMap { $0.line?.key })
        return context.schedule.lines.filter { used.contains($0.key) }
    }

    private func columns(in row: Rect) -> [Rect] {
        let rest = part(of: row, from: metrics.callColumn)
        return rest.columns(Array(repeating: rest.width / max(1, lines.count), count: lines.count), direction)
    }

    private func date(of day: CallDay, in row: Rect) -> [DisplayItem] {
        let box = dates(in: row)
        let y = baseline(of: .bold, size: metrics.dayNumber, centredIn: box)
        let runs = DateHead(day.date, isClosed: day.closing != nil, context).runs(
            in: box, inset: metrics.inset, baseline: y, numberSize: metrics.dayNumber, weekdaySize: metrics.weekday)
        return [.text(runs.number), .text(runs.weekday)]
    }

    private func content(of day: CallDay, in row: Rect) -> [DisplayItem] {
        guard metrics.isNarrow else {
            let call = part(of: row, from: .zero, to: metrics.callColumn)
            return calls(of: day, in: call, isPhoneBeside: true) + others(of: day, in: row)
        }
        let upper = row.top(row.height * 11 / 20)
        let lower = row.below(upper.height - metrics.pad / 2)
        return calls(of: day, in: part(of: upper, from: .zero), isPhoneBeside: false)
            + oneLine(of: day, in: part(of: lower, from: .zero))
    }

    /// Who is on call, with the phone beside the name, or at the end of the row.
    private func calls(of day: CallDay, in box: Rect, isPhoneBeside: Bool) -> [DisplayItem] {
        let boxes = box.rows(Array(repeating: box.height / max(1, day.calls.count), count: day.calls.count))
        return zip(day.calls, boxes).map { call, box in
            let phone = call.phone.map { typesetter.word($0, in: .regular) }
            let width = box.width - (phone.map { $0.advance.width(at: metrics.dayPhone) + metrics.pad } ?? .zero)
            let text = typesetter.word(
                context.format.text(of: call.entry), in: [.bold, .condensedBold], size: metrics.dayName,
                fitting: width - metrics.pad)
            let size = text.size(atMost: metrics.dayName, fitting: width - metrics.pad)
            let y = baseline(of: .bold, size: metrics.dayName, centredIn: box)
            let beside = WordPlace.start(text.advance.width(at: size) + metrics.pad)
            let number = phone.map {
                item($0, isPhoneBeside ? beside : .end(.zero), in: box, at: y, size: metrics.dayPhone)
            }
            return .group(
                Structure(.footEntry, spoken: context.format.spoken(call.entry)),
                [item(text, .start(.zero), in: box, at: y, size: size)] + [number].compactMap(\.self))
        }
    }

    /// The texts of the other lines in their columns; the name of a closed day in their place.
    private func others(of day: CallDay, in row: Rect) -> [DisplayItem] {
        let rest = part(of: row, from: metrics.callColumn)
        if let closing = day.closing { return [name(of: closing, in: rest)] }
        return zip(lines, columns(in: row)).flatMap { line, box in
            texts(day.others.filter { $0.line?.key == line.key }, in: box)
        }
    }

    private func texts(_ entries: [Entry], in box: Rect) -> [DisplayItem] {
        let boxes = box.rows(Array(repeating: box.height / max(1, entries.count), count: entries.count))
        return zip(entries, boxes).map { entry, box -> DisplayItem in
            let text = typesetter.word(context.format.text(of: entry), in: .condensed)
            let size = text.size(atMost: metrics.dayStaff, fitting: box.width - metrics.pad)
            let y = baseline(of: .condensed, size: size, centredIn: box)
            let words = item(text, .start(.zero), in: box, at: y, size: size)
            return .group(Structure(.entry, spoken: context.format.spoken(entry)), [words])
        }
    }

    private func name(of closing: ClosedName, in box: Rect) -> DisplayItem {
        let words = [(closing.name, FontFace.bold), (closing.word ?? "", .regular)]
        let size = metrics.isNarrow ? metrics.dayStaff : metrics.dayName * 9 / 10
        let y = baseline(of: .bold, size: size, centredIn: box)
        var indent = Length.zero
        let items = words.filter { !$0.0.isEmpty }.map { text, face -> DisplayItem in
            let word = typesetter.word(text, in: face)
            let wordSize = face == .bold ? size : size * 4 / 5
            defer { indent += word.advance.width(at: wordSize) + size / 2 }
            return item(word, .start(indent), in: box, at: y, size: wordSize)
        }
        return .group(Structure(.entry), items)
    }

    /// "OS Z.T.B. CL N.D. OFF O.", as small as it has to be.
    private func oneLine(of day: CallDay, in box: Rect) -> [DisplayItem] {
        if let closing = day.closing { return [name(of: closing, in: box)] }
        let words = day.others.map { entry in
            (
                entry, typesetter.word(entry.leadingLabel ?? "", in: .bold),
                typesetter.word(context.format.text(of: entry), in: .condensed)
            )
        }
        func width(_ size: Length) -> Length {
            words.map { $0.1.advance.width(at: size * 3 / 4) + $0.2.advance.width(at: size) + size * 12 / 10 }.sum()
        }
        let natural = width(metrics.dayStaff)
        let size =
            natural > box.width
            ? Length(rawValue: metrics.dayStaff.rawValue * box.width.rawValue / natural.rawValue) : metrics.dayStaff
        let y = baseline(of: .condensed, size: size, centredIn: box)
        var indent = Length.zero
        return words.map { entry, label, text in
            let start = indent + label.advance.width(at: size * 3 / 4) + size * 3 / 10
            defer { indent = start + text.advance.width(at: size) + size * 9 / 10 }
            return .entry(
                spoken: context.format.spoken(entry),
                label: [label.run(.start(indent), in: box, at: y, size: size * 3 / 4, direction)],
                value: [text.run(.start(start), in: box, at: y, size: size, direction)])
        }
    }
}
