import CCairo
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The same texts and shapes at the same places, drawn by Cairo alone, and its colours called by their grey names.
///
/// Each text starts anew, as in a finished file: otherwise Cairo would place each text relative to another, and round
/// on the way.
struct CairoReference {
    let pdf: [UInt8]

    /// True if Cairo cuts the widths of glyphs to whole thousandths of an em, as we do. Since 1.18 it does not, and
    /// readers put its letters elsewhere, by up to a thousandth of an em a letter.
    static let isComparable = cairo_version() < 11_800
    static let otherwise: Comment =
        "Cairo 1.18 and later writes widths of glyphs in fractions: its pixels are not compared"

    init(_ pages: [Page], _ library: FontLibrary) throws {
        var bytes: [UInt8] = []
        let stream = SinkStream { bytes.append(contentsOf: $0) }
        let surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)!
        let context = cairo_create(surface)!
        var painter = PagePainter(context, library, medium: .vectors)
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.mediaBox.width.inPoints, page.mediaBox.height.inPoints)
            for item in PageStructure(page).items {
                cairo_tag_begin(context, "Span", nil)
                painter.paint(Page(item, like: page))
                cairo_tag_end(context, "Span")
            }
            cairo_show_page(context)
        }
        cairo_surface_finish(surface)
        try stream.check(cairo_status(context))
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        pdf = try CairoReference.grey(bytes)
    }

    /// Writes `0 0 0 rg` as `0 g`, and drops the group that would mix greys as colours.
    private static func grey(_ pdf: [UInt8]) throws -> [UInt8] {
        try withTemporaryFolder { folder in
            let (drawn, plain) = (folder.appending(path: "drawn.pdf"), folder.appending(path: "plain.pdf"))
            try Data(pdf).write(to: drawn)
            _ = try requireSuccess(of: "qpdf", ["--qdf", "--object-streams=disable", drawn.path, plain.path])
            return try requireSuccess(of: "python3", ["-c", greying, plain.path]).stdout
        }
    }

    /// Keeps every length, so that all offsets stay true.
    private static let greying = """
        import re, sys
        pdf = open(sys.argv[1], 'rb').read()
        pdf = re.sub(rb'([\\d.]+) \\1 \\1 (rg|RG)', lambda m: (m[1] + b' ' + (b'g' if m[2] == b'rg' else b'G')).ljust(len(m[0])), pdf)
        sys.stdout.buffer.write(pdf.replace(b'/Group', b'/Grouq'))
        """
}

extension Page {
    fileprivate init(_ item: MarkedSequence.Item, like page: Page) {
        let item =
            switch item {
            // The line through it is an item of its own.
            case .text(let run, _): DisplayItem.text(run.withoutStrike)
            case .other(let item): item
            }
        self.init(mediaBox: page.mediaBox, items: [item], label: page.label, outline: page.outline)
    }
}

extension TextRun {
    /// The run without the line through it.
    fileprivate var withoutStrike: TextRun {
        TextRun(shaped.striking(false), clusters: clusters, origin: origin, size: size, ink: ink)
    }
}
