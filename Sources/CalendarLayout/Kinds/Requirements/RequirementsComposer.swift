import CalendarCore

/// Turns a planned page of documents into display items.
struct RequirementsComposer: PeopleTable {
    let plan: RequirementsPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int

    var matrix: RequirementMatrix { plan.contents.matrix }
    var metrics: RequirementsMetrics { plan.contents.metrics }
    var geometry: RosterGeometry { plan.geometry }

    func compose() -> LaidOutPage {
        let title = style.titled(phrases.documents.filled(["title": locale.shortDateWithYear(matrix.date)]))
        let legend = legend()
        let rows = [headerRow()] + plan.people.enumerated().map(row) + feet()
        let items: [DisplayItem] = [
            .group(Structure(.artifact), boxes() + legend.shapes + tableRules()),
            context.frame.heading(title, reserve: legend.width),
            .group(Structure(.notes), legend.words), .group(Structure(.table, frame: geometry.table), rows),
        ]
        let outline = plan.isFirst ? Page.Outline(title) : nil
        let page = context.frame.page(
            items, label: plan.isFirst ? title : label(title, page: number), outline: outline)
        return LaidOutPage(
            page, number: number, kind: RequirementsPage.name, span: plan.span,
            type: BodyType(.condensed, size: metrics.size), placements: [])
    }

    // MARK: Heads

    private func headerRow() -> DisplayItem {
        let cells = geometry.cells(of: geometry.header)
        let corner = DisplayItem.group(Structure(.cell, frame: cells.head), [])
        let heads = zip(plan.documents, cells.columns).map { document, cell in
            DisplayItem.group(
                Structure(.columnHeader, frame: cell),
                head(plan.contents.heads[document], in: cell, inset: metrics.inset / 2))
        }
        let counts = zip([(phrases.now, FontFace.bold), (phrases.soon, .regular)], cells.ends).map { word, cell in
            let text = typesetter.word(word.0, in: [word.1, .condensed], size: metrics.size, fitting: cell.width)
            return DisplayItem.group(
                Structure(.columnHeader, frame: cell),
                [centred(text, in: cell, at: headBaseline(in: cell), size: metrics.size)])
        }
        return .group(Structure(.headerRow, frame: geometry.header), [corner] + heads + counts)
    }

    private func headBaseline(in cell: Rect) -> Length {
        let leading = metrics.size * 6 / 5
        return cell.maxY - metrics.inset / 2 - leading
            + typesetter.baseline(of: .bold, size: metrics.size, leading: leading)
    }

    private func row(_ row: Int, _ person: Int) -> DisplayItem {
        let area = geometry.rows[row]
        let cells = geometry.cells(of: area)
        let own = zip(plan.documents, cells.columns).map { item(matrix[person, $0], in: $1) }
        let counts = plan.hasEnds ? self.counts(matrix.cells(ofPerson: person), in: cells.ends) : []
        let head = plan.contents.names.rowHead(person, in: cells.head, direction)
        return .group(Structure(.row, frame: area), [head] + own + counts)
    }

    // MARK: Cells

    private func item(_ cell: RequirementMatrix.Cell, in area: Rect) -> DisplayItem {
        let words = words(of: cell)
        let face = face(of: cell)
        let text = typesetter.word(words.text, in: face)
        let size = text.size(atMost: metrics.size, fitting: area.width - metrics.boxGap * 3)
        return .group(
            Structure(.cell, frame: area, spoken: words.spoken),
            [
                centred(
                    text, in: area, at: baseline(of: face, size: size, centredIn: area), size: size, ink: ink(of: cell))
            ])
    }

    /// Bold for documents that need attention, and for the dot, which is small.
    func face(of cell: RequirementMatrix.Cell) -> FontFace {
        cell.isWanting || cell.isSoon || cell == .notRequired ? .condensedBold : .condensed
    }

    private func ink(of cell: RequirementMatrix.Cell) -> Shade { cell.isWanting ? .white : .black }

