import Foundation
import Testing

@testable import ScheduleIO

/// A long text is normalized in pieces, as it would be in one.
@Suite struct NormalizationFormCTests {
    @Test(arguments: [
        "ÿ", "a\u{308}", "e\u{323}\u{302}", "x", "Z\u{301}\u{327}y", "\u{1112}\u{1161}\u{11AB}", "\u{9C7}\u{9BE}", "日本",
        "\u{1F469}\u{200D}\u{1F4BB}", "\u{212B}ab",
    ])
    func `pieces join as if they were one`(unit: String) {
        for count in [1, 700, 3000, 20_000] {
            for head in ["", "b", "éé"] {
                var text = head + String(repeating: unit, count: count)
                let expected = text.precomposedStringWithCanonicalMapping
                let found = text.withUTF8 { NormalizationFormC.text(UnsafeRawBufferPointer($0)) }
                #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(count)")
            }
        }
    }
}
