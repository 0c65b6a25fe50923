/// A place in a user's file.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user named it; `-` is standard input.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// A place in a file; lines and columns count from 1.
    public init(file: String, line: Int, column: Int) {
        (self.file, self.line, self.column) = (file, line, column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `FILE:LINE:COLUMN`.
    public var description: String { "\(file):\(line):\(column)" }
}
