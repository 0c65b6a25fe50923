import CalendarCore
import Testing

@testable import ScheduleIO

@Suite struct PlainLettersTests {
    @Test func `every character has a plain form`() {
        let long = (UInt32(0x20)...0x2FFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
            PlainLetters.of(String(scalar)).unicodeScalars.count > 4
        }
        #expect(long.isEmpty, "\(long)")
    }

    @Test func `capitals without a small letter stay`() {
        #expect(PlainLetters.of("\u{3D2}\u{1D400}") == "\u{3D2}\u{1D400}")
        #expect(read("Date,\u{1D400}\n2026-03-01,x\n").errors.isEmpty)
    }
}
