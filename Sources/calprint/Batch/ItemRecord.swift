import Glibc
import ScheduleIO

/// What an item's file was drawn from, kept beside the files: a file for each item, replaced as a whole.
struct ItemRecord: Equatable {
    /// A digest of everything that the file depends on.
    let key: String
    /// The file's name within the folder of the batch.
    let output: String
    /// A digest of the file's content.
    let content: String

    private static let heading = "calprint-item 1"

    private var text: String { "\(ItemRecord.heading)\n\(key)\n\(content)\n\(output)\n" }

    /// The record of an item; nil if there is none, or only a damaged one.
    static func read(_ id: String, in folder: OutputFolder) -> ItemRecord? {
        guard let bytes = try? SourceFile.read("\(folder.records)/\(id)") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 4, lines[0] == heading else { return nil }
        let record = ItemRecord(key: lines[1], output: lines[3], content: lines[2])
        return record.text.utf8.elementsEqual(bytes) ? record : nil
    }

    /// Whether the file is there, as it was drawn.
    func isKept(in folder: OutputFolder) -> Bool {
        guard let bytes = try? SourceFile.read(folder.path(of: output)) else { return false }
        return ContentDigest.of(bytes) == content
    }

    /// After the file has its place: what a killed run does not remember is drawn again.
    func write(_ id: String, in folder: OutputFolder) throws {
        let file = try AtomicFile("\(folder.records)/\(id)", mode: nil)
        defer { file.abandon() }
        try file.write { sink in try Array(text.utf8).withUnsafeBytes(sink) }
        try file.commit()
    }
}
