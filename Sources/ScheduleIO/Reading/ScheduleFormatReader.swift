/// A reader for one input format. Each format has a folder of its own and a case of `ScheduleFormat`.
protocol ScheduleFormatReader {
    /// Returns true if the beginning of a file (its first 4,096 bytes, without byte order mark) looks like this format.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Returns true if it can only be this format. Formats recognized by little evidence require more here.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Reads a file that is neither empty nor UTF-16.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult
}

extension ScheduleFormatReader {
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool { recognizes(head) }
}
