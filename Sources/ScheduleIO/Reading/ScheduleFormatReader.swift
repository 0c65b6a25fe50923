/// One input format: a folder of its own, and a case of ``ScheduleFormat``.
protocol ScheduleFormatReader {
    /// Whether the beginning of a file (its first 4,096 bytes, without byte order mark) looks like this format.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether it can be nothing else: a format that is recognised by little asks for more here.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Reads a file that is not empty and not UTF-16.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult
}

extension ScheduleFormatReader {
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool { recognizes(head) }
}
