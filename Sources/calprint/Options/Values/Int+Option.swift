import ArgumentParser

extension Int {
    /// Reads a value of the command line. Throws `ValidationError` unless it is a whole number within the range.
    init(option text: String, in range: ClosedRange<Int>) throws {
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError("a whole number from \(range.lowerBound) to \(range.upperBound) is expected")
        }
        self = number
    }
}
