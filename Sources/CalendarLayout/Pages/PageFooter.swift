import CalendarCore

/// The line at a page's foot: whose schedule it is, how current, and which page of how many.
struct PageFooter {
    let context: LayoutContext
    /// The number of pages in the document.
    let pageCount: Int
    /// The pages of the same kind before and after; nil in a document of one kind.
    var neighbours: Neighbours?

    /// The pages before and after a page, with the names of their days.
    struct Neighbours {
        let last: (place: Place, name: String)?
        let next: (place: Place, name: String)?
    }

    /// The items of the footer of a page; empty if the style has no footer.
    ///
    /// - Parameter span: the days that it shows; nil if it shows none.
    func items(_ number: Int, _ span: DaySpan?) -> [DisplayItem] {
        guard context.style.hasFooter else { return [] }
        let (content, locale) = (context.frame.content, context.style.locale)
        let page = text(
            phrases.pageOf.filled(["page": locale.number(number), "count": locale.number(pageCount)]),
            width: content.width)
        let side = (content.width - gap * 2) / 2
        let asOf = state(of: span).map { words in text(words, width: side) }
        // The middle stays free for the date, and the end for the page's number.
        let room = (content.width - (asOf?.width ?? page.width * 2)) / 2 - gap
        let name = name(room)
        let start = locale.direction == .leftToRight
        var items: [DisplayItem] = []
        if let name { items.append(name.item(x: start ? content.minX : content.maxX - name.width, y: baseline)) }
        if let asOf { items.append(asOf.item(x: content.midX - asOf.width / 2, y: baseline)) }
        let indent = arrows == nil ? .zero : arrowWidth
        items.append(
            page.item(x: start ? content.maxX - page.width - indent : content.minX + indent, y: baseline))
        let frame = Rect(x: content.minX, y: content.maxY - size, width: content.width, height: size)
        return links(around: page.width) + [.group(Structure(.footer, frame: frame), items)]
    }

    // MARK: Links

    /// "‹" and "›", for the pages before and after.
    private var arrows: (last: ShapedText, next: ShapedText)? {
        guard neighbours != nil else { return nil }
        let (left, right) = (
            context.typesetter.word("\u{2039}", in: .bold), context.typesetter.word("\u{203A}", in: .bold)
        )
        return context.style.locale.direction == .leftToRight ? (left, right) : (right, left)
    }

    /// The width of an arrow and of the gap between it and the page's number.
    private var arrowWidth: Length { size * 11 / 10 }

    /// The links at both sides of the number, which is `width` wide.
    private func links(around width: Length) -> [DisplayItem] {
        guard let arrows, let neighbours else { return [] }
        let gap = arrowWidth - arrows.last.advance.width(at: size)
        return [
            neighbours.last.map { link(arrows.last, to: $0, indent: arrowWidth + width + gap) },
            neighbours.next.map { link(arrows.next, to: $0, indent: .zero) },
        ].compactMap(\.self)
    }

    /// An arrow at a distance from the end of the line, with the name of the page that it leads to for readers.
    private func link(_ arrow: ShapedText, to page: (place: Place, name: String), indent: Length) -> DisplayItem {
        let (content, direction) = (context.frame.content, context.style.locale.direction)
        let width = arrow.advance.width(at: size)
        let x = content.x(of: width, from: content.width - indent - width, direction)
        let area = Rect(x: x - size / 2, y: content.maxY - size * 3 / 2, width: width + size, height: size * 3 / 2)
        let run = TextRun(arrow, origin: Point(x: x, y: baseline), size: size)
        let words = DisplayItem.group(Structure(.value, spoken: page.name), [.text(run)])
        return .group(Structure(.paragraph), [.link(area, to: page.place, [words])])
    }

    /// The schedule's title; the names of several sources, as many as have room: "Averbeck, Belacqua +2".
    private func name(_ room: Length) -> SetText? {
        let names = context.schedule.mergedNames
        guard !names.isEmpty else { return context.schedule.title.flatMap { shortened($0, room) } }
        let lists = names.indices.reversed().lazy.map { last in
            let rest = names.count - last - 1
            let more = rest > 0 ? " +\(context.style.locale.number(rest))" : ""
            return text(names[...last].joined(separator: ", ") + more, width: room)
        }
        return lists.first { $0.width <= room } ?? shortened(names[0], room)
    }

    private var phrases: PagePhrases { context.style.locale.phrases }
    private var size: Length { context.style.scale.furniture(context.style.sizes.footer) }
    private var gap: Length { size * 2 }

    /// Descenders stay inside the margin.
    private var baseline: Length {
        let descent = Advance(context.typesetter.measurer.metrics(of: .regular).descent).width(at: size)
        return context.style.sheet.content.maxY - descent
    }

    /// "as of 15 Dec 2024, 16:02 · not updated since 14 Mar · incomplete · 3f2a-91c0", or some of it.
    private func state(of span: DaySpan?) -> String? {
        let style = context.style
        let since = style.notUpdatedSince.map { phrases.notUpdated.filled(["date": style.locale.shortDate($0)]) }
        let parts = [asOf(span), since, style.isIncomplete ? phrases.incomplete : nil, style.stamp].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// "as of 15 Dec 2024": the style's date; else the newest change among the records of these days, with its time.
    private func asOf(_ span: DaySpan?) -> String? {
        let date = context.style.pageDate.map(context.style.locale.shortDateWithYear) ?? newestChange(in: span)
        return date.map { phrases.asOf.filled(["date": $0]) }
    }

    /// "15 Dec 2024, 16:02".
    private func newestChange(in span: DaySpan?) -> String? {
        let locale = context.style.locale
        let records = context.schedule
        guard let newest = span.map(records.lastModified(in:)) ?? records.lastModified,
            let time = context.localTime(newest)
        else { return nil }
        return phrases.moment.filled([
            "date": locale.shortDateWithYear(time.date), "time": locale.clockTime(time, as: context.style.timeFormat),
        ])
    }

    private struct SetText {
        let shaped: ShapedText
        let clusters: Range<Int>
        let size: Length
        var width: Length { shaped.advance(of: clusters).width(at: size) }

        func item(x: Length, y: Length) -> DisplayItem {
            .text(TextRun(shaped, clusters: clusters, origin: Point(x: x, y: y), size: size))
        }
    }

    private func text(_ words: String, width: Length) -> SetText {
        let shaped = context.typesetter.shape(words, in: .regular)
        if shaped.advance.width(at: size) <= width { return whole(shaped) }
        return whole(context.typesetter.shape(words, in: .condensed))
    }

    private func whole(_ shaped: ShapedText) -> SetText {
        SetText(shaped: shaped, clusters: 0..<shaped.clusters.count, size: size)
    }

    /// A long name loses its end; the title of the document has all of it.
    private func shortened(_ name: String, _ width: Length) -> SetText? {
        let text = text(name, width: width)
        let cut = TextCut(
            context.typesetter.passingParagraph(name), in: text.shaped.face,
            TextCut.Room(width: width, size: size, mark: .nothing, markWidth: .zero))
        let kept = cut.lines[0].clusters
        return kept.isEmpty ? nil : SetText(shaped: text.shaped, clusters: kept, size: size)
    }
}
