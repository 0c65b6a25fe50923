/// One file of a source that has several files.
public struct SourcePart: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// Its name in messages.
    public let file: String

    /// Creates a part from a file's bytes and its name in messages.
    public init(bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
    }
}