    private func words(of cell: RequirementMatrix.Cell) -> (text: String, spoken: String) {
        func date(_ date: CivilDate, _ state: String) -> (String, String) {
            (locale.shortDateWithYear(date), "\(state): \(locale.fullDate(date))")
        }
        return switch cell {
        case .notRequired: ("·", phrases.notRequired)
        case .missing: (phrases.missing, phrases.missing)
        case .expired(let end): date(end, phrases.missingOrExpired)
        case .expiresSoon(let end): date(end, phrases.soon)
        case .valid(let end): date(end, phrases.fine)
        case .unlimited: ("✓", phrases.fine)
        }
    }

    /// The boxes of what is wanting or expires soon.
    private func boxes() -> [DisplayItem] {
        plan.people.enumerated().flatMap { row, person in
            zip(plan.documents, geometry.cells(of: geometry.rows[row]).columns).compactMap { document, area in
                box(of: matrix[person, document], in: area.inset(by: metrics.boxGap))
            }
        }
    }

    func box(of cell: RequirementMatrix.Cell, in area: Rect) -> DisplayItem? {
        guard cell.isWanting || cell.isSoon else { return nil }
        let weight = scale.stroke(StrokeWeight.border)
        return .outline(
            .roundedRect(area.inset(by: weight / 2), radius: metrics.radius), weight: weight,
            fill: cell.isWanting ? .black : .white)
    }

    // MARK: Counts

    private func counts(_ cells: [RequirementMatrix.Cell], in areas: [Rect]) -> [DisplayItem] {
        [cells.count(where: \.isWanting), cells.count(where: \.isSoon)].enumerated().map { index, count in
            self.count(count, isBold: index == 0, in: areas[index])
        }
    }

    private func count(_ count: Int, isBold: Bool, in area: Rect) -> DisplayItem {
        let text = typesetter.word(count == 0 ? "–" : locale.number(count), in: isBold ? .bold : .regular)
        let y = baseline(of: text.face, size: metrics.size, centredIn: area)
        return .group(
            Structure(.cell, frame: area, spoken: locale.number(count)),
            [centred(text, in: area, at: y, size: metrics.size)])
    }

    /// The counts of each document, and of all.
    private func feet() -> [DisplayItem] {
        guard plan.hasFeet else { return [] }
        let labels = [
            phrases.missingOrExpired, phrases.toRenew.filled(["date": locale.shortDateWithYear(matrix.soon)]),
        ]
        return zip(geometry.feet, labels).enumerated().map { index, row in
            let cells = geometry.cells(of: row.0)
            let isWanted: (RequirementMatrix.Cell) -> Bool = index == 0 ? \.isWanting : \.isSoon
            let counts = zip(plan.documents, cells.columns).map { document, area in
                count(matrix.cells(ofDocument: document).count(where: isWanted), isBold: index == 0, in: area)
            }
            let all = matrix.documents.indices.map { matrix.cells(ofDocument: $0).count(where: isWanted) }.reduce(0, +)
            let ends = cells.ends.enumerated().map { column, area in
                column == index
                    ? count(all, isBold: index == 0, in: area) : .group(Structure(.cell, frame: area), [])
            }
            return .group(
                Structure(.row, frame: row.0), [label(row.1, isBold: index == 0, in: cells.head)] + counts + ends)
        }
    }

    private func label(_ words: String, isBold: Bool, in area: Rect) -> DisplayItem {
        let faces: [FontFace] = isBold ? [.bold, .condensedBold] : [.regular, .condensed]
        let indent = plan.contents.names.indent
        let text = typesetter.word(words, in: faces, size: metrics.size, fitting: area.width - indent - metrics.inset)
        let size = text.size(atMost: metrics.size, fitting: area.width - indent - metrics.inset)
        let y = baseline(of: text.face, size: size, centredIn: area)
        return .group(Structure(.rowHeader, frame: area), [item(text, .start(indent), in: area, at: y, size: size)])
    }
}
