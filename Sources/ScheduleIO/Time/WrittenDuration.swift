/// A duration as written: `P1W`, `P1DT2H30M`, `-PT15M` (RFC 5545, 3.3.6).
struct WrittenDuration {
    /// The length in seconds on the wall clock.
    let seconds: Int

    /// Returns nil if the form is different. Units may be missing or repeated, in any order.
    init?(_ text: ArraySlice<UInt8>) {
        let seconds = text.withUnsafeBufferPointer { bytes -> Int? in
            var fields = ASCIIFields(bytes)
            let sign = fields.skip("-", or: "+") == "-" ? -1 : 1
            return WrittenDuration.length(&fields).map { sign * $0 }
        }
        guard let seconds else { return nil }
        self.seconds = seconds
    }

    private static func length(_ fields: inout ASCIIFields) -> Int? {
        guard fields.skip("P", or: "p") != nil else { return nil }
        var (seconds, units, isTime) = (0, 0, false)
        while !fields.isAtEnd {
            if fields.skip("T", or: "t") != nil {
                isTime = true
                continue
            }
            guard let number = fields.number(), let unit = unit(&fields, isTime: isTime) else { return nil }
            (seconds, units) = (seconds + number * unit, units + 1)
        }
        return units > 0 ? seconds : nil
    }

    private static func unit(_ fields: inout ASCIIFields, isTime: Bool) -> Int? {
        let units: [(Unicode.Scalar, Unicode.Scalar, Int)] =
            isTime
            ? [("H", "h", 3600), ("M", "m", 60), ("S", "s", 1)]
            : [("W", "w", 7 * WallTime.secondsPerDay), ("D", "d", WallTime.secondsPerDay)]
        return units.first { fields.skip($0.0, or: $0.1) != nil }?.2
    }
}
