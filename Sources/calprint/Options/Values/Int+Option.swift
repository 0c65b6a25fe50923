import ArgumentParser

extension Int {
    /// From the command line. Throws `ValidationError` for what is no whole number within the range.
    init(option text: String, in range: ClosedRange<Int>) throws {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError("a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        self = number
    }
}
