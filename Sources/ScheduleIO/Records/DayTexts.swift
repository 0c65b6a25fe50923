import CalendarCore

/// The texts of one day, in the order of the lines.
struct DayTexts {
    private(set) var inOrder: [LineText] = []
    /// The lines with a text, as bits.
    private var lines: UInt32 = 0

    mutating func insert(_ text: LineText, line: Int) {
        if inOrder.isEmpty { inOrder.reserveCapacity(4) }
        if lines >> UInt32(line) == 0 {
            inOrder.append(text)
        } else {
            let earlier = lines & (1 << UInt32(line) - 1)
            inOrder.insert(text, at: earlier.nonzeroBitCount)
        }
        lines |= 1 << UInt32(line)
    }
}
