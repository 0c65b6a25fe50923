import CalendarCore

/// The next days below a card's lines: a row each, on a narrow card of two lines.
struct CallDaysComposer: PageComposer {
    let plan: CallPlan
    let context: LayoutContext
    /// The bottom of the day's lines.
    let top: Length

    private var metrics: CallMetrics { plan.metrics }
    private var area: Rect { context.frame.body }
    private var first: Length { top + metrics.headingHeight }

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

    /// A list of entries a day on a narrow card, else a table: a row a day.
    func items() -> [DisplayItem] {
        guard !rows.isEmpty else { return [] }
        let days = zip(plan.days, rows)
        guard !metrics.isNarrow else {
            return days.map { day, row in
                .group(Structure(.dayList(day.date), frame: row), date(of: day, in: row) + content(of: day, in: row))
            }
        }
        let height = metrics.label * 2
        let head = Rect(x: area.minX, y: first - height, width: area.width, height: height)
        let table = Rect(
            x: area.minX, y: head.minY, width: area.width, height: (rows.last?.maxY ?? first) - head.minY)
        let lines = days.map { day, row in DisplayItem.group(Structure(.row, frame: row), cells(of: day, in: row)) }
        return [heading, .group(Structure(.table, frame: table), [heads(in: head)] + lines)]
    }

    /// "July 2–8, 2026": the days that have room.
    private var heading: DisplayItem {
        let days = plan.days[0].date...plan.days[plan.days.count - 1].date
        let words = typesetter.word(locale.title(of: days), in: .bold)
        let y = top + metrics.gap + metrics.heading
        return .group(
            Structure(.subheading), [item(words, .start(.zero), in: area, at: y, size: metrics.heading)])
    }

    /// The labels above the columns.
    private func heads(in row: Rect) -> DisplayItem {
        let call = (plan.head?.label, part(of: row, from: .zero, to: metrics.callColumn))
        let others = zip(lines, columns(in: row)).map { (typesetter.word($0.label, in: .bold) as ShapedText?, $1) }
        let heads = ([call] + others).map { label, box -> DisplayItem in
            let words = label.map { label in
                let size = label.size(atMost: metrics.label, fitting: box.width - metrics.pad)
                return item(label, .start(.zero), in: box, at: row.maxY - metrics.label / 2, size: size)
            }
            return .group(Structure(.columnHeader, frame: box), [words].compactMap(\.self))
        }
        return .group(
            Structure(.headerRow, frame: row), [.group(Structure(.cell, frame: dates(in: row)), [])] + heads)
    }

    private func cells(of day: CallDay, in row: Rect) -> [DisplayItem] {
        let call = part(of: row, from: .zero, to: metrics.callColumn)
        let calls = calls(of: day, in: call, isPhoneBeside: true)
        return [
            .group(Structure(.rowHeader, frame: dates(in: row)), date(of: day, in: row)),
            .group(Structure(.cell, frame: call), calls),
        ] + others(of: day, in: row)
    }

    /// The lines of the columns: those that have a text on one of the days. The name of a closed day needs one, too.
    private var lines: [ScheduleLine] {
        let used = Set(plan.days.flatMap(\.others).compactMap { $0.line?.key })
        let lines = context.schedule.lines.filter { used.contains($0.key) }
        guard lines.isEmpty, plan.days.contains(where: { $0.closing != nil }) else { return lines }
        return Array(context.schedule.lines.prefix(1))
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
        let upper = row.top(row.height * 11 / 20)
        let lower = row.below(upper.height - metrics.pad / 2)
        return calls(of: day, in: part(of: upper, from: .zero), isPhoneBeside: false).map { call in
            .group(Structure(.footEntry), [call])
        } + oneLine(of: day, in: part(of: lower, from: .zero))
    }

    /// Who is on call, with the phone beside the name, or at the end of the row.
    private func calls(of day: CallDay, in box: Rect, isPhoneBeside: Bool) -> [DisplayItem] {
        let boxes = box.rows(Array(repeating: box.height / max(1, day.calls.count), count: day.calls.count))
        return zip(day.calls, boxes).flatMap { call, box in
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
            return [item(text, .start(.zero), in: box, at: y, size: size)] + [number].compactMap(\.self)
        }
    }

