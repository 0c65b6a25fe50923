import CSQLite

/// An SQL statement, prepared once and run any number of times.
final class Statement {
    private let handle: OpaquePointer
    private let database: Database
    private let library: csqlite_functions

    /// The value of a column or of a `?`.
    enum Value: Hashable {
        case null
        case integer(Int)
        case text(String)

        init(_ number: Int?) { self = number.map(Value.integer) ?? .null }

        init(_ text: String?) { self = text.map(Value.text) ?? .null }
    }

    init(_ handle: OpaquePointer, of database: Database, _ library: csqlite_functions) {
        (self.handle, self.database, self.library) = (handle, database, library)
    }

    deinit {
        _ = library.finalize(handle)
    }

    /// Runs it to the end.
    func run(_ values: [Value] = []) throws(StoreError) {
        try bind(values)
        while try step() {}
    }

    /// Restarts the statement with these values for its question marks.
    func bind(_ values: [Value]) throws(StoreError) {
        _ = library.reset(handle)
        for (index, value) in values.enumerated() {
            let code =
                switch value {
                case .null: library.bind_null(handle, Int32(index + 1))
                case .integer(let number): library.bind_int64(handle, Int32(index + 1), Int64(number))
                case .text(let text): bind(text, to: Int32(index + 1))
                }
            guard code == SQLITE_OK else { throw database.failure() }
        }
    }

    private func bind(_ text: String, to index: Int32) -> Int32 {
        var text = text
        // SQLITE_TRANSIENT, a macro that Swift does not import: SQLite makes a copy.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                // An empty text has no address, and SQLite would take that for NULL.
                $0.isEmpty
                    ? library.bind_text(handle, index, "", 0, copies)
                    : library.bind_text(handle, index, $0.baseAddress, Int32($0.count), copies)
            }
        }
    }

    /// Steps to the next row; returns false at the end.
    func step() throws(StoreError) -> Bool {
        switch library.step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            _ = library.reset(handle)
            return false
        default:
            let failure = database.failure()
            _ = library.reset(handle)
            throw failure
        }
    }

    /// Releases a row that is not the last.
    func reset() { _ = library.reset(handle) }

    /// Returns the number in a column, from 0; nil for NULL.
    func integer(_ column: Int32) -> Int? {
        library.column_type(handle, column) == SQLITE_NULL ? nil : Int(library.column_int64(handle, column))
    }

    /// Returns the text in a column, from 0; nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let bytes = library.column_text(handle, column) else { return nil }
        let count = Int(library.column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
