import CFonts
import CalendarLayout

@testable import CairoRenderer

extension FuzzTarget {
    /// A font's file: HarfBuzz reads it, and makes a subset of its first glyphs, or says that it is damaged.
    static let font = FuzzTarget("font", seeds: { [try smallFont()] }) {
        { input in
            input.withUnsafeBufferPointer { bytes in
                guard bytes.baseAddress != nil else { return }
                let program = FontProgram(bytes: bytes)
                _ = (program.postScriptName, program.outlines, FontMetrics(program), program.glyph(of: "A"))
                guard let subset = try? FontSubset(of: program, glyphs: 1...9) else { return }
                _ = subset.draws(1...9, like: program)
                let codes = [UInt16](33...41).enumerated().map { ($1, subset.number(of: UInt32($0 + 1))) }
                let file = subset.program(mapping: Dictionary(uniqueKeysWithValues: codes))
                require(file.count + subset.compactProgram.count > 0, "a subset without a table")
            }
        }
    }

    /// A face of a few glyphs: a mutation of a whole one would seldom meet a table that matters.
    private static func smallFont() throws -> [UInt8] {
        let face = calprint_font_at(0).pointee
        let program = FontProgram(bytes: UnsafeBufferPointer(start: face.bytes, count: face.count))
        let glyphs = (65...90).compactMap { program.glyph(of: Unicode.Scalar($0)) }
        return try FontSubset(of: program, glyphs: glyphs)!.program(mapping: [65: 1]).withBytes { Array($0) }
    }
}
