import GoldenSupport
import Testing

@testable import CairoRenderer
@testable import CalendarLayout

/// Texts with a line through them.
@Suite struct StruckTextTests {
    private func drawing() throws -> ItemDrawing {
        try ItemDrawing { page in
            let run = try page.run("BELACQUA")
            let gone = TextRun(run.shaped.striking(), origin: run.origin, size: run.size)
            return [
                .group(
                    Structure(.entries),
                    [
                        .group(
                            Structure(.entry, spoken: "no longer: BELACQUA"),
                            [
                                .group(Structure(.label), [try page.text("CALL", x: 2)]),
                                .group(Structure(.value), [.text(gone)]),
                            ])
                    ])
            ]
        }
    }

    @Test func `the structure says so`() throws {
        let drawing = try drawing()
        let plain = try drawing.plainPDF()
        #expect(plain.contains("/TextDecorationType /LineThrough"))
        #expect(plain.contains("no longer: BELACQUA"))
        let read = try drawing.structure().filter { !$0.hasPrefix("Object") }
        #expect(read.contains { $0.hasPrefix("Span") } && read.contains("\"BELACQUA\""))
        #expect(try structuralFaults(of: drawing.pdf()) == nil)
    }

    @Test func `the line is drawn in every form`() throws {
        let bare = try ItemDrawing { page in [try page.text("BELACQUA")] }
        let struck = try ItemDrawing { page in
            let run = try page.run("BELACQUA")
            return [.text(TextRun(run.shaped.striking(), origin: run.origin, size: run.size))]
        }
        let (without, with) = (try bare.png(), try struck.png())
        #expect(with.ink > without.ink)
        #expect(try struck.raster().ink > bare.raster().ink)
    }
}

extension Raster {
    /// How much of it is black.
    fileprivate var ink: Int { pixels.reduce(0) { $0 + 255 - Int($1) } }
}