    /// The texts of the other lines in their columns; the name of a closed day in the first.
    private func others(of day: CallDay, in row: Rect) -> [DisplayItem] {
        zip(lines, columns(in: row)).enumerated().map { index, column in
            let (line, box) = column
            let rest = part(of: row, from: metrics.callColumn)
            let words =
                day.closing.map { index == 0 ? name(of: $0, in: rest) : [] }
                ?? texts(day.others.filter { $0.line?.key == line.key }, in: box)
            return .group(Structure(.cell, frame: box), words)
        }
    }

    private func texts(_ entries: [Entry], in box: Rect) -> [DisplayItem] {
        let boxes = box.rows(Array(repeating: box.height / max(1, entries.count), count: entries.count))
        return zip(entries, boxes).flatMap { entry, box in fitted(context.format.text(of: entry), in: box) }
    }

    /// A text in the middle of a box: on a line, if a quarter less in size does that, else in lines, as large as it can
    /// be. The end is cut off if there is no room for it in the smallest type.
    private func fitted(_ text: String, in box: Rect) -> [DisplayItem] {
        let width = box.width - metrics.pad
        let blocks = TypeLadder.sizes(from: metrics.dayStaff, to: metrics.leastStaff).lazy.map { size in
            TextBlock(text, in: .condensed, size: size, width: width, typesetter)
        }
        var block =
            blocks.first { $0.size * 4 >= metrics.dayStaff * 3 && $0.lineCount == 1 }
            ?? blocks.first { $0.height <= box.height && !$0.breaksWords } ?? blocks[blocks.count - 1]
        var mark: [DisplayItem] = []
        if block.height > box.height {
            let count = max(1, box.height.rawValue / block.leading.rawValue)
            let dots = typesetter.word(CutMark.dots.words(locale), in: .condensed)
            let room = TextCut.Room(
                width: width, size: block.size, mark: .dots, markWidth: dots.advance.width(at: block.size))
            let indent = block.cut(to: count, of: typesetter.passingParagraph(text), in: room)
            let y = top(of: block, in: box) + block.leading * (block.lineCount - 1) + block.baselineOffset
            mark = [item(dots, .start(indent), in: box, at: y, size: block.size)]
        }
        let x = direction == .leftToRight ? box.minX : box.maxX
        return block.runs(at: Point(x: x, y: top(of: block, in: box)), direction).map(DisplayItem.text) + mark
    }

    private func top(of block: TextBlock, in box: Rect) -> Length { box.minY + (box.height - block.height) / 2 }

    private func name(of closing: ClosedName, in box: Rect) -> [DisplayItem] {
        let words = [(closing.name, FontFace.bold), (closing.word ?? "", .regular)]
        let size = metrics.isNarrow ? metrics.dayStaff : metrics.dayName * 9 / 10
        let y = baseline(of: .bold, size: size, centredIn: box)
        var indent = Length.zero
        return words.filter { !$0.0.isEmpty }.map { text, face -> DisplayItem in
            let word = typesetter.word(text, in: face)
            let wordSize = face == .bold ? size : size * 4 / 5
            defer { indent += word.advance.width(at: wordSize) + size / 2 }
            return item(word, .start(indent), in: box, at: y, size: wordSize)
        }
    }

    /// "OS Z.T.B. CL N.D. OFF O.", as small as it has to be.
    private func oneLine(of day: CallDay, in box: Rect) -> [DisplayItem] {
        if let closing = day.closing { return [.group(Structure(.entry), name(of: closing, in: box))] }
        let words = day.others.map { entry in
            (
                entry, typesetter.word(entry.leadingLabel ?? "", in: .bold),
                typesetter.word(context.format.text(of: entry), in: .condensed)
            )
        }
        func width(_ size: Length) -> Length {
            words.map { $0.1.advance.width(at: size * 3 / 4) + $0.2.advance.width(at: size) + size * 12 / 10 }.sum()
        }
        guard width(metrics.leastStaff) <= box.width else {
            let texts = words.map { entry, label, text in "\(label.text) \(text.text)" }
            return [.group(Structure(.entry), fitted(texts.joined(separator: "  "), in: box))]
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
