import CalendarCore

/// The line at the foot of a day with columns: who is on call, until when, and who is next.
struct CallRow {
    /// The day's text on the line.
    let entry: Entry
    private let words: [Word]
    let height: Length

    struct Word {
        let shaped: ShapedText
        let size: Length
        /// True for the name of somebody on call.
        let isName: Bool

        var width: Length { shaped.advance.width(at: size) }
        /// The gap behind it.
        var gap: Length { size * 60 / 100 }
    }

    var glyphs: SetGlyphs { SetGlyphs(words.filter(\.isName).map(\.shaped)) }
    var type: BodyType { BodyType(.regular, size: words.map(\.size).max() ?? .zero) }

    /// The row of a day; nil if its text on the line says more than who is on call.
    init?(
        _ day: TimelineDay, _ holders: CallHolders, _ context: LayoutContext, _ metrics: TimelineMetrics,
        _ width: Length
    ) {
        let call = CallWords(context: context, holders: holders)
        let now = holders.holders(on: day.date)
        guard let line = holders.line, !now.isEmpty,
            let entry = call.entry(context.schedule.entries(on: day.date), saying: now)
        else { return nil }
        var texts: [(String, FontFace, Length)] = [(line.label, .bold, metrics.headWordsSize)]
        for holder in now {
            texts.append((holder.name, .bold, metrics.callSize))
            if let phone = holder.phone { texts.append((phone, .bold, metrics.callSize * 7 / 10)) }
        }
        if let until = call.until(now, on: day.date) { texts.append((until, .regular, metrics.footSize)) }
        if let then = call.then(now) { texts.append((then, .condensedBold, metrics.callSize * 6 / 10)) }
        let words = texts.map { text, face, size in
            Word(shaped: context.typesetter.word(text, in: face), size: size, isName: size == metrics.callSize)
        }
        let natural = words.map { $0.width + $0.gap }.sum()
        self.entry = entry
        self.words = natural <= width ? words : words.map { $0.shrunk(by: width, of: natural) }
        height = metrics.callSize * 14 / 10
    }

    /// Its words from the edge of a row on, all on a line.
    func item(in row: Rect, _ composer: some PageComposer) -> DisplayItem {
        let y = composer.baseline(of: .bold, size: type.size, centredIn: row)
        var (items, indent) = ([DisplayItem](), Length.zero)
        for word in words {
            items.append(composer.item(word.shaped, .start(indent), in: row, at: y, size: word.size))
            indent += word.width + word.gap
        }
        return .group(
            Structure(.footEntry, frame: row, spoken: composer.context.format.spoken(entry)),
            [.group(Structure(.label), [items[0]]), .group(Structure(.value), Array(items.dropFirst()))])
    }
}

extension CallRow.Word {
    fileprivate func shrunk(by width: Length, of natural: Length) -> Self {
        Self(
            shaped: shaped, size: Length(rawValue: size.rawValue * width.rawValue / max(1, natural.rawValue)),
            isName: isName)
    }
}
