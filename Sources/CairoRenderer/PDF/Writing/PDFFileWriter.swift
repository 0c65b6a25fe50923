import CalendarLayout
import CGLib

/// Writes a PDF object by object: small ones in object streams, streams on their own, and at the end the
/// cross-references.
final class PDFFileWriter {
    private let sink: ByteSink
    private let deflate: Deflate
    private var references = CrossReferences()
    private var waiting: ObjectStream?
    private var offset = 0
    private var line: [UInt8] = []
    /// The checksum of every byte so far, so that equal content gets an equal /ID.
    private let checksum = g_checksum_new(G_CHECKSUM_MD5)!

    init(_ deflate: Deflate, to sink: @escaping ByteSink) {
        (self.deflate, self.sink) = (deflate, sink)
    }

    deinit { g_checksum_free(checksum) }

    /// Writes the file's first line, and one that marks it as binary.
    func begin() throws {
        try emit([UInt8]("%PDF-1.7\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 10])
    }

    /// A number for an object that is written later.
    func allocate() -> Int { references.allocate() }

    /// Reserves `count` numbers for objects that are written later; returns the first.
    func allocate(_ count: Int) -> Int { references.allocate(count) }

    /// Writes a dictionary; `entries` writes its entries.
    func write(_ number: Int, _ entries: (inout DictionaryWriter) -> Void) throws {
        try add(number) { $0.append(dictionary: entries) }
    }

    /// Writes an object other than a stream.
    func write(_ number: Int, _ value: PDFValue) throws { try add(number) { $0.append(value) } }

    private func add(_ number: Int, _ write: (inout [UInt8]) -> Void) throws {
        if waiting?.isFull == true { try flush() }
        var stream = waiting.take() ?? ObjectStream(number: allocate())
        references[number] = .inStream(stream.number, index: stream.count)
        stream.add(number, write)
        waiting = stream
    }

    private func flush() throws {
        guard let stream = waiting.take() else { return }
        let objects = stream.packed
        try write(stream.number, packing: objects.bytes, objects.appendEntries)
    }

    // MARK: Tables

    /// A table for the objects that follow, with room for `columns` references in a row.
    func table(columns: Int) -> ObjectTable {
        ObjectTable(columns: columns, widest: references.count + 10 * ObjectStream.capacity)
    }

    /// Writes an object as a row of a table, after others of its kind; `value` writes it.
    func write(_ number: Int, to table: inout ObjectTable, _ value: (inout TableRows) -> Void) throws {
        if table.isFull { try flush(&table) }
        table.add(number, value)
    }

    /// Writes a table's rows and empties it.
    func flush(_ table: inout ObjectTable) throws {
        guard !table.objects.isEmpty else { return }
        let stream = allocate()
        for (index, object) in table.objects.enumerated() {
            references[object.number] = .inStream(stream, index: index)
        }
        let objects = table.takePacked()
        try write(stream, packing: objects.bytes, objects.appendEntries)
        table = self.table(columns: table.columns)
    }

    // MARK: Streams

    /// Writes a stream (ISO 32000-1, 7.3.8); its dictionary has `entries` and the length.
    func write(
        _ number: Int, data: UnsafeRawBufferPointer, _ entries: (inout DictionaryWriter) -> Void
    ) throws {
        references[number] = .offset(offset)
        try emit(stream: number, data, entries)
    }

    /// Compresses and writes a stream.
    func write(
        _ number: Int, packing bytes: [UInt8], _ entries: (inout DictionaryWriter) -> Void = { _ in }
    ) throws {
        try bytes.withUnsafeBytes { try write(number, packing: $0, entries) }
    }

    /// Compresses and writes a stream.
    func write(
        _ number: Int, packing bytes: UnsafeRawBufferPointer, _ entries: (inout DictionaryWriter) -> Void
    ) throws {
        references[number] = .offset(offset)
        try emit(stream: number, packing: bytes, entries)
    }

    private func emit(
        stream number: Int, packing bytes: UnsafeRawBufferPointer, _ entries: (inout DictionaryWriter) -> Void
    ) throws {
        let packed = try deflate.packed(bytes)
        try packed.withUnsafeBytes { packed in
            try emit(stream: number, packed) { dictionary in
                entries(&dictionary)
                dictionary.entry("Filter", .name("FlateDecode"))
            }
        }
    }

    private func emit(
        stream number: Int, _ data: UnsafeRawBufferPointer, _ entries: (inout DictionaryWriter) -> Void
    ) throws {
        line.removeAll(keepingCapacity: true)
        line.append(decimal: number)
        line.append(" 0 obj\n" as StaticString)
        line.append { dictionary in
            entries(&dictionary)
            dictionary.entry("Length", .integer(data.count))
        }
        line.append("\nstream\n" as StaticString)
        try emit(line)
        try emit(data)
        try emit([UInt8]("\nendstream\nendobj\n".utf8))
    }

    // MARK: The end

    /// Writes the cross-references and the end of the file.
    ///
    /// Throws ``PDFWritingError`` if an allocated object was not written, and what the sink throws.
    func finish(root: Int, info: Int) throws {
        try flush()
        if let missing = references.missing { throw PDFWritingError("object \(missing) was not written") }
        let identifier = PDFValue.hexadecimal(contentIdentifier)
        let (start, number) = (offset, allocate())
        references[number] = .offset(start)
        let (rows, widths) = references.takeTable()
        try rows.withUnsafeBytes { rows in
            try emit(stream: number, packing: rows) { trailer in
                // ISO 32000-1, tables 15 and 17
                trailer.entry("Type", .name("XRef"))
                trailer.entry("Size", .integer(references.count))
                trailer.entry("W", .array(widths.map { .integer($0) }))
                trailer.entry("Root", .reference(root))
                trailer.entry("Info", .reference(info))
                trailer.entry("ID", .array([identifier, identifier]))
                trailer.entry("DecodeParms", PNGPredictor.parameters(columns: widths.reduce(0, +)))
            }
        }
        try emit([UInt8]("startxref\n\(start)\n%%EOF\n".utf8))
    }

    private var contentIdentifier: String {
        let copy = g_checksum_copy(checksum)
        defer { g_checksum_free(copy) }
        return String(cString: g_checksum_get_string(copy))
    }

    private func emit(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { try emit($0) }
    }

    private func emit(_ bytes: UnsafeRawBufferPointer) throws {
        g_checksum_update(checksum, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        offset += bytes.count
        try sink(bytes)
    }
}
