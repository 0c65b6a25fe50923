import CCairo
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The writer's input is Cairo's bytes: here they are cut and changed, and come in pieces of many sizes.
@Suite(.serialized) struct HostileDrawingTests {
    private let recording: RecordedDrawing

    init() throws {
        recording = try RecordedDrawing()
    }

    @Test(arguments: [1, 2, 3, 7, 16, 61, 256, 1 << 12, 1 << 16, 1 << 20])
    func `pieces of every size make the same file`(size: Int) throws {
        #expect(try recording.finished(piece: size, patience: size) == recording.expected)
    }

    @Test func `a drawing that ends early is no file`() throws {
        let bytes = recording.phases.reduce(0) { $0 + $1.count }
        for end in stride(from: 0, to: bytes, by: 97) {
            #expect(throws: PDFWritingError.self, "\(end) of \(bytes) bytes") {
                try recording.finished { bytes, start, _ in Array(bytes.prefix(max(0, end - start))) }
            }
        }
    }

    /// Changes that go unnoticed do no harm: qpdf finds nothing wrong with the result.
    @Test func `a drawing that is changed is an error or makes a sound file`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        var (refused, sound) = (0, 0)
        for round in 0..<600 {
            let mutation = Mutation(&random, of: recording)
            guard let file = try? recording.finished(changing: mutation.apply) else {
                refused += 1
                continue
            }
            guard file != recording.expected else { continue }
            sound += 1
            let faults = try structuralFaults(of: file)
            #expect(faults == nil, "seed \(seed), round \(round): \(mutation)\n\(faults ?? "")")
        }
        #expect(refused > 100, "seed \(seed): refused \(refused), sound \(sound)")
    }
}

/// A change of a few bytes.
private struct Mutation: CustomStringConvertible {
    let phase: Int
    let place: Int
    let old: Int
    let new: [UInt8]

    init(_ random: inout SplitMix64, of recording: RecordedDrawing) {
        phase = Int.random(in: 0..<recording.phases.count, using: &random)
        let bytes = recording.phases[phase]
        place = Int.random(in: 0..<bytes.count, using: &random)
        old = Int.random(in: 0...min(8, bytes.count - place), using: &random)
        let alphabet: [UInt8] =
            Bool.random(using: &random) ? Array(0...255) : Array("0123456789 <>[]()/%\\RfTendobjstream\n-.".utf8)
        new = (0..<Int.random(in: 0...8, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
    }

    func apply(_ bytes: [UInt8], _ start: Int, _ phase: Int) -> [UInt8] {
        guard phase == self.phase else { return bytes }
        return Array(bytes[..<place]) + new + Array(bytes[(place + old)...])
    }

    var description: String { "\(old) bytes at \(place) of phase \(phase) become \(new)" }
}

/// Cairo's bytes for some pages, page by page, and the end.
private struct RecordedDrawing {
    private(set) var phases: [[UInt8]] = []
    private(set) var expected: [UInt8] = []
    private let pages: [Page]
    private let library: FontLibrary

    init() throws {
        library = try FontLibrary()
        pages = try RecordedDrawing.twoMonths(library)
        let output = Output()
        let writer = try PDFDocumentWriter(.ofTests, library, .accessible, mostWaiting: 1) {
            output.bytes.append(contentsOf: $0)
        }
        let cairo = Output()
        let stream = SinkStream { cairo.bytes.append(contentsOf: $0) }
        let surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)!
        let context = cairo_create(surface)!
        for page in pages {
            guard try writer.add(page), let specimen = writer.beginSpecimen() else { continue }
            cairo_pdf_surface_set_size(surface, specimen.pageSize.width, specimen.pageSize.height)
            specimen.draw(on: context)
            cairo_show_page(context)
            phases.append(cairo.bytes)
            try cairo.bytes.withUnsafeBytes { try writer.write($0) }
            cairo.bytes = []
            try writer.writeWaiting()
        }
        cairo_surface_finish(surface)
        phases.append(cairo.bytes)
        try cairo.bytes.withUnsafeBytes { try writer.write($0) }
        try writer.finish()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        expected = output.bytes
    }

    private static func twoMonths(_ library: FontLibrary) throws -> [Page] {
        var calendar = CalendarPages(
            try .clinic(), months: try #require(MonthRange(from: "2025-01".month, to: "2025-02".month)),
            typesetter: Typesetter(PangoMeasurer(library)))
        var pages: [Page] = []
        while let page = try calendar.next() { pages.append(page.page) }
        return pages
    }

    /// Finishes the drawing again, with other bytes, in pieces.
    func finished(
        piece: Int = 1 << 16, patience: Int = 1 << 16,
        changing change: (_ bytes: [UInt8], _ start: Int, _ phase: Int) -> [UInt8] = { bytes, _, _ in bytes }
    ) throws -> [UInt8] {
        let output = Output()
        let writer = try PDFDocumentWriter(.ofTests, library, .accessible, patience: patience, mostWaiting: 1) {
            output.bytes.append(contentsOf: $0)
        }
        var (phase, start) = (0, 0)
        func replay() throws {
            let bytes = change(phases[phase], start, phase)
            for low in stride(from: 0, to: bytes.count, by: piece) {
                try bytes[low..<min(bytes.count, low + piece)].withUnsafeBytes { try writer.write($0) }
            }
            (phase, start) = (phase + 1, start + phases[phase].count)
        }
        for page in pages where try writer.add(page) {
            #expect(writer.beginSpecimen() != nil)
            try replay()
            try writer.writeWaiting()
        }
        try replay()
        try writer.finish()
        return output.bytes
    }

    private final class Output {
        var bytes: [UInt8] = []
    }
}
