import CCairo
import CalendarCore
import CalendarLayout

@testable import CairoRenderer

extension FuzzTarget {
    /// Cairo's file for a page. Its content stream is plain in an input; it is compressed for the reader.
    static let cairo = FuzzTarget("cairo", seeds: { [try PageDrawing().recording()] }) {
        let drawing = try PageDrawing()
        return { input in
            do {
                try drawing.finish(with: try PackedStreams(input).bytes)
            } catch {
                require(error is PDFWritingError, "\(error)")
            }
        }
    }

    /// What reads a specimen's content stream, dictionaries, and values to copy.
    static let cairoContent = FuzzTarget("cairo-content") {
        { input in
            input.withUnsafeBytes { bytes in
                var reader = SpecimenReader(lineCount: 9) { name, _ in name.utf8.count }
                _ = try? reader.read(input)
                if let dictionary = try? PDFDictionary(bytes) {
                    _ = try? CairoObjectKind(dictionary)
                    _ = try? FontStream.entries(dictionary)
                }
                var copy: [UInt8] = []
                try? ObjectCopy { $0 }.append(bytes, to: &copy)
            }
        }
    }
}

/// A page, and the writer that makes a PDF of it and of Cairo's bytes.
private struct PageDrawing {
    private let library: FontLibrary
    private let page: Page

    init() throws {
        library = try FontLibrary()
        let month = YearMonth(year: 2025, month: 1)!
        let texts = ScheduleLine.defaults.map { LineText(key: $0.key, text: "Dr. Núñez Жук") }
        let days = [1, 9, 31].map { DayRecord(date: CivilDate(year: 2025, month: 1, day: $0)!, texts: texts) }
        let schedule = Schedule.merging(lines: ScheduleLine.defaults, days: days, notes: [], events: []).schedule
        var calendar = CalendarPages(schedule, months: [month], typesetter: Typesetter(PangoMeasurer(library)))
        page = try calendar.next()!.page
    }

    /// Makes the PDF, given all of Cairo's bytes in pieces.
    func finish(with cairo: [UInt8]) throws {
        try drawing { writer, _ in
            for start in stride(from: 0, to: cairo.count, by: 1000) {
                try cairo[start..<min(start + 1000, cairo.count)].withUnsafeBytes { try writer.write($0) }
            }
        }
    }

    private func drawing(_ draw: (PDFDocumentWriter, Specimen) throws -> Void) throws {
        let writer = try PDFDocumentWriter(.ofFuzzing, library, .accessible, patience: 500, mostWaiting: 1) { _ in }
        guard try writer.add(page), let specimen = writer.beginSpecimen() else { return }
        try draw(writer, specimen)
        try writer.writeWaiting()
        try writer.finish()
    }

    /// Cairo's own bytes, with the content stream plain.
    func recording() throws -> [UInt8] {
        let cairo = Output()
        try drawing { writer, specimen in
            let stream = SinkStream { cairo.bytes.append(contentsOf: $0) }
            let surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)!
            let context = cairo_create(surface)!
            cairo_pdf_surface_set_size(surface, specimen.pageSize.width, specimen.pageSize.height)
            specimen.draw(on: context)
            cairo_show_page(context)
            cairo_surface_finish(surface)
            try cairo.bytes.withUnsafeBytes { try writer.write($0) }
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        return try PackedStreams.unpackingFirst(of: cairo.bytes)
    }

    private final class Output {
        var bytes: [UInt8] = []
    }
}
