/// The tags of groups and values in a message (RFC 8010, section 3.5).
enum IPPTag {
    static let operation: Int32 = 0x01
    static let job: Int32 = 0x02
    static let printer: Int32 = 0x04
    static let unsupported: Int32 = 0x05

    static let integer: Int32 = 0x21
    static let boolean: Int32 = 0x22
    static let enumeration: Int32 = 0x23
    static let range: Int32 = 0x33
    static let name: Int32 = 0x42
    static let keyword: Int32 = 0x44
    static let uri: Int32 = 0x45
    static let mimeType: Int32 = 0x49
}
