import CCairo
import CalendarLayout

/// Copies display items onto any Cairo surface. It decides nothing: every position comes from the layout.
struct PagePainter {
    private let context: OpaquePointer
    private let library: FontLibrary
    private var shade: Shade?
    private var text = TextBatches()
    private let medium: Medium

    /// The content of a surface.
    enum Medium {
        /// Glyphs and shapes: SVG and PDF.
        case vectors
        /// One byte of lightness per pixel, stored as opacity. Glyphs are drawn as shapes, since Cairo would move them
        /// to whole pixels.
        case greyPixels
    }

    init(_ context: OpaquePointer, _ library: FontLibrary, medium: Medium) {
        (self.context, self.library, self.medium) = (context, library, medium)
        if medium == .greyPixels { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    }

    mutating func paint(_ page: Page) {
        // The surface loses its colour with each page.
        shade = nil
        paint(page.items)
        flushText()
    }

    private mutating func paint(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .text(let run):
                add(run)
                if let line = run.strike { paint([line]) }
            case .fill(let rect, let shade): fill(rect, shade)
            case .rules(let rules, let weight, let ink, let dash): stroke(rules, weight, ink, dash)
            case .outline(let shape, let weight, let ink, let fill): outline(shape, weight, ink, fill)
            case .clip(let rect, let items): clip(to: rect, items)
            // Only PDFs have links, and PDFRenderer writes those itself.
            case .link(_, _, let items): paint(items)
            case .group(let structure, let items):
                paint(items)
                // Texts of a cell do not overlap, so they are drawn font by font, not entry by entry.
                if !structure.role.isInCell { flushText() }
            }
        }
    }

    // MARK: Text

    private mutating func add(_ run: TextRun) {
        guard run.shaped.isSimple else { return showText(run) }
        let shaped = run.shaped
        let start = shaped.position(ofCluster: run.clusters.lowerBound).rawValue
        let glyphs = shaped.glyphs[shaped.glyphRange(of: run.clusters)]
        guard let font = glyphs.first?.font else { return }
        text.append(
            glyphs.lazy.map { cairo_glyph_t($0, start: start, run) }, ink: run.ink,
            font: library.scaledFont(font, size: run.size))
    }

    /// Text whose characters do not follow from its glyphs: ligatures, marks, several fonts, right to left.
    private mutating func showText(_ run: TextRun) {
        set(run.ink)
        for cluster in run.visualClusters {
            let range = cluster.index..<cluster.index + 1
            let shaped = run.shaped.glyphs[run.shaped.glyphRange(of: range)]
            guard let font = shaped.first?.font else { continue }
            let glyphs = shaped.map { cairo_glyph_t($0, start: -cluster.shift.rawValue, run) }
            let scaledFont = library.scaledFont(font, size: run.size)
            if medium == .greyPixels {
                text.append(glyphs, ink: run.ink, font: scaledFont)
            } else {
                cairo_set_scaled_font(context, scaledFont)
                CairoText(String(run.shaped.text(of: range))).show(glyphs, on: context)
            }
        }
    }

    private mutating func flushText() {
        for batch in text.waiting {
            set(batch.ink)
            batch.draw(on: context, asShapes: medium == .greyPixels)
        }
        text.removeAll()
    }

    // MARK: Shapes

    private mutating func fill(_ rect: Rect, _ shade: Shade) {
        flushText()
        set(shade)
        cairo_rectangle(
            context, rect.minX.inPoints, rect.minY.inPoints, rect.width.inPoints, rect.height.inPoints)
        cairo_fill(context)
    }

    private mutating func stroke(_ rules: [Rule], _ weight: Length, _ ink: Shade, _ dash: Dash?) {
        guard !rules.isEmpty else { return }
        flushText()
        set(ink)
        cairo_set_line_width(context, weight.inPoints)
        set(dash)
        for rule in rules.joined() {
            cairo_move_to(context, rule.from.x.inPoints, rule.from.y.inPoints)
            cairo_line_to(context, rule.to.x.inPoints, rule.to.y.inPoints)
        }
        cairo_stroke(context)
        if dash != nil { set(nil) }
    }

    private func set(_ dash: Dash?) {
        let lengths = dash.map { [$0.length.inPoints, $0.gap.inPoints] } ?? []
        cairo_set_dash(context, lengths, Int32(lengths.count), 0)
    }

    private mutating func outline(_ shape: Shape, _ weight: Length, _ ink: Shade, _ fill: Shade) {
        flushText()
        shape.edge.forEach(follow)
        cairo_close_path(context)
        set(fill)
        cairo_fill_preserve(context)
        set(ink)
        cairo_set_line_width(context, weight.inPoints)
        cairo_stroke(context)
    }

    private func follow(_ step: Shape.Step) {
        switch step {
        case .start(let point): cairo_move_to(context, point.x.inPoints, point.y.inPoints)
        case .line(let point): cairo_line_to(context, point.x.inPoints, point.y.inPoints)
        case .curve(let a, let b, let end):
            cairo_curve_to(
                context, a.x.inPoints, a.y.inPoints, b.x.inPoints, b.y.inPoints, end.x.inPoints, end.y.inPoints)
        }
    }

    private mutating func clip(to rect: Rect, _ items: [DisplayItem]) {
        flushText()
        cairo_save(context)
        cairo_rectangle(
            context, rect.minX.inPoints, rect.minY.inPoints, rect.width.inPoints, rect.height.inPoints)
        cairo_clip(context)
        paint(items)
        flushText()
        cairo_restore(context)
        shade = nil
    }

    private mutating func set(_ shade: Shade) {
        guard shade != self.shade else { return }
        let light = Double(100 - shade.inkPercent) / 100
        switch medium {
        case .vectors: cairo_set_source_rgb(context, light, light, light)
        case .greyPixels: cairo_set_source_rgba(context, 0, 0, 0, light)
        }
        self.shade = shade
    }
}

extension Structure.Role {
    /// True if the group is a part of a cell.
    fileprivate var isInCell: Bool {
        switch self {
        case .entries, .entry, .footEntry, .bar, .label, .value, .word: true
        default: false
        }
    }
}

extension cairo_glyph_t {
    /// A glyph at its position on the page; `start` is the start of the run in the shaped text.
    fileprivate init(_ glyph: ShapedText.Glyph, start: Int, _ run: TextRun) {
        let scale = run.size.inPoints / Double(Advance.unitsPerEm)
        self.init(
            index: UInt(glyph.id), x: run.origin.x.inPoints + Double(Int(glyph.x) - start) * scale,
            y: run.origin.y.inPoints + Double(glyph.y) * scale)
    }
}
