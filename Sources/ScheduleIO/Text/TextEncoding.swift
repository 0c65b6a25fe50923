/// The encoding of a text file.
public enum TextEncoding: Hashable, CaseIterable, Sendable {
    /// UTF-8 (RFC 3629).
    case utf8
    /// UTF-16, little-endian (RFC 2781).
    case utf16LittleEndian
    /// UTF-16, big-endian (RFC 2781).
    case utf16BigEndian
    /// Windows' code page of Western Europe; its letters are those of ISO 8859-1.
    case windows1252
    /// Windows' code page of Central Europe.
    case windows1250
    /// The encoding of the old Macintosh, which Excel's "CSV (Macintosh)" still writes.
    case macRoman

    /// The name of the character set (IANA), as `--encoding` takes it.
    public var name: String {
        switch self {
        case .utf8: "utf-8"
        case .utf16LittleEndian: "utf-16le"
        case .utf16BigEndian: "utf-16be"
        case .windows1252: "windows-1252"
        case .windows1250: "windows-1250"
        case .macRoman: "macintosh"
        }
    }

    /// The name in messages.
    var title: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .windows1252: "Windows-1252"
        case .windows1250: "Windows-1250"
        case .macRoman: "Mac Roman"
        }
    }

    /// Finds the encoding with this name (IANA) or usual alias, in any case; returns nil for any other name.
    ///
    /// `utf-16` is little-endian unless a byte order mark says otherwise. `iso-8859-1` and `us-ascii` are read as
    /// Windows-1252, which has the same letters and more.
    public init?(name: String) {
        let word = String(
            String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { !"-_ :".unicodeScalars.contains($0) }))
        switch word {
        case "utf8", "utf8sig", "unicode11utf8": self = .utf8
        case "utf16", "utf16le", "unicode", "ucs2": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "windows1252", "cp1252", "1252", "win1252", "ansi", "iso88591", "latin1", "l1", "usascii", "ascii":
            self = .windows1252
        case "windows1250", "cp1250", "1250", "win1250": self = .windows1250
        case "macintosh", "macroman", "mac", "xmacroman", "csmacintosh", "applemacroman": self = .macRoman
        default: return nil
        }
    }

    /// Nil for UTF-8 and UTF-16.
    var table: SingleByteTable? {
        switch self {
        case .windows1252: .windows1252
        case .windows1250: .windows1250
        case .macRoman: .macRoman
        default: nil
        }
    }
}
