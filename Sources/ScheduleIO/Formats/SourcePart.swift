/// One file of a source that has several.
public struct SourcePart: Sendable {
    /// The whole of the file.
    public let bytes: [UInt8]
    /// The name for messages.
    public let file: String

    /// A file's bytes, and its name for messages.
    public init(bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
    }
}
